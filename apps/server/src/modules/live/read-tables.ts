import type { DataOf, InputOf, live } from '@arara/contract';
import type { Json } from '@arara/games';
import { seatRules } from '@arara/games/live/seats';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { presentDrawBet, presentFlightBet, presentSeatBet, readOwnBets } from './bets/own-bet.ts';
import { drawRulesOf, flightRulesOf, seatsRulesOf } from './present-rules.ts';
import { type BetRow, betColumns, endOf, presentBet, presentRound, readRounds } from './rounds.ts';
import { readDeals } from './seats/read-deals.ts';
import {
  type DrawTable,
  drawOf,
  type FlightTable,
  type LiveTable,
  multiplierText,
  noteWatcher,
  readTable,
  readTables,
  type SeatsTable,
} from './tables.ts';

type Snapshot = live.LiveSnapshot | live.LiveDrawSnapshot | live.LiveSeatsSnapshot;

const historyShown = 30;
const betsShown = 100;

/** The tables with their rules and last results. */
export async function listTables(house: House, lang: LanguageCode): Promise<DataOf<typeof live.liveTables>> {
  const [tables, past] = await Promise.all([readTables(house.db), lastRounds(house.db)]);
  return {
    items: tables.map((table) => {
      const last = past.filter((row) => row.table_slug === table.slug);
      if (table.play === 'seats') return { ...presentSeats(table, lang), history: last.map(presentDraw) };
      return table.play === 'flight'
        ? { ...presentFlights(table, lang), history: last.map(presentFlight) }
        : { ...presentDraws(table, lang), history: last.map(presentDraw) };
    }),
  };
}

function presentTable({ slug, game, title, is_on, is_game_open, stream }: LiveTable, lang: LanguageCode) {
  return { table: slug, game, title: title[lang] ?? title.en ?? game, is_on: is_on && is_game_open, stream };
}

function presentFlights(table: FlightTable, lang: LanguageCode) {
  const { play, kind } = table;
  return { ...presentTable(table, lang), play, kind, rules: flightRulesOf(table) };
}

function presentDraws(table: DrawTable, lang: LanguageCode) {
  const { play, kind } = table;
  const { version, category } = drawOf(table).rules;
  return { ...presentTable(table, lang), play, kind, version, category, rules: drawRulesOf(table) };
}

function presentSeats(table: SeatsTable, lang: LanguageCode) {
  const { play, kind } = table;
  const { version, category } = seatRules;
  return { ...presentTable(table, lang), play, kind, version, category, rules: seatsRulesOf(table) };
}

/** Begins the socket topic of a table for somebody, which wakes it; null for one that does not exist. */
export async function followTable(house: House, slug: string): Promise<Snapshot | null> {
  await noteWatcher(house.db, slug);
  const [table] = await readTables(house.db, slug);
  return table ? readSnapshot(house, table) : null;
}

/** What stands on a table: the same for everybody. */
async function readSnapshot(house: House, table: LiveTable): Promise<Snapshot> {
  const { past, ...standing } = await readStanding(house, table);
  if (table.play === 'seats')
    return {
      play: 'seats',
      ...standing,
      deals: await readDeals(house.db, roundIdsOf(standing)),
      history: past.map(presentDraw),
    };
  return table.play === 'flight'
    ? { play: 'flight', ...standing, history: past.map(presentFlight) }
    : { play: 'draw', ...standing, history: past.map(presentDraw) };
}

/** How much later than planned a round may open before a table is said to stand still. */
const lateMs = 1_500;

async function readStanding(house: House, table: LiveTable) {
  const { round, next } = await readRounds(house.db, table.slug);
  const { rows: bets } = await house.db.query<BetRow>(
    `select ${betColumns} from live_bet b where b.round_id = $1 and b.state <> 'cancelled' and not b.is_demo
      order by b.stake_cents desc, b.id limit ${betsShown}`,
    [round?.id ?? null],
  );
  const now = house.clock.now();
  const opensMs = (round?.ended_at?.getTime() ?? 0) + table.settled_ms + lateMs;
  return {
    table: table.slug,
    server_time: now.toISOString(),
    is_waiting: (round === null || round.phase === 'settled') && now.getTime() > opensMs,
    round: round && presentRound(round, table),
    next: next && presentRound(next, table),
    bets: bets.map(presentBet),
    past: await pastRounds(house.db, table.slug, historyShown, 0),
  };
}

