import type { DataOf, races } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { prizesOf, type RaceRow } from './race-row.ts';
import { turnoverLeft } from './turnover.ts';

type Standing = NonNullable<DataOf<typeof races.raceView>['me']>;

/** Where one stands in the order of a race. Moments are text: a Date has no microseconds. */
interface Key {
  readonly behind: bigint;
  readonly reached_at: string;
  readonly member_id: string;
}
type Mark = Key & { readonly place: bigint };

/** Every so many places one is remembered, so that nobody's place is counted from the first. */
const markEvery = 500;
const marksKeptMs = 10_000;

export interface Standings {
  /** A member's points and place among all of a race; null for who has none. */
  of(race: RaceRow, memberId: string): Promise<Standing | null>;
  /** How many have points. */
  players(raceId: string): Promise<number>;
}

/**
 * Places in races that may have a hundred thousand members. A walk over the whole race is made once in ten seconds for all who
 * ask; a member's own place is then counted from the nearest mark ahead, over 500 rows at most besides what has moved since.
 */
export function openStandings(house: House): Standings {
  const known = new Map<string, { readonly at: number; readonly walk: Promise<Walk> }>();
  const walkOf = (raceId: string): Promise<Walk> => {
    const now = house.clock.now().getTime();
    const kept = known.get(raceId);
    if (kept && now - kept.at < marksKeptMs) return kept.walk;
    for (const [id, { at }] of known) if (now - at >= marksKeptMs) known.delete(id);
    const walk = walkRace(house.db, raceId);
    known.set(raceId, { at: now, walk });
    // What could not be read is read again by the next who asks.
    walk.catch(() => known.delete(raceId));
    return walk;
  };
  return {
    players: async (raceId) => (await walkOf(raceId)).players,
    of: async (race, memberId) => {
      const own = await readKey(house.db, race.id, memberId);
      if (!own) return null;
      const { marks } = await walkOf(race.id);
      const place = await placeOf(house.db, race.id, own, marks);
      const left = await turnoverLeft(house.db, race, memberId);
      return { ...present(-own.behind, place, prizesOf(race)[place - 1]), turnover_left: formatAmount(left) };
    },
  };
}

interface Walk {
  readonly marks: readonly Mark[];
  readonly players: number;
}

async function walkRace(db: Queryable, raceId: string): Promise<Walk> {
  const { rows } = await db.query<Mark & { players: bigint }>(
    `select place, behind, reached_at::text, member_id, players from (
       select row_number() over (order by behind, reached_at, member_id) as place, behind, reached_at, member_id,
              count(*) over () as players
         from race_score where race_id = $1) s
      where place = 1 or place % $2 = 0 order by place`,
    [raceId, markEvery],
  );
  return { marks: rows, players: Number(rows[0]?.players ?? 0n) };
}

async function readKey(db: Queryable, raceId: string, memberId: string): Promise<Key | null> {
  const { rows } = await db.query<Key>(
    'select behind, reached_at::text, member_id from race_score where race_id = $1 and member_id = $2',
    [raceId, memberId],
  );
  return rows[0] ?? null;
}

/** The order of the index. Moments as the database writes them are ordered as text, and so are ids. */
function isAhead(one: Key, other: Key): boolean {
  if (one.behind !== other.behind) return one.behind < other.behind;
  if (one.reached_at !== other.reached_at) return one.reached_at < other.reached_at;
  return one.member_id < other.member_id;
}

async function placeOf(db: Queryable, raceId: string, own: Key, marks: readonly Mark[]): Promise<number> {
  const mark = marks.findLast((one) => isAhead(one, own));
  const { rows } = await db.query<{ ahead: bigint }>(
    `select count(*) as ahead from race_score
      where race_id = $1 and (behind, reached_at, member_id) < ($2, $3::timestamptz, $4::uuid)
        and ($5::bigint is null or (behind, reached_at, member_id) >= ($5, $6::timestamptz, $7::uuid))`,
    [
      raceId,
      own.behind,
      own.reached_at,
      own.member_id,
      mark?.behind ?? null,
      mark?.reached_at ?? null,
      mark?.member_id ?? null,
    ],
  );
  return Number((mark?.place ?? 1n) + (rows[0]?.ahead ?? 0n));
}

/** A place with what it is given. */
export function present(points: bigint, place: number, prizeCents = 0n) {
  return { place, points: formatAmount(points), prize_money: formatAmount(prizeCents) };
}
