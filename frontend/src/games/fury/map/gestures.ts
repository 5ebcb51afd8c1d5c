/** Pan, pinch, wheel, double tap and long press on the map's window; a drag is no click. */
import type { Attachment } from "svelte/attachments";
import type { MapCamera } from "./camera.svelte";
import type { Point } from "./geometry";

const SLOP = { mouse: 4, touch: 9, pen: 6 } as Record<string, number>; // px before a press becomes a drag
const LONG = 500;
const DOUBLE = 320;
const DOUBLE_STEP = 1.7;

interface Hands {
  press: (target: Element, touch: boolean) => void; // a click or tap that was no drag
  hold: (target: Element) => void; // long press
}

export function gestures(camera: MapCamera, hands: Hands): Attachment<HTMLElement> {
  return (node) => {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let spent = false; // this press has become a drag or a long press
    let touch = false;
    let timer = 0;
    let rest = 0;
    let tapped = { at: -DOUBLE, x: 0, y: 0 };

    const place = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const release = () => {
      clearTimeout(timer);
      if (down.size === 0) camera.held = false;
    };

    const listeners = {
      pointerdown(event: PointerEvent) {
        if (event.button !== 0 || (event.target as Element).closest("[data-panel]")) return;
        touch = event.pointerType !== "mouse";
        down.set(event.pointerId, place(event));
        if (down.size > 1) {
          clearTimeout(timer); // a pinch is no long press
          spent = true;
          return;
        }
        start = place(event);
        spent = false;
        const target = event.target as Element;
        timer = window.setTimeout(() => {
          spent = true;
          hands.hold(target);
        }, LONG);
      },
      pointermove(event: PointerEvent) {
        const last = down.get(event.pointerId);
        if (!last) return;
        const now = place(event);
        const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
        if (!spent && Math.hypot(now.x - start.x, now.y - start.y) < (SLOP[event.pointerType] ?? 4)) return;
        if (!camera.held) {
          camera.held = true;
          node.setPointerCapture(event.pointerId);
        }
        spent = true;
        clearTimeout(timer);
        down.set(event.pointerId, now);
        if (other) camera.pinch([last, other], [now, other]);
        else camera.pan(now.x - last.x, now.y - last.y);
      },
      pointerup(event: PointerEvent) {
        down.delete(event.pointerId);
        release();
      },
      pointercancel(event: PointerEvent) {
        down.delete(event.pointerId);
        release();
      },
      click(event: MouseEvent) {
        const target = event.target as Element;
        if (target.closest("[data-panel]")) return;
        const dragged = spent && event.detail > 0; // a click without a pointer is never a drag
        spent = false;
        if (dragged) return;
        if (target.closest("[data-place], [data-way], [data-name]")) return hands.press(target, touch && event.detail > 0);
        const at = place(event);
        const twice = event.timeStamp - tapped.at < DOUBLE && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30;
        tapped = { at: twice ? -DOUBLE : event.timeStamp, ...at };
        if (twice) camera.zoom(at, DOUBLE_STEP);
        else hands.press(target, touch);
      },
      wheel(event: WheelEvent) {
        if ((event.target as Element).closest("[data-panel]")) return;
        event.preventDefault();
        camera.held = true;
        camera.zoom(place(event), Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0018)));
        clearTimeout(rest);
        rest = window.setTimeout(release, 160);
      },
      contextmenu(event: MouseEvent) {
        if (touch) event.preventDefault();
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) node.addEventListener(name, listener, { passive: false });
    return () => {
      clearTimeout(timer);
      clearTimeout(rest);
      for (const [name, listener] of all) node.removeEventListener(name, listener);
    };
  };
}
