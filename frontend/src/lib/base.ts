/** Where the page lives: below "/", or below the prefix that the server has written into index.html. Inside the page, paths are without it. */
const said = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="whitby-base"]')?.content ?? "";
const base = said.startsWith("/") ? said : "/"; // Vite's own server writes nothing

/** The address of a path of the page or of the server. */
export const address = (path: string) => base + path.slice(1);

/** The path that an address of the browser means. */
export const pathOf = (address: string) => (address.startsWith(base) ? "/" + address.slice(base.length) : address);
