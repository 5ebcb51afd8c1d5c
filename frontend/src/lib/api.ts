/** HTTP calls. An answer that is not fine is a Problem with the server's id. */
import { address } from "./base";
import type {
  Analysis,
  AskCompanion,
  CastVote,
  ChangeSeats,
  CompanionAnswer,
  CompanionInfo,
  Deduced,
  Fork,
  GameInfo,
  GameSummary,
  Hint,
  InvitationInfo,
  InvitationLink,
  MadeTable,
  Mark,
  Marks,
  Me,
  Mirror,
  MomentScreens,
  NewTable,
  NextTable,
  RecordSummary,
  Replay,
  ReturnLink,
  RulesReference,
  TableSummary,
  TakenSeats,
  Why,
} from "./protocol";

/** Where a record is damaged. */
export interface Fault {
  line: number;
  found: string;
  expected: string;
}

export class Problem extends Error {
  readonly id: string;
  readonly clause: string;
  readonly fault: Fault | null;

  constructor(id: string, clause = "", fault: Fault | null = null) {
    super(id);
    this.id = id;
    this.clause = clause;
    this.fault = fault;
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(`/api/${path}`), {
      credentials: "same-origin",
      ...(body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem("no-connection");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { error?: string; clause?: string } & Partial<Fault>;
    const { line = 0, found = "", expected = "" } = said;
    throw new Problem(said.error ?? "no-answer", said.clause ?? "", line ? { line, found, expected } : null);
  }
  return (await answer.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Things that never change while the page is open are fetched once. */
function once<T>(path: string, get: () => Promise<T>): Promise<T> {
  let known = kept.get(path) as Promise<T> | undefined;
  if (!known) {
    known = get();
    kept.set(path, known);
    known.catch(() => kept.delete(path));
  }
  return known;
}

export const games = () => once("games", () => call<GameSummary[]>("games"));
export const gameFacts = (game: string) => once(`games/${game}`, () => call<GameInfo>(`games/${game}`));
/** The rules of a game by id, as far as they are written in a language; all are in English. */
export const clauses = (game: string, language = "en") => {
  const path = `clauses/${game}?language=${language}`;
  return once(path, () => call<Partial<Record<string, string>>>(path));
};
/** The rules of a game by topic, with what is assumed in them. */
export const rules = (game: string, language: string) => {
  const path = `rules/${game}?language=${language}`;
  return once(path, () => call<RulesReference>(path));
};
export const me = () => call<Me>("me");
export const table = (id: string) => call<TableSummary>(`tables/${id}`);
export const recordOf = (id: string) => address(`/api/tables/${id}/record`);

export const makeTable = (wanted: NewTable) => call<MadeTable>("tables", wanted);

export function text(language: string, name: string): Promise<string> {
  return once(`text/${language}/${name}`, async () => {
    const answer = await fetch(address(`/api/text/${language}/${name}.ftl`)).catch(() => null);
    if (!answer?.ok) throw new Problem(answer ? "no-answer" : "no-connection");
    return answer.text();
  });
}

// --- who sits where, and the way back to one's seats
export const ownOf = (id: string) => address(`/api/tables/${id}/own`);
export const introduce = (name: string, language: string) => call<unknown>("me", { name, language });
export const given = (id: string, invitation: string) => call<InvitationInfo>(`tables/${id}/invitation`, { invitation });
export const take = (id: string, invitation: string, name: string) => call<TakenSeats>(`tables/${id}/take`, { invitation, name });
export const invite = (id: string, seats: string[]) => call<InvitationLink>(`tables/${id}/invitations`, { seats });
export const changeSeats = (id: string, change: Omit<ChangeSeats, "seats"> & { seats: string[] }) =>
  call<TableSummary>(`tables/${id}/seats`, change);
export const move = (id: string, motion: CastVote) => call<TableSummary>(`tables/${id}/motions`, motion);
export const freshReturn = (signOut: boolean) => call<ReturnLink>("me/return", { sign_out: signOut });
export const comeBack = (secret: string, replace: boolean) => call<Me>("return", { secret, replace });

/** The id of what went wrong, for words. */
export const problemOf = (error: unknown) => (error instanceof Problem ? error.id : "no-answer");

const LOST = ["no-connection", "no-answer"];
const PAUSES = [1000, 2000, 4000];

/** Something that may be asked twice is asked again when the answer gets lost; `waiting` hears of it. */
export async function persistently<T>(ask: () => Promise<T>, waiting: () => void, pauses: number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!LOST.includes(problemOf(error))) throw error;
    }
    waiting();
    await new Promise((after) => setTimeout(after, pause));
  }
  return ask();
}

// --- talk, and what is wrong
export const mute = (id: string, seat: string, muted: boolean) => call<TableSummary>(`tables/${id}/mute`, { seat, muted });
export const reportOf = (id: string) => call<unknown>(`tables/${id}/report`);

// --- odds
export const why = (id: string, place: string) => call<Why>(`tables/${id}/why?${new URLSearchParams({ place }).toString()}`);
export const mirror = (id: string) => call<Mirror>(`tables/${id}/mirror`);

// --- what a strong player would do
export const hint = (id: string, seat: string) => call<Hint>(`tables/${id}/hint?${new URLSearchParams({ seat }).toString()}`);

// --- beside a real board
export const companionOf = (game: string) => once(`companion/${game}`, () => call<CompanionInfo>(`companion/${game}`));
export const askCompanion = (game: string, said: AskCompanion) => call<CompanionAnswer>(`companion/${game}`, said);

// --- one's own marks on the map
export const marksOf = (id: string) => call<Marks>(`tables/${id}/marks`);
export const setMark = (id: string, mark: Mark) => call<Marks>(`tables/${id}/marks`, mark);

// --- looking back, at a table or in a record; no eyes: one's own
export type Where = `${"tables" | "records"}/${string}`;
const through = (eyes: readonly string[] | null, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(eyes ? { eyes: eyes.join(",") } : {}), ...more }).toString();
export const replay = (where: Where, eyes: readonly string[] | null) => call<Replay>(`${where}/replay?${through(eyes)}`);
export const pastScreens = (where: Where, eyes: readonly string[], from: number, to: number) =>
  call<MomentScreens>(`${where}/replay/screens?${through(eyes, { from: String(from), to: String(to) })}`);
export const deduced = (where: Where, eyes: readonly string[]) => call<Deduced>(`${where}/replay/deduced?${through(eyes)}`);
export const analysis = (where: Where) => call<Analysis>(`${where}/replay/analysis`);
export const fork = (where: Where, wanted: Omit<Fork, "eyes" | "seats"> & { eyes: string[]; seats: string[] }) =>
  call<NextTable>(`${where}/fork`, wanted);

// --- records that were dropped
export const records = () => call<RecordSummary[]>("records");
export const record = (id: string) => call<RecordSummary>(`records/${id}`);
export const dropRecord = (text: string) => call<RecordSummary>("records", { text });
export const removeRecord = (id: string) => call<RecordSummary[]>(`records/${id}/remove`, {});

// --- once more
export const again = (id: string) => call<NextTable>(`tables/${id}/again`, {});
