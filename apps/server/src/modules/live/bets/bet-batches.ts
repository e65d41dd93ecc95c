import type { House } from '../../../house.ts';
import { Gathering } from '../../../plugins/gathering.ts';
import { hiddenName } from '../../../plugins/mask-account.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { betsPerDraw } from '../present-rules.ts';

/** A bet on its way to the database. */
export interface NewBet {
  readonly id: string;
  readonly memberId: string;
  readonly roundId: string;
  /** A flight's alone. */
  readonly slot: number | null;
  readonly stakeCents: bigint;
  readonly target: number | null;
  readonly ceiling: number | null;
  /** What it can win; where it has a prize, on every other outcome. */
  readonly mostCents: bigint;
  /** The one outcome with which it wins more, by name, and what it wins beyond `mostCents` then. */
  readonly prize?: { readonly name: string; readonly cents: bigint } | null;
  /** What a repeated request is held against. */
  readonly bet: string;
  readonly key: string;
  readonly name: string;
}

export interface PlacedRow {
  readonly n: number;
  readonly status:
    | 'ok'
    | 'repeated'
    | 'conflict'
    | 'closed'
    | 'taken'
    | 'many'
    | 'full'
    | 'named'
    | 'poor'
    | 'blocked'
    | 'paused'
    | 'limit'
    | 'bonus_stake';
  readonly bet_id: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  /** What others at the table see of who placed it. */
  readonly name: string;
}

/** Bets on their way to a round. They wait for its row in any case, so one batch is under way at a time. */
export type BetBatches = Gathering<NewBet, PlacedRow>;

/** A key that was used before answers `repeated` or `conflict`. */
export function betBatches({ db, clock }: Pick<House, 'db' | 'clock'>): BetBatches {
  return new Gathering(
    {
      keysOf: ({ memberId }) => [memberId],
      carryOut: async (batch) => {
        const placed = await placeWhatFits(
          db,
          batch.map(({ one }) => one),
          clock.now(),
        );
        // All at once: whoever was answered is not tried again when a later statement breaks off.
        for (const [index, row] of placed.entries()) batch[index]?.resolve(row);
      },
    },
    { batchesInFlightMax: 1, waitingMax: 10_000 },
  );
}

/**
 * Places a batch, each bet answered in its place. A statement counts what it refuses for want of room against those behind it, so
 * that whichever of them want less are asked about once more.
 */
async function placeWhatFits(db: Queryable, bets: readonly NewBet[], at: Date): Promise<PlacedRow[]> {
  const rows = (await placeBets(db, bets, betsPerDraw, at)).toSorted((a, b) => a.n - b.n);
  const refused = rows.flatMap(({ n, status }) => {
    const bet = bets[n - 1];
    return bet && status === 'full' ? [{ n, bet }] : [];
  });
  // The first one that is refused on a round finds no room for sure, and then whoever wants as much does not either.
  const again = refused.filter(({ bet }) => {
    const first = refused.find((one) => one.bet.roundId === bet.roundId);
    return first !== undefined && bet.mostCents < first.bet.mostCents;
  });
  if (again.length === 0) return rows;
  const placed = await placeWhatFits(
    db,
    again.map(({ bet }) => bet),
    at,
  );
  for (const [index, row] of placed.entries()) {
    const n = again[index]?.n ?? 0;
    rows[n - 1] = { ...row, n };
  }
  return rows;
}

/** Places bets of different members, in the order of their ids, at most so many of a member on a round. */
export async function placeBets(
  db: Queryable,
  bets: readonly NewBet[],
  most: number,
  at: Date,
): Promise<PlacedRow[]> {
  const names = await shownNames(db, bets);
  const { rows } = await db.query<Omit<PlacedRow, 'name'>>({
    name: 'live-place',
    text: `select * from live_place($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::bigint[], $6::integer[],
             $7::integer[], $8::bigint[], $9, $10::jsonb[], $11::text[], $12::text[], $13::timestamptz, $14::text[], $15::bigint[])`,
    values: [
      bets.map(({ memberId }) => memberId),
      bets.map(({ id }) => id),
      bets.map(({ roundId }) => roundId),
      bets.map(({ slot }) => slot),
      bets.map(({ stakeCents }) => stakeCents),
      bets.map(({ target }) => target),
      bets.map(({ ceiling }) => ceiling),
      bets.map(({ mostCents }) => mostCents),
      most,
      bets.map(({ bet }) => bet),
      bets.map(({ key }) => key),
      names,
      at,
      bets.map(({ prize }) => prize?.name ?? null),
      bets.map(({ prize }) => prize?.cents ?? null),
    ],
  });
  return rows.map((row) => ({ ...row, name: names[row.n - 1] ?? hiddenName }));
}

/** Of whoever hides their name in the feed and in races nothing is seen at a table either. */
async function shownNames(db: Queryable, bets: readonly NewBet[]): Promise<string[]> {
  const { rows } = await db.query<{ member_id: string }>(
    'select member_id from member_hidden where member_id = any($1::uuid[])',
    [bets.map(({ memberId }) => memberId)],
  );
  const hidden = new Set(rows.map(({ member_id: memberId }) => memberId));
  return bets.map(({ memberId, name }) => (hidden.has(memberId) ? hiddenName : name));
}
