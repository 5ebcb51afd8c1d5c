/** What stands beside the map in this edition alone: for Dracula his way, for the others their pencil and what they heard. */
import type { Fury1987Body } from "../../types.gen";
import type { Beside } from "../fury/edition";
import HeardSection from "./HeardSection.svelte";
import PencilSection from "./PencilSection.svelte";
import WaySection from "./WaySection.svelte";

type Section = Beside<Fury1987Body>;

const way: Section = {
  ...{ id: "way", icon: "way", side: "left", private: true, Content: WaySection },
  title: (words) => words.t("section-way"),
  short: (words) => words.t("section-way-short"),
};
const pencil: Section = {
  ...{ id: "pencil", icon: "pencil", side: "left", marking: true, Content: PencilSection },
  title: (words) => words.t("section-pencil"),
  short: (words) => words.t("section-pencil-short"),
};
const heard: Section = {
  ...{ id: "heard", icon: "ear", side: "left", Content: HeardSection },
  title: (words) => words.t("section-heard"),
  short: (words) => words.t("section-heard-short"),
};

export const besides = (seesHim: boolean): Section[] => (seesHim ? [way] : [pencil, heard]);