const roundIdsOf = ({ round, next }: Pick<Snapshot, 'round' | 'next'>): string[] =>
  [round, next].flatMap((one) => (one ? [one.id] : []));

/** A table as it stands, with the caller's bets on its two rounds. */
export async function readLiveTable(
  house: House,
  slug: string,
  lang: LanguageCode,
  memberId: string | null,
): Promise<DataOf<typeof live.liveTable>> {
  const table = await readTable(house.db, slug);
  const { past, ...standing } = await readStanding(house, table);
  const rounds = roundIdsOf(standing);
  const mine = await readOwnBets(house.db, memberId, rounds);
  if (table.play === 'seats')
    return {
      ...presentSeats(table, lang),
      ...standing,
      deals: await readDeals(house.db, rounds),
      history: past.map(presentDraw),
      mine: mine.map(presentSeatBet),
    };
  return table.play === 'flight'
    ? {
        ...presentFlights(table, lang),
        ...standing,
        history: past.map(presentFlight),
        mine: mine.map(presentFlightBet),
      }
    : {
        ...presentDraws(table, lang),
        ...standing,
        history: past.map(presentDraw),
        mine: mine.map((row) => presentDrawBet(row, table)),
      };
}

/** So many ended rounds of a table are listed: a table has thousands a day, and anybody may ask. */
const listedMost = 1000;

/** How the last rounds of a table ended. */
export async function listHistory(
  house: House,
  input: InputOf<typeof live.liveHistory>,
): Promise<DataOf<typeof live.liveHistory>> {
  const { slug, play } = await readTable(house.db, input.table);
  const { page, page_size: size } = input;
  const { rows } = await house.db.query<{ total: bigint }>(
    `select count(*) as total from (
       select from live_round where table_slug = $1 and phase = 'settled' order by number desc limit $2) as listed`,
    [slug, listedMost],
  );
  const from = (page - 1) * size;
  const past =
    from < listedMost ? await pastRounds(house.db, slug, Math.min(size, listedMost - from), from) : [];
  return {
    items: past.map((row) =>
      play === 'flight' ? { ...presentFlight(row), outcome: null } : { ...presentDraw(row), end: null },
    ),
    page,
    page_size: size,
    total: Number(rows[0]?.total ?? 0n),
  };
}

interface PastRow {
  readonly id: string;
  readonly number: bigint;
  readonly ended_at: Date;
  readonly outcome: Json;
}

const presentPast = ({ id, number, ended_at }: PastRow) => ({
  id,
  number: Number(number),
  ended_at: ended_at.toISOString(),
});
const presentFlight = (row: PastRow) => ({ ...presentPast(row), end: multiplierText(endOf(row.outcome)) });
const presentDraw = (row: PastRow) => ({ ...presentPast(row), outcome: row.outcome });

async function pastRounds(db: Queryable, slug: string, limit: number, offset: number): Promise<PastRow[]> {
  const { rows } = await db.query<PastRow>(
    `select id, number, ended_at, outcome from live_round where table_slug = $1 and phase = 'settled'
      order by number desc limit $2 offset $3`,
    [slug, limit, offset],
  );
  return rows;
}

/** The last rounds of every table, the newest first. */
async function lastRounds(db: Queryable): Promise<(PastRow & { readonly table_slug: string })[]> {
  const { rows } = await db.query<PastRow & { readonly table_slug: string }>(
    `select t.slug as table_slug, l.id, l.number, l.ended_at, l.outcome
       from live_table t cross join lateral (
         select id, number, ended_at, outcome from live_round where table_slug = t.slug and phase = 'settled'
          order by number desc limit $1) l
      order by l.number desc`,
    [historyShown],
  );
  return rows;
}
