/** The messages of docs/protocol.md; the types are made from the server's schema. */
export type {
  Answer,
  Choice,
  ClosedChoice,
  GameInfo,
  GameSummary,
  Head,
  Me,
  NewTable,
  News,
  Player,
  Question,
  Refused,
  Screen,
  TableSummary,
} from "../types.gen";
export type { CastVote, ChangeSeats, InvitationInfo, InvitationLink, MadeTable, Mark, Marks, Motion } from "../types.gen";
export type { Assumed, RuleClause, RuleSection, RulesReference } from "../types.gen";
export type { FigureMove, Fork, MeasureLine, Moment, MomentScreen, MomentScreens, RecordSummary, Replay } from "../types.gen";
export type { NextTable, Notice, ReturnLink, Said, Sitting, TakenSeats, TalkChannel, TalkLine, Unsaid } from "../types.gen";
export type { Analysis, Deduced, Hint, Mirror, Odds, Why } from "../types.gen";
export type { AskCompanion, CompanionAnswer, CompanionInfo, CompanionKind } from "../types.gen";
export type Value = boolean | number | string;
