import { type DataOf, games } from '@arara/contract';
import { houseAccounts } from '@arara/ledger';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse } from '../../../testing/house.ts';
import { newPlayer, type Player } from './player.ts';

const hourMs = 3_600_000;
export const mines = 'minas-do-sertao';

/** A house in which rounds are left, with what tests ask of them. */
export async function startLeftRoundsLab() {
  const test = await startTestHouse();
  const { db } = test.house;
  const rowOf = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row> => {
    const { rows } = await db.query<Row>(sql, [...values]);
    const [row] = rows;
    if (!row) throw new Error('no such row');
    return row;
  };
  return {
    test,
    rowOf,
    newPlayer: (money: { cash?: string; bonus?: string } = { cash: '100.00' }) => newPlayer(test, money),
    /** So many hours later; sessions have ended by then. */
    pass: (hours: number) => test.clock.moveBy(hours * hourMs),
    /** What the house does by itself every ten minutes. */
    endLeft: () => test.runTask('rounds-left'),
    /** The round as its player recalls it who has come back. */
    recall: async (player: Player, roundId: string): Promise<DataOf<typeof games.roundGet>> =>
      test.ask(games.roundGet, { round_id: roundId }, { token: await test.login(player) }),
    safeTiles: async (roundId: string): Promise<number[]> => {
      const { mined } = await rowOf<{ mined: number[] }>(
        `select array(select jsonb_array_elements(secret -> 'mined'))::integer[] as mined from round where id = $1`,
        [roundId],
      );
      return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.includes(tile));
    },
    cents: async ({ memberId }: Player) =>
      rowOf<{ cash: bigint; bonus: bigint; turnover: bigint }>(
        `select c.balance_cents as cash, b.balance_cents as bonus, p.turnover_cents as turnover
           from member_play p join ledger_account c on c.id = p.cash_account_id
           join ledger_account b on b.id = p.bonus_account_id where p.member_id = $1`,
        [memberId],
      ),
    /** What the house holds for open rounds. */
    heldCents: async (): Promise<bigint> =>
      (
        await rowOf<{ cents: bigint }>(
          `select coalesce(sum(case when to_account_id = $1 then amount_cents else -amount_cents end), 0)::bigint as cents
             from ledger_transfer where $1 in (from_account_id, to_account_id)`,
          [houseAccounts.openRounds],
        )
      ).cents,
    books: () => booksNow(db),
    close: () => test.close(),
  };
}

export type LeftRoundsLab = Awaited<ReturnType<typeof startLeftRoundsLab>>;
