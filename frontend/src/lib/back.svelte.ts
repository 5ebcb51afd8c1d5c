/** The guest's return link, as long as this page is open: the server tells it only when it is made, and no other page may find it. */
class WayBack {
  link = $state("");

  /** An answer brings a link only the first time. */
  keep(link: string): void {
    if (link) this.link = link;
  }

  forget(): void {
    this.link = "";
  }
}

export const back = new WayBack();
