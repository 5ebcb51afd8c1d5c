/** The guest's return link, as long as this page is open: the server tells it only when it is made, and no other page may find it. */
class WayBack {
  link = $state("");
  inSight = $state(false); // shown beside the game until it is put away

  /** An answer brings a link only the first time. */
  keep(link: string): void {
    if (link) this.link = link;
  }

  /** Whoever has just sat down sees it at the table. */
  show(link: string): void {
    this.keep(link);
    if (link) this.inSight = true;
  }

  forget(): void {
    this.link = "";
    this.inSight = false;
  }
}

export const back = new WayBack();
