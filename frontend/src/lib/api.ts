/** HTTP calls. An answer that is not fine is a Problem with the server's id. */
import type { GameFacts, GameLine, Me, NewTable, TableLine } from "./protocol";

export class Problem extends Error {
  readonly id: string;
  readonly clause: string;

  constructor(id: string, clause = "") {
    super(id);
    this.id = id;
    this.clause = clause;
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem("no-connection");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { error?: string; clause?: string };
    throw new Problem(said.error ?? "no-answer", said.clause ?? "");
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

export const games = () => once("games", () => call<GameLine[]>("games"));
export const gameFacts = (game: string) => once(`games/${game}`, () => call<GameFacts>(`games/${game}`));
export const clauses = (game: string) => once(`clauses/${game}`, () => call<Record<string, string>>(`clauses/${game}`));
export const me = () => call<Me>("me");
export const table = (id: string) => call<TableLine>(`tables/${id}`);
export const recordOf = (id: string) => `/api/tables/${id}/record`;

export const makeTable = (wanted: NewTable) => call<{ table: string; invitations: Record<string, string> }>("tables", wanted);
export const take = (id: string, invitation: string, name: string) => call<unknown>(`tables/${id}/take`, { invitation, name });
export const invite = (id: string, seat: string) => call<{ link: string }>(`tables/${id}/invitations`, { seat });

export function text(language: string, name: string): Promise<string> {
  return once(`text/${language}/${name}`, async () => {
    const answer = await fetch(`/api/text/${language}/${name}.ftl`).catch(() => null);
    if (!answer?.ok) throw new Problem(answer ? "no-answer" : "no-connection");
    return answer.text();
  });
}
