import { type DataOf, type InputOf, races } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { presentRace, prizesOf, type RaceRow, raceColumns } from './race-row.ts';
import { present } from './standings.ts';
import { hasTurnover } from './turnover.ts';

type Run = DataOf<typeof races.staffRaceRuns>['items'][number];
type Place = DataOf<typeof races.staffRaceStandings>['items'][number];

interface RunRow extends RaceRow {
  readonly plan_id: string;
  readonly players: bigint;
  readonly paid_cents: bigint;
}

const runColumns = `${raceColumns}, x.plan_id,
  (select count(*) from race_score s where s.race_id = x.id) as players,
  (select coalesce(sum(z.amount_cents), 0)::bigint from race_prize z where z.race_id = x.id) as paid_cents`;

/** The races of all plans, the one that ends last first. */
export async function listRuns(
  house: House,
  { page, page_size: size }: InputOf<typeof races.staffRaceRuns>,
): Promise<DataOf<typeof races.staffRaceRuns>> {
  const [{ rows }, count] = await Promise.all([
    house.db.query<RunRow>(
      `select ${runColumns} from race x order by x.ends_at desc, x.id limit $1 offset $2`,
      [size, (page - 1) * size],
    ),
    house.db.query<{ total: bigint }>('select count(*) as total from race'),
  ]);
  return { items: rows.map(presentRun), page, page_size: size, total: Number(count.rows[0]?.total ?? 0n) };
}

/** A race with its first places. Fails with `race_unknown`. */
export async function viewRun(
  house: House,
  { id }: InputOf<typeof races.staffRaceStandings>,
): Promise<DataOf<typeof races.staffRaceStandings>> {
  const { rows } = await house.db.query<RunRow>(`select ${runColumns} from race x where x.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new AppError('race_unknown');
  const items = row.state === 'paid' ? await paidPlaces(house, row) : await placesNow(house, row);
  return { race: presentRun(row), items };
}

interface PlaceRow {
  readonly member_id: string;
  readonly account: string;
  readonly points: bigint;
  readonly is_rewardable: boolean;
}

/** Prizes go to the first of those who took part enough and may be rewarded, as they do when the race is paid. */
async function placesNow(house: House, race: RunRow): Promise<Place[]> {
  const { rows } = await house.db.query<PlaceRow>(
    `select s.member_id, m.account, s.points, reward_refusal(s.member_id) is null and ${hasTurnover} as is_rewardable
       from race_score s join member m on m.id = s.member_id join race x on x.id = s.race_id
      where s.race_id = $1 order by s.behind, s.reached_at, s.member_id limit $2`,
    [race.id, races.leadersListed],
  );
  const prizes = prizesOf(race);
  return rows.map(({ member_id, account, points, is_rewardable }, index) => ({
    ...present(points, index + 1, is_rewardable ? prizes.shift() : 0n),
    member_id,
    account,
    is_rewardable,
  }));
}

async function paidPlaces(house: House, race: RunRow): Promise<Place[]> {
  const { rows } = await house.db.query<PlaceRow & { place: number; amount_cents: bigint }>(
    `select z.member_id, m.account, z.points, z.place, z.amount_cents
       from race_prize z join member m on m.id = z.member_id where z.race_id = $1 order by z.place`,
    [race.id],
  );
  return rows.map(({ member_id, account, points, place, amount_cents }) => ({
    ...present(points, place, amount_cents),
    member_id,
    account,
    is_rewardable: true,
  }));
}

function presentRun(row: RunRow): Run {
  return {
    ...presentRace(row),
    plan_id: row.plan_id,
    players: Number(row.players),
    paid_money: formatAmount(row.paid_cents),
  };
}
