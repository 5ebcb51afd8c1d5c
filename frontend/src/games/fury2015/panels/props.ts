/** What every panel of 2015 is given. */
import type { Fury2015Body } from "../../../types.gen";
import type { PanelProps as Props } from "../../fury/edition";

export type PanelProps = Props<Fury2015Body>;
