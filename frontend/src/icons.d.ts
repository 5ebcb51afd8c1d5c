declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:coast" {
  export const land: string;
  export const graticule: string;
}
