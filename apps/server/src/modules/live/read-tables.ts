import type { DataOf, InputOf, live } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { type BetRow, betColumns, presentBet, presentOwnBet, presentRound, readRounds } from './rounds.ts';
import { type LiveTable, multiplierText, presentRules, readTable, readTables } from './tables.ts';

type Past = DataOf<typeof live.liveHistory>['items'][number];

const historyShown = 30;
const betsShown = 100;

/** The tables with their rules and last results. */
export async function listTables(house: House, lang: LanguageCode): Promise<DataOf<typeof live.liveTables>> {
  const tables = await readTables(house.db);
  return {
    items: await Promise.all(
      tables.map(async (table) => ({
        ...presentTable(table, lang),
        history: await pastRounds(house.db, table.slug, historyShown, 0),
      })),
    ),
  };
}

function presentTable(table: LiveTable, lang: LanguageCode) {
  const { slug, kind, game, title, is_on } = table;
  return {
    table: slug,
    kind,
    game,
    title: title[lang] ?? title.en ?? game,
    is_on: is_on && table.is_game_open,
    rules: presentRules(table),
  };
}

/** What stands on a table: the same for everybody, and the beginning of its socket topic. */
export async function readSnapshot(house: House, slug: string): Promise<live.LiveSnapshot> {
  const { round, next } = await readRounds(house.db, slug);
  const { rows: bets } = await house.db.query<BetRow>(
    `select ${betColumns} from live_bet b where b.round_id = $1 and b.state <> 'cancelled'
      order by b.stake_cents desc, b.id limit ${betsShown}`,
    [round?.id ?? null],
  );
  return {
    table: slug,
    server_time: house.clock.now().toISOString(),
    round: round && presentRound(round),
    next: next && presentRound(next),
    bets: bets.map(presentBet),
    history: await pastRounds(house.db, slug, historyShown, 0),
  };
}

/** A table as it stands, with the caller's bets on its two rounds. */
export async function readLiveTable(
  house: House,
  slug: string,
  lang: LanguageCode,
  memberId: string | null,
): Promise<DataOf<typeof live.liveTable>> {
  const table = await readTable(house.db, slug);
  const snapshot = await readSnapshot(house, slug);
  const rounds = [snapshot.round, snapshot.next].flatMap((round) => (round ? [round.id] : []));
  return {
    ...presentTable(table, lang),
    ...snapshot,
    mine: memberId === null ? [] : await ownBets(house.db, memberId, rounds),
  };
}

async function ownBets(
  db: Queryable,
  memberId: string,
  rounds: readonly string[],
): Promise<live.LiveOwnBet[]> {
  const { rows } = await db.query<BetRow>(
    `select ${betColumns} from live_bet b where b.round_id = any($1) and b.member_id = $2 order by b.id`,
    [rounds, memberId],
  );
  return rows.map(presentOwnBet);
}

/** How the rounds of a table ended. */
export async function listHistory(
  house: House,
  input: InputOf<typeof live.liveHistory>,
): Promise<DataOf<typeof live.liveHistory>> {
  const { slug } = await readTable(house.db, input.table);
  const { page, page_size: size } = input;
  const { rows } = await house.db.query<{ total: bigint }>(
    `select count(*) as total from live_round where table_slug = $1 and phase = 'settled'`,
    [slug],
  );
  return {
    items: await pastRounds(house.db, slug, size, (page - 1) * size),
    page,
    page_size: size,
    total: Number(rows[0]?.total ?? 0n),
  };
}

async function pastRounds(db: Queryable, slug: string, limit: number, offset: number): Promise<Past[]> {
  const { rows } = await db.query<{ id: string; number: bigint; ended_at: Date; outcome: { end: number } }>(
    `select id, number, ended_at, outcome from live_round where table_slug = $1 and phase = 'settled'
      order by number desc limit $2 offset $3`,
    [slug, limit, offset],
  );
  return rows.map((row) => ({
    id: row.id,
    number: Number(row.number),
    end: multiplierText(row.outcome.end),
    ended_at: row.ended_at.toISOString(),
  }));
}
