/** The board as a picture: what stands in the page, drawn again as one SVG that needs nothing else, or as a PNG of it. */

const SVG = "http://www.w3.org/2000/svg";
const SHARPER = 2; // pixels of a PNG for one of the page

/** What of a style an SVG keeps: inherited from the parent, or an element's own with the value that says nothing. */
const INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap"],
  ...["stroke-linejoin", "font-family", "font-size", "font-weight", "font-style", "font-variant-caps", "letter-spacing"],
  ...["text-anchor", "paint-order", "visibility"],
];
const OWN: Record<string, string> = {
  ...{ opacity: "1", display: "inline", transform: "none", "mix-blend-mode": "normal", "clip-path": "none", "vector-effect": "none" },
  ...{ "dominant-baseline": "auto", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1", mask: "none" },
};
const GEOMETRY = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"]; // that styles may set
const SHAPES = "rect, circle, ellipse";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Save the board as a file: the part of it that is marked as its picture, else all of it. */
export async function savePicture(board: HTMLElement, name: string, kind: "svg" | "png"): Promise<void> {
  const subject = board.querySelector<HTMLElement>("[data-picture]") ?? board;
  const drawn = await pictureOf(subject);
  const text = new Blob([new XMLSerializer().serializeToString(drawn)], { type: "image/svg+xml" });
  const blob = kind === "svg" ? text : await painted(text, subject.getBoundingClientRect());
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** An element of the page as one SVG, with the faces of its letters in it. */
export async function pictureOf(subject: HTMLElement): Promise<SVGSVGElement> {
  const { left, top, width, height } = subject.getBoundingClientRect();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${round(width)} ${round(height)}`);
  place(svg, { x: 0, y: 0, width, height });
  const faces = document.createElementNS(SVG, "style");
  svg.append(faces);
  draw(subject, svg, { left, top });
  faces.textContent = await facesOf(svg.outerHTML);
  return svg;
}

/** Paint a picture, for those who want points. */
async function painted(text: Blob, { width, height }: Box): Promise<Blob> {
  const address = URL.createObjectURL(text);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: width * SHARPER, height: height * SHARPER });
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made, failed) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

type Corner = { left: number; top: number };
const round = (n: number) => Math.round(n * 100) / 100;

function place(element: Element, box: Box): void {
  for (const [name, value] of Object.entries(box)) element.setAttribute(name, String(round(value)));
}

/** Draw one element and all in it into a group, seen from a corner. */
function draw(element: Element, into: Element, from: Corner): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0" || element.matches("[data-unpictured], .spoken"))
    return;
  if (element instanceof SVGSVGElement) return into.append(drawing(element, from));
  const group = document.createElementNS(SVG, "g");
  if (style.opacity !== "1") group.setAttribute("opacity", style.opacity);
  if (style.mixBlendMode !== "normal") group.style.mixBlendMode = style.mixBlendMode;
  into.append(group);
  group.append(...boxOf(element, style, from));
  const inside = style.overflowX === "visible" ? group : windowOf(element, from);
  if (inside !== group) group.append(inside);
  for (const child of element.childNodes) {
    if (child instanceof Text) inside.append(...linesOf(child, style, from));
    else if (child instanceof Element) draw(child, inside, from);
  }
}

/** What cuts off all that reaches beyond an element; inside it places are counted as outside. */
function windowOf(element: Element, from: Corner): SVGElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const made = document.createElementNS(SVG, "svg");
  const box = { x: left - from.left, y: top - from.top, width, height };
  place(made, box);
  made.setAttribute("viewBox", Object.values(box).map(round).join(" "));
  return made;
}

/** A drawing of the page with its styles written into it, where it stands. */
function drawing(original: SVGSVGElement, from: Corner): SVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const box = original.getBoundingClientRect();
  writeStyles(original, copy, null);
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${original.clientWidth} ${original.clientHeight}`);
  place(copy, { x: box.left - from.left, y: box.top - from.top, width: box.width, height: box.height });
  copy.style.removeProperty("transform");
  copy.style.overflow = getComputedStyle(original).overflowX === "visible" ? "visible" : "hidden";
  return copy;
}

/** Write into a copy what the page's styles make of the original, as far as it is not what its parent has. */
function writeStyles(original: Element, copy: Element, parent: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(original);
  if (style.display === "none") return copy.remove();
  const kept = (copy as SVGElement).style;
  kept.cssText = "";
  copy.removeAttribute("class");
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== parent?.getPropertyValue(name)) kept.setProperty(name, value);
  }
  for (const [name, none] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value && value !== none) kept.setProperty(name, value);
  }
  if (kept.transform) {
    kept.transformOrigin = style.transformOrigin;
    kept.setProperty("transform-box", style.getPropertyValue("transform-box"));
  }
  if (original.matches(SHAPES)) for (const name of GEOMETRY) if (!copy.hasAttribute(name)) geometry(style, kept, name);
  const [children, copies] = [[...original.children], [...copy.children]];
  children.forEach((child, i) => copies[i] && writeStyles(child, copies[i], style));
}

