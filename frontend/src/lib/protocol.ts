/** The messages of docs/protocol.md; the types are made from the server's schema. */
export type {
  Answer,
  Choice,
  ClosedChoice,
  GameFacts,
  GameLine,
  Head,
  Me,
  NewTable,
  News,
  Player,
  Question,
  Refused,
  Screen,
  TableLine,
} from "../types.gen";
export type { Back, ChangeSeats, Given, Invited, MadeTable, Motion, Move, Sitting, Taken } from "../types.gen";
export type { Next, Notice } from "../types.gen";
export type Value = boolean | number | string;
