import type { live } from '@arara/contract';
import type { Limits } from '@arara/games';
import { type SharedCrash, sharedCrashes } from '@arara/games/live';
import { type SharedDraw, sharedDrawOf } from '@arara/games/live/draws';
import { seatRules } from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

interface AnyTable {
  readonly slug: string;
  readonly game: string;
  /** Of the rules its rounds are played by. */
  readonly version: number;
  readonly title: Readonly<Record<string, string>>;
  readonly is_on: boolean;
  readonly is_game_open: boolean;
  readonly open_ms: number;
  readonly locked_ms: number;
  readonly settled_ms: number;
  readonly min_stake_cents: bigint | null;
  readonly max_stake_cents: bigint | null;
  readonly max_payout_cents: bigint;
  readonly risk_cap_cents: bigint;
  readonly chain_length: number;
  readonly checkpoint_every: number;
  readonly stream: string | null;
  /** Somebody began to look on not long ago. */
  readonly is_fresh: boolean;
}

/** A table of flights, as it is set. */
export interface FlightTable extends AnyTable {
  readonly play: 'flight';
  readonly kind: (typeof live.flightKinds)[number];
}

/** A table of draws, as it is set. */
export interface DrawTable extends AnyTable {
  readonly play: 'draw';
  readonly kind: (typeof live.drawKinds)[number];
  readonly playing_ms: number;
  /** A timetable: seconds of the day in São Paulo at which draws are shown. */
  readonly every_s: number | null;
  readonly offset_s: number;
}

/** A table where members sit and decide, as it is set. */
export interface SeatsTable extends AnyTable {
  readonly play: 'seats';
  readonly kind: (typeof live.seatKinds)[number];
  /** How long the seats decide. */
  readonly playing_ms: number;
}

export type LiveTable = FlightTable | DrawTable | SeatsTable;

/** All tables in their order, or one. */
export async function readTables(db: Queryable, slug: string | null = null): Promise<LiveTable[]> {
  const { rows } = await db.query<LiveTable>(
    `select t.slug, t.play, t.kind, t.game, t.version, coalesce(g.title, '{}') as title, t.is_on,
            coalesce(g.is_open, true) as is_game_open, t.open_ms, t.locked_ms, t.playing_ms, t.settled_ms, t.every_s, t.offset_s,
            t.min_stake_cents, t.max_stake_cents, t.max_payout_cents, t.risk_cap_cents, t.chain_length, t.checkpoint_every,
            t.stream, coalesce(t.watched_at > house_now() - t.idle_ms * interval '1 ms', false) as is_fresh
       from live_table t left join game g on g.slug = t.game
      where $1::text is null or t.slug = $1 order by t.position, t.slug`,
    [slug],
  );
  return rows;
}

/** One table; fails with `live_table_unknown`. */
export async function readTable(db: Queryable, slug: string): Promise<LiveTable> {
  const [table] = await readTables(db, slug);
  if (!table) throw new AppError('live_table_unknown');
  return table;
}

/** A table that nobody watches plays no rounds of its own accord. */
export const isWatched = (house: House, table: LiveTable): boolean =>
  table.is_fresh || house.presence.watching(table.slug) > 0;

/** Notes that somebody begins to look on; asked again within seconds it writes nothing. */
export async function noteWatcher(db: Queryable, slug: string): Promise<void> {
  await db.query(
    `update live_table set watched_at = house_now()
      where slug = $1 and is_on and (watched_at is null or watched_at < house_now() - interval '10 seconds')`,
    [slug],
  );
}

/** What is played on tables of a kind. */
export function crashOf(kind: FlightTable['kind']): SharedCrash {
  const crash = sharedCrashes[kind];
  if (!crash) throw new Error(`no flight is called ${kind}`);
  return crash;
}

/** What is drawn on a table. */
export function drawOf({ kind, game }: DrawTable): SharedDraw {
  const draw = sharedDrawOf(kind, game);
  if (!draw) throw new Error(`no draw of the kind ${kind} is called ${game}`);
  return draw;
}

/** A multiplier in hundredths as text: 250 is "2.50". */
export const multiplierText = (hundredths: number) => formatAmount(BigInt(hundredths));

/** So high everybody may fly, whoever else has bet, in hundredths. */
export const sureMultiplier = 1_000;

/** Where a bet is cashed out by itself at the latest: where it was asked for, or has won the most that one may. */
export function ceilingOf(table: FlightTable, stakeCents: bigint, target: number | null): number {
  const { highest } = crashOf(table.kind);
  const affordable = (table.max_payout_cents * 100n) / stakeCents;
  const wanted = BigInt(target ?? highest);
  return Number(affordable < wanted ? affordable : wanted);
}

/** What may be staked: what the rules of the title take, or less. */
export function stakesOf(table: LiveTable): { min: bigint; max: bigint } {
  const { limits } = rulesOf(table);
  return {
    min: table.min_stake_cents ?? limits.minStakeCents,
    max: table.max_stake_cents ?? limits.maxStakeCents,
  };
}

function rulesOf(table: LiveTable): { readonly limits: Pick<Limits, 'minStakeCents' | 'maxStakeCents'> } {
  if (table.play === 'seats') return seatRules;
  return table.play === 'flight' ? crashOf(table.kind) : drawOf(table).rules;
}
