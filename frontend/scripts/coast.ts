/**
 * `virtual:coast`: the coasts of Europe and a net of degrees as SVG paths in the units of the Fury map, drawn when building.
 * `virtual:covers`: the coasts of the pieces of it that stand for the games on the home page, by game, in whole units.
 */
import { geoConicConformal, geoGraticule, geoStream, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Plugin } from "vite";
import { DRAWN } from "../src/games/fury/map/camera.ts";

type Extent = [[number, number], [number, number]];
const ID = "virtual:coast";
const COVERS = "virtual:covers";
const SEEN: Extent = [
  [DRAWN.x, DRAWN.y],
  [DRAWN.x + DRAWN.w, DRAWN.y + DRAWN.h],
];

/** The projection that lands under the x and y of the map's places. */
function projection(extent: Extent): GeoProjection {
  return geoConicConformal()
    .parallels([39, 55])
    .rotate([-9, 0])
    .center([0, 47])
    .scale(1732.08)
    .translate([482.62, 325.09])
    .precision(0.2)
    .clipExtent(extent);
}

/** One line in steps of so many parts of a unit; as steps it is half as long as in absolute numbers. */
function steps(line: [number, number][], closed: boolean, parts: number): string {
  const [first, ...rest] = line.map(([x, y]) => [Math.round(x * parts), Math.round(y * parts)] as const);
  if (!first) return "";
  let [x, y] = first;
  let text = `M${x / parts} ${y / parts}l`;
  for (const [u, v] of rest) {
    if (u === x && v === y) continue;
    text += `${(u - x) / parts} ${(v - y) / parts} `;
    [x, y] = [u, v];
  }
  return (
    text
      .trimEnd()
      .replaceAll(" -", "-")
      .replaceAll(/(?<!\d)0\./g, ".") + (closed ? "z" : "")
  );
}

/** A path of everything that is seen of a shape. */
function drawn(shape: GeoPermissibleObjects, extent: Extent = SEEN, parts = 10): string {
  const lines: string[] = [];
  let line: [number, number][] = [];
  let inside = false;
  geoStream(
    shape,
    projection(extent).stream({
      point: (x, y) => line.push([x, y]),
      lineStart: () => (line = []),
      lineEnd: () => line.length > 1 && lines.push(steps(line, inside, parts)),
      polygonStart: () => (inside = true),
      polygonEnd: () => (inside = false),
    }),
  );
  return lines.join("");
}

function land(): GeoPermissibleObjects {
  const atlas = new URL("../node_modules/world-atlas/land-50m.json", import.meta.url);
  const world = JSON.parse(readFileSync(atlas, "utf8")) as Topology;
  return feature(world, world.objects["land"]!);
}

/** The coast of each piece, which reaches a little beyond its edge so that the edge shows no line. */
function pieces(): Record<string, string> {
  const covers = JSON.parse(readFileSync(new URL("../src/covers.json", import.meta.url), "utf8")) as Record<string, { box: string }>;
  const piece = (box: string): string => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
    return drawn(
      land(),
      [
        [x - 4, y - 4],
        [x + width + 4, y + height + 4],
      ],
      1,
    );
  };
  return Object.fromEntries(Object.entries(covers).map(([game, { box }]) => [game, piece(box)]));
}

export function coast(): Plugin {
  return {
    name: "whitby-coast",
    resolveId: (name) => (name === ID || name === COVERS ? "\0" + name : null),
    load(name) {
      if (name === "\0" + COVERS) return `export const coasts = ${JSON.stringify(pieces())};\n`;
      if (name !== "\0" + ID) return null;
      const graticule = drawn(geoGraticule().step([5, 5])());
      return `export const land = ${JSON.stringify(drawn(land()))};\nexport const graticule = ${JSON.stringify(graticule)};\n`;
    },
  };
}
