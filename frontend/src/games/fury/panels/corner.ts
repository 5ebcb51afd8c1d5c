/** Where a box lies over the map: in the corner in which it hides least of what one looks for there. */
export interface Spot {
  x: number; // from the left and the top of the map
  y: number;
  weight: number;
}

export interface Size {
  w: number;
  h: number;
}

export type Corner = "top right" | "top left" | "bottom right" | "bottom left";
export const CORNERS: readonly Corner[] = ["top right", "top left", "bottom right", "bottom left"];
const MARGIN = 12;
const RING = 16; // a place with its ring

/** How much a box in this corner hides. */
export function hidden(corner: Corner, box: Size, room: Size, spots: readonly Spot[]): number {
  const left = corner.endsWith("right") ? room.w - box.w - MARGIN : MARGIN;
  const top = corner.startsWith("bottom") ? room.h - box.h - MARGIN : MARGIN;
  const below = ({ x, y }: Spot) => x > left - RING && x < left + box.w + RING && y > top - RING && y < top + box.h + RING;
  return spots.filter(below).reduce((sum, { weight }) => sum + weight, 0);
}

/** The corner in which the box hides least; of equals the first. */
export function freest(box: Size, room: Size, spots: readonly Spot[], corners: readonly Corner[] = CORNERS): Corner {
  const found = corners.map((corner) => ({ corner, hides: hidden(corner, box, room, spots) }));
  return found.reduce((best, each) => (each.hides < best.hides ? each : best)).corner;
}

const GLIDE = 320; // ms until the map has come to where it goes
const NEAR = 140; // px: neighbours of the place that one looks at

/** Say where a box over the map goes, so that what is lit stays in sight, and the place with its neighbours that it is about; and whether something is hidden all the same. */
export function inFreeCorner(about: string, put: (corner: Corner, covers: boolean) => void) {
  return (node: HTMLElement): (() => void) => {
    const place = () => {
      const room = node.offsetParent?.getBoundingClientRect();
      if (!room) return;
      const size = { w: room.width, h: room.height };
      const box = { w: node.offsetWidth, h: node.offsetHeight };
      const spots = spotsIn(node.closest("section") ?? document.body, room, about);
      const corner = freest(box, size, spots);
      put(corner, hidden(corner, box, size, spots) > 0);
    };
    const frame = requestAnimationFrame(place);
    const timer = setTimeout(place, GLIDE);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
}

/** What one looks for on the map: lit places, and the one that the box is about with those around it. */
function spotsIn(map: Element, room: DOMRect, about: string): Spot[] {
  const centre = (each: Element) => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2 - room.x, y: box.y + box.height / 2 - room.y };
  };
  const itself = about ? map.querySelector(`[data-place="${about}"]`) : null;
  const here = itself && centre(itself);
  const around = (at: { x: number; y: number }) => here !== null && Math.hypot(at.x - here.x, at.y - here.y) < NEAR;
  return [...map.querySelectorAll<SVGElement>("[data-place]")].flatMap((each) => {
    const at = centre(each);
    const weight = each === itself ? 100 : (each.dataset["lit"] ? 1 : 0) + (around(at) ? 1 : 0);
    return weight ? [{ ...at, weight }] : [];
  });
}
