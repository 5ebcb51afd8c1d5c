// Prettier leaves styles as they are written, one rule a line; by itself it would make five lines of each.
import { doc } from "prettier";

const { hardline, join } = doc.builders;
const start = () => 0;

export const parsers = {
  css: { parse: (text) => ({ text: text.replace(/^\n+|\s+$/g, "") }), astFormat: "kept", locStart: start, locEnd: start },
};

export const printers = {
  kept: {
    print({ node }) {
      const lines = node.text.split("\n");
      const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
      return join(
        hardline,
        lines.map((line) => line.slice(indent).trimEnd()),
      );
    },
  },
};
