declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
  export const groups: Record<string, () => Promise<{ default: Record<string, string> }>>;
}

declare module "virtual:coast" {
  export const land: string;
  export const graticule: string;
}

declare module "virtual:covers" {
  export const coasts: Partial<Record<string, string>>;
}
