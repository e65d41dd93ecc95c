import { type DataOf, type games, type InputOf, races } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import { maskAccount } from '../../plugins/mask-account.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { presentRace, prizesOf, type RaceRow, raceColumns } from './race-row.ts';
import { present, type Standings } from './standings.ts';

type Leader = DataOf<typeof races.raceView>['leaders'][number];

/** The races that run now, those of a day first. */
export async function listRaces(
  house: House,
  standings: Standings,
  caller: VisitorCaller,
): Promise<DataOf<typeof races.races>> {
  const [{ rows }, weights] = await Promise.all([
    house.db.query<RaceRow>(
      `select ${raceColumns} from race x
        where x.state = 'running' and x.starts_at <= house_now() and x.ends_at > house_now()
        order by x.ends_at - x.starts_at, x.measure desc, x.id`,
      [],
    ),
    house.db.query<{ category: (typeof games.categories)[number]; percent: number }>(
      'select category, percent from contribution order by percent desc, category',
      [],
    ),
  ]);
  const items = rows.map(async (row) => ({
    ...presentRace(row),
    players: await standings.players(row.id),
    me: caller.member ? await standings.of(row, caller.member.memberId) : null,
  }));
  return {
    server_time: house.clock.now().toISOString(),
    items: await Promise.all(items),
    weights: weights.rows,
  };
}

/** A race with its leaders. Fails with `race_unknown`. */
export async function viewRace(
  house: House,
  standings: Standings,
  { id }: InputOf<typeof races.raceView>,
  caller: VisitorCaller,
): Promise<DataOf<typeof races.raceView>> {
  const { rows } = await house.db.query<RaceRow>(`select ${raceColumns} from race x where x.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new AppError('race_unknown');
  const memberId = caller.member?.memberId ?? null;
  const isPaid = row.state === 'paid';
  return {
    server_time: house.clock.now().toISOString(),
    race: presentRace(row),
    leaders: isPaid
      ? ((await paidPlaces(house.db, [id], memberId, races.leadersListed)).get(id) ?? [])
      : await leadersOf(house.db, row, memberId),
    me: memberId === null ? null : await ownStanding(house, standings, row, memberId),
  };
}

/** Races that have been paid, the last one first. */
export async function listHistory(
  house: House,
  standings: Standings,
  input: InputOf<typeof races.raceHistory>,
  caller: VisitorCaller,
): Promise<DataOf<typeof races.raceHistory>> {
  const [page, count] = await Promise.all([
    house.db.query<RaceRow>(
      `select ${raceColumns} from race x where x.state = 'paid' order by x.ends_at desc, x.id limit $1 offset $2`,
      [input.page_size, (input.page - 1) * input.page_size],
    ),
    house.db.query<{ total: bigint }>(`select count(*) as total from race where state = 'paid'`),
  ]);
  const memberId = caller.member?.memberId ?? null;
  const ids = page.rows.map((row) => row.id);
  const winners = await paidPlaces(house.db, ids, memberId, 3);
  const items = page.rows.map(async (row) => ({
    ...presentRace(row),
    winners: winners.get(row.id) ?? [],
    me: memberId === null ? null : await ownStanding(house, standings, row, memberId),
  }));
  return {
    items: await Promise.all(items),
    page: input.page,
    page_size: input.page_size,
    total: Number(count.rows[0]?.total ?? 0n),
  };
}

/** After its end the place that was paid; of those who were paid nothing, the one in the order of points. */
async function ownStanding(house: House, standings: Standings, row: RaceRow, memberId: string) {
  if (row.state === 'paid') {
    const { rows } = await house.db.query<{ place: number; points: bigint; amount_cents: bigint }>(
      'select place, points, amount_cents from race_prize where race_id = $1 and member_id = $2',
      [row.id, memberId],
    );
    const [prize] = rows;
    if (prize) return { ...present(prize.points, prize.place, prize.amount_cents), turnover_left: '0.00' };
    const own = await standings.of(row, memberId);
    return own && { ...own, prize_money: '0.00' };
  }
  return standings.of(row, memberId);
}

interface PlaceRow {
  readonly race_id: string;
  readonly member_id: string;
  readonly account: string | null;
  readonly place: number;
  readonly points: bigint;
  readonly amount_cents: bigint;
}

function presentLeader(row: Omit<PlaceRow, 'race_id'>, memberId: string | null): Leader {
  return {
    ...present(row.points, row.place, row.amount_cents),
    name: row.account === null ? null : maskAccount(row.account),
    is_me: row.member_id === memberId,
  };
}

async function leadersOf(db: Queryable, race: RaceRow, memberId: string | null): Promise<Leader[]> {
  const prizes = prizesOf(race);
  const { rows } = await db.query<Pick<PlaceRow, 'member_id' | 'account' | 'points'>>(
    `select member_id, shown_account(member_id) as account, points from race_score
      where race_id = $1 order by behind, reached_at, member_id limit $2`,
    [race.id, races.leadersListed],
  );
  return rows.map((row, index) =>
    presentLeader({ ...row, place: index + 1, amount_cents: prizes[index] ?? 0n }, memberId),
  );
}

/** Who was paid in these races, the first so many of each. */
async function paidPlaces(
  db: Queryable,
  raceIds: readonly string[],
  memberId: string | null,
  count: number,
): Promise<Map<string, Leader[]>> {
  const { rows } = await db.query<PlaceRow>(
    `select race_id, member_id, shown_account(member_id) as account, place, points, amount_cents
       from race_prize where race_id = any($1) and place <= $2 order by race_id, place`,
    [raceIds, count],
  );
  const byRace = new Map<string, Leader[]>();
  for (const row of rows)
    byRace.set(row.race_id, [...(byRace.get(row.race_id) ?? []), presentLeader(row, memberId)]);
  return byRace;
}
