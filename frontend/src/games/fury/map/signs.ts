/** How the pencil draws its signs about (0, 0), by hand: an open ring, a cross. */
export const SIGNS: Record<string, string> = {
  possible: "M13.5-5C8-15-9-15.5-14-3.5C-18 8-6 16.5 4 14.5C14 12.5 18.5 1 12.5-7.5",
  excluded: "M-12-11.5L12.5 12M11.5-12.5L-12 11.5",
};