function geometry(style: CSSStyleDeclaration, kept: CSSStyleDeclaration, name: string): void {
  const value = style.getPropertyValue(name);
  if (value && value !== "auto" && value !== "0px") kept.setProperty(name, value);
}

/** The ground and the edge of a box, if it has any. */
function boxOf(element: Element, style: CSSStyleDeclaration, from: Corner): SVGElement[] {
  const edge = style.borderTopStyle === "none" ? 0 : parseFloat(style.borderTopWidth);
  const bare = style.backgroundColor === "rgba(0, 0, 0, 0)" || style.backgroundColor === "transparent";
  if (bare && !edge) return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  const rect = document.createElementNS(SVG, "rect");
  const [w, h] = [Math.max(0, width - edge), Math.max(0, height - edge)];
  place(rect, { x: left - from.left + edge / 2, y: top - from.top + edge / 2, width: w, height: h });
  rect.setAttribute("rx", String(Math.min(parseFloat(style.borderTopLeftRadius) || 0, w / 2, h / 2)));
  rect.setAttribute("fill", bare ? "none" : style.backgroundColor);
  if (edge) {
    rect.setAttribute("stroke", style.borderTopColor);
    rect.setAttribute("stroke-width", String(edge));
    if (style.borderTopStyle === "dashed") rect.setAttribute("stroke-dasharray", `${3 * edge} ${2 * edge}`);
  }
  return [rect];
}

/** A text as the page broke it into lines. */
function linesOf(text: Text, style: CSSStyleDeclaration, from: Corner): SVGElement[] {
  const lines: { words: string; box: DOMRect }[] = [];
  const range = document.createRange();
  for (const found of text.data.matchAll(/\S+/g)) {
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    const box = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (!box.width) continue;
    if (line && Math.abs(line.box.top - box.top) < 2) line.words += ` ${found[0]}`;
    else lines.push({ words: found[0], box });
  }
  return lines.map(({ words, box }) => {
    const made = document.createElementNS(SVG, "text");
    const size = parseFloat(style.fontSize) * (box.height / (range.getBoundingClientRect().height || box.height));
    made.setAttribute("x", String(round(box.left - from.left)));
    made.setAttribute("y", String(round(box.top - from.top + box.height / 2 + size * 0.34)));
    made.setAttribute("fill", style.color);
    for (const name of ["font-family", "font-weight", "font-style", "font-variant-caps", "letter-spacing"])
      made.style.setProperty(name, style.getPropertyValue(name));
    made.style.fontSize = `${round(size)}px`;
    made.textContent = style.textTransform === "uppercase" ? words.toLocaleUpperCase() : words;
    return made;
  });
}

/** The faces of the page that a picture names, with their letters in them. */
async function facesOf(picture: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, home: sheet.href ?? location.href })),
  );
  const faces = rules.flatMap(({ rule, home }) => (rule instanceof CSSFontFaceRule ? [{ style: rule.style, home }] : []));
  const named = faces.filter(({ style }) => picture.includes(style.getPropertyValue("font-family").replace(/["']/g, "")));
  return (await Promise.all(named.map(({ style, home }) => faceOf(style, home)))).join("\n");
}

async function faceOf(style: CSSStyleDeclaration, home: string): Promise<string> {
  const file = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  const letters = file ? await fetch(new URL(file, home)).catch(() => null) : null;
  if (!letters?.ok) return "";
  const bytes = new Uint8Array(await letters.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const kept = ["font-family", "font-style", "font-weight"]
    .map((name) => `${name}: ${style.getPropertyValue(name) || "normal"};`)
    .join(" ");
  return `@font-face { ${kept} src: url("data:font/woff2;base64,${btoa(binary)}") format("woff2"); }`;
}
