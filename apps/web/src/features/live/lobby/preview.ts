import type { DataOf, live } from '@arara/contract';

export type LobbyTable = DataOf<typeof live.liveTables>['items'][number];
type Round = live.LiveRound;

/** A past round of any table. */
export interface PastRound {
  readonly id: string;
  /** Of a flight. */
  readonly end: string | null;
  /** Of a draw. */
  readonly outcome: unknown;
}

/** What a card of the lobby knows of its table. */
export interface Preview {
  /** Null until the table has been told of. */
  readonly round: Round | null;
  readonly history: readonly PastRound[];
}

type Snapshot = live.LiveSnapshot | live.LiveDrawSnapshot | live.LiveSeatsSnapshot;
const historyMost = 12;

const pastOf = (past: {
  readonly id: string;
  readonly end?: string | null;
  readonly outcome?: unknown;
}): PastRound => ({
  id: past.id,
  end: past.end ?? null,
  outcome: past.outcome ?? null,
});

export function firstPreview(table: LobbyTable): Preview {
  return { round: null, history: table.history.slice(0, historyMost).map(pastOf) };
}

export function fromSnapshot({ round, history }: Snapshot): Preview {
  return { round, history: history.slice(0, historyMost).map(pastOf) };
}

/** The preview after news; a result joins the past once it has happened. */
export function afterNews(preview: Preview, event: live.LiveEvent): Preview {
  if (event.kind !== 'phase') return preview;
  const { round } = event;
  const isNew =
    round.phase === 'settled' &&
    (round.end !== null || round.outcome !== null) &&
    preview.history.every(({ id }) => id !== round.id);
  return {
    round,
    history: isNew ? [pastOf(round), ...preview.history].slice(0, historyMost) : preview.history,
  };
}
