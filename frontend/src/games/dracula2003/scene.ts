/** The houses of London: each place has its own, always the same. */
export interface House {
  wall: number;
  roof: string;
  chimneys: { x: number; y: number; h: number }[];
  body: { x: number; y: number; w: number; h: number };
  windows: { x: number; y: number; lit: boolean }[];
  door: number;
  lamp: number | null;
  moon: { x: number; y: number } | null;
  far: string;
}

const GROUND = 132;

/** A small generator, so that a house looks alike on every machine. */
function dice(seed: number): (n: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

export function far(seed: number): string {
  const roll = dice(seed + 77);
  let [x, path] = [0, `M0 ${GROUND}`];
  while (x < 220) {
    const [w, top] = [16 + roll(26), 74 + roll(36)];
    path += roll(3) === 0 ? `V${top}l${w / 2} ${-w / 2}l${w / 2} ${w / 2}` : `V${top}h${w}`;
    x += w;
  }
  return `${path}V${GROUND}Z`;
}

export function house(number: number): House {
  const roll = dice(number * 7 + 3);
  const columns = 3 + ((number + 1) % 3);
  const floors = 2 + (number % 2);
  const w = 44 + columns * 22 + roll(8);
  const h = 30 + floors * 24;
  const x = Math.round(110 - w / 2 + roll(14) - 7);
  const y = GROUND - h;
  const peak = 20 + roll(8);
  const roofs = [
    `M${x - 6} ${y}L${x + w / 2} ${y - peak}L${x + w + 6} ${y}Z`, // gable
    `M${x - 6} ${y}L${x + 14} ${y - 22}H${x + w - 14}L${x + w + 6} ${y}Z`, // hip
    `M${x - 5} ${y}L${x + 4} ${y - 24}H${x + w - 4}L${x + w + 5} ${y}Z`, // mansard
    `M${x - 4} ${y}v-8h${w + 8}v8Z M${x + w / 2 - 22} ${y - 8}v-9h44v9Z`, // parapet
    `M${x - 4} ${y}v-6h${w * 0.25}v-7h${w * 0.2}v-7h${w * 0.1 + 8}v7h${w * 0.2}v7h${w * 0.25}v6Z`, // steps
  ];
  const step = (w - 16) / columns;
  const windows = Array.from({ length: columns * floors }, (_, i) => ({
    x: Math.round(x + 8 + (i % columns) * step + (step - 11) / 2),
    y: y + 10 + Math.floor(i / columns) * 25,
    lit: roll(3) === 0,
  }));
  const door = Math.round(x + 12 + roll(Math.max(1, w - 40)));
  return {
    wall: (number % 5) + 1,
    roof: roofs[number % roofs.length] ?? "",
    chimneys: [
      { x: x + 10 + roll(8), y: y - 26, h: 26 },
      { x: x + w - 22 - roll(8), y: y - 24, h: 24 },
    ],
    body: { x, y, w, h },
    windows: windows.filter((pane) => pane.y < GROUND - 30 || pane.x + 13 < door || pane.x > door + 20),
    door,
    lamp: roll(2) ? 12 : 204,
    moon: roll(2) ? { x: 30 + roll(160), y: 20 + roll(8) } : null,
    far: far(number),
  };
}
