import { randomUUID } from 'node:crypto';
import { type DataOf, games, platforms, wallet } from '@arara/contract';
import type { Simulator } from '@arara/platform-kit/simulator';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { playerName } from '../platform.ts';

type Transfer = DataOf<typeof platforms.transferGet>;

/** A house with two simulated platforms and members who move money to and from them. */
export async function startPlatformsHouse(gamesCount = '0') {
  const test = await startTestHouse({ SANDBOX_GAMES: gamesCount });
  const simulator = (code = 'day7'): Simulator => {
    const found = test.house.platforms.sandbox.get(code);
    if (!found) throw new Error(`no platform ${code}`);
    return found.simulator;
  };
  /** What members have on all platforms, as those themselves say. */
  const thereCents = () =>
    [...test.house.platforms.sandbox.values()].reduce((sum, one) => sum + one.simulator.totalCents(), 0n);

  const newMember = async (cashCents = 0n) => {
    const member = await test.newMember();
    if (cashCents > 0n) await giveCash(test, member.memberId, cashCents);
    let { token } = member;
    const move =
      (call: typeof platforms.transferIn) =>
      (money: string, platType = 'day7', key: string = randomUUID()) =>
        test.call(call, { platType, money }, { token, idempotencyKey: key });
    return {
      ...member,
      get token() {
        return token;
      },
      /** Sessions end when the clock moves. */
      loginAgain: async () => {
        token = await test.login(member);
      },
      player: (code = 'day7') => playerName(code, member.memberId),
      moveIn: move(platforms.transferIn),
      moveOut: move(platforms.transferOut),
      allBack: (input = {}) => test.ask(platforms.transferAllBack, input, { token }),
      transfer: (id: string): Promise<Transfer> =>
        test.ask(platforms.transferGet, { transfer_id: id }, { token }),
      money: async () => (await test.ask(wallet.walletBalances, {}, { token })).money,
      there: (input = {}) => test.ask(platforms.day7Balances, input, { token }),
    };
  };
  const list = (input: Record<string, unknown> = {}, lang = 'pt') =>
    test.ask(games.gameList, input, { lang });
  /** A game of the first platform. */
  const someGame = async (input: Record<string, unknown> = {}) => {
    const [game] = (await list({ platType: 'day7', ...input })).items;
    if (!game) throw new Error('there is no such game');
    return game;
  };
  return { test, simulator, thereCents, newMember, list, someGame, books: () => booksOf(test) };
}

/** The books: clean or not, what is on its way, and what the platforms were given on balance. */
async function booksOf(test: TestHouse) {
  const result = await booksNow(test.house.db);
  const { rows } = await test.house.db.query<{ cents: bigint }>(
    `select coalesce(sum(balance_cents), 0)::bigint as cents from ledger_account where kind = 'transit'`,
  );
  return {
    isClean: result.isClean,
    transitCents: rows[0]?.cents ?? 0n,
    platformsCents: result.house.find(({ kind }) => kind === 'platforms')?.balanceCents ?? 0n,
  };
}

export type PlatformsHouse = Awaited<ReturnType<typeof startPlatformsHouse>>;
