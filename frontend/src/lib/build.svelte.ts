/** Which pages these are: the server says which it has, and after an update those that are open are old. */
const own = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="whitby-build"]')?.content ?? "";

class Build {
  outdated = $state(false);
  readonly own = own;

  /** The server has these pages; where one of the two says nothing, nothing is known. */
  heard(servers: string | undefined): void {
    if (own && servers) this.outdated = own !== servers;
  }

  /** A part of this page is not there any more. */
  missing = (): void => {
    if (own) this.outdated = true;
  };
}

export const build = new Build();
