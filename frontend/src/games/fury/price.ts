/** What a choice costs, in words. */
import { w } from "../../lib/app.svelte";

/** Its price; where the sides of an edition pay with different things, what this seat pays with. */
export function paid(cubes: number, seat: string): string {
  if (!cubes) return "";
  return w().maybe(`price-${seat === "dracula" ? "dracula" : "hunter"}`, { cubes }) || w().t("price", { cubes });
}
