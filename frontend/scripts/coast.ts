/** `virtual:coast`: the coasts of Europe and a net of degrees as SVG paths in the units of the Fury map, drawn when building. */
import { geoConicConformal, geoGraticule, geoStream, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Plugin } from "vite";

const ID = "virtual:coast";
const SEEN: [[number, number], [number, number]] = [
  [-260, -200],
  [1300, 900],
]; // what a wide or tall window shows beside the map

/** The projection that lands under the x and y of the map's places. */
function projection(): GeoProjection {
  return geoConicConformal()
    .parallels([39, 55])
    .rotate([-9, 0])
    .center([0, 47])
    .scale(1732.08)
    .translate([482.62, 325.09])
    .precision(0.2)
    .clipExtent(SEEN);
}

/** One line in steps of tenths of a unit; as steps it is half as long as in absolute numbers. */
function steps(line: [number, number][], closed: boolean): string {
  const [first, ...rest] = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  if (!first) return "";
  let [x, y] = first;
  let text = `M${x / 10} ${y / 10}l`;
  for (const [u, v] of rest) {
    if (u === x && v === y) continue;
    text += `${(u - x) / 10} ${(v - y) / 10} `;
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
function drawn(shape: GeoPermissibleObjects): string {
  const lines: string[] = [];
  let line: [number, number][] = [];
  let inside = false;
  geoStream(
    shape,
    projection().stream({
      point: (x, y) => line.push([x, y]),
      lineStart: () => (line = []),
      lineEnd: () => line.length > 1 && lines.push(steps(line, inside)),
      polygonStart: () => (inside = true),
      polygonEnd: () => (inside = false),
    }),
  );
  return lines.join("");
}

export function coast(): Plugin {
  return {
    name: "whitby-coast",
    resolveId: (name) => (name === ID ? "\0" + ID : null),
    load(name) {
      if (name !== "\0" + ID) return null;
      const atlas = new URL("../node_modules/world-atlas/land-50m.json", import.meta.url);
      const world = JSON.parse(readFileSync(atlas, "utf8")) as Topology;
      const land = drawn(feature(world, world.objects["land"]!));
      const graticule = drawn(geoGraticule().step([5, 5])());
      return `export const land = ${JSON.stringify(land)};\nexport const graticule = ${JSON.stringify(graticule)};\n`;
    },
  };
}
