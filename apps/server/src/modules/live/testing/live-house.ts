import { randomUUID } from 'node:crypto';
import { type InputOf, live } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import type { RoundRow, RoundSecret } from '../rounds.ts';

/** Time in which bets come in, is drawn, and a result stands: the clock stands still until it is moved, so none of it is waited for. */
const phases = { open: 5_000, locked: 1_000, playing: 2_000, settled: 3_000 };

/** A test house with short chains, its tables still off and as if somebody watched them; timetables are left out. */
export async function startLiveHouse(
  env: Record<string, string> = {},
  { runsTables } = { runsTables: true },
): Promise<TestHouse> {
  const test = await startTestHouse(env, { runsTables });
  await test.house.db.query(
    `update live_table set is_on = false, watched_at = 'infinity', every_s = null, open_ms = $1, locked_ms = $2, settled_ms = $3,
            playing_ms = case when play <> 'flight' then $4::integer end, chain_length = 2500, checkpoint_every = 100`,
    [phases.open, phases.locked, phases.settled, phases.playing],
  );
  return test;
}

export const switchTable = async (test: TestHouse, slug: string, isOn: boolean) =>
  void (await test.house.db.query('update live_table set is_on = $2 where slug = $1', [slug, isOn]));

export type StoredRound = RoundRow & { readonly secret: RoundSecret | null };

/** The rounds of a table as they are stored, the newest first. */
export async function storedRounds(test: TestHouse, slug: string): Promise<StoredRound[]> {
  const { rows } = await test.house.db.query<StoredRound>(
    'select * from live_round where table_slug = $1 order by number desc',
    [slug],
  );
  return rows;
}

async function give(
  test: TestHouse,
  memberId: string,
  wallet: 'cash' | 'bonus',
  amount: string,
): Promise<void> {
  await inTransaction(test.house.db, async (tx) => {
    const wallets = await walletsOf(tx, memberId);
    await post(tx, {
      from: wallet === 'bonus' ? houseAccounts.promotions : houseAccounts.adjustments,
      to: wallets[wallet].accountId,
      amountCents: parseAmount(amount) ?? 0n,
      kind: wallet === 'bonus' ? 'reward' : 'adjustment',
      reference: randomUUID(),
    });
  });
}

/** A member with money who bets at shared tables, each request under a key of its own unless one is given. */
export async function newLivePlayer(test: TestHouse, money: { cash?: string; bonus?: string }) {
  const player = await test.newMember();
  const { token, memberId } = player;
  if (money.cash) await give(test, memberId, 'cash', money.cash);
  if (money.bonus) await give(test, memberId, 'bonus', money.bonus);
  const bet = (
    table: string,
    roundId: string,
    choices: { stake: string; slot?: 1 | 2; auto_cash_out?: string },
    key: string = randomUUID(),
  ) => test.call(live.livePlace, { table, round_id: roundId, ...choices }, { token, idempotencyKey: key });
  const chips = (
    table: string,
    roundId: string,
    given: Record<string, unknown>,
    key: string = randomUUID(),
  ) =>
    test.call(live.livePlaceChips, { table, round_id: roundId, bet: given }, { token, idempotencyKey: key });
  const sit = (roundId: string, seat: number, stake: string, key: string = randomUUID()) =>
    test.call(
      live.liveSit,
      { table: 'blackjack', round_id: roundId, seat, stake },
      { token, idempotencyKey: key },
    );
  const behind = (
    roundId: string,
    seatBetId: string,
    { stake, follows }: { stake: string; follows: boolean },
    key: string = randomUUID(),
  ) =>
    test.call(
      live.liveBehind,
      { table: 'blackjack', round_id: roundId, behind: seatBetId, stake, follows },
      { token, idempotencyKey: key },
    );
  const move = (
    betId: string,
    step: number,
    made: InputOf<typeof live.liveMove>['move'],
    key: string = randomUUID(),
  ) => test.call(live.liveMove, { bet_id: betId, step, move: made }, { token, idempotencyKey: key });
  return {
    ...player,
    bet,
    chips,
    sit,
    behind,
    move,
    mustSit: async (...given: Parameters<typeof sit>) => {
      const answer = await sit(...given);
      if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data.bet;
    },
    mustBehind: async (...given: Parameters<typeof behind>) => {
      const answer = await behind(...given);
      if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data.bet;
    },
    mustMove: async (...given: Parameters<typeof move>) => {
      const answer = await move(...given);
      if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    mustPlace: async (...given: Parameters<typeof chips>) => {
      const answer = await chips(...given);
      if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    wallets: () => walletsOf(test.house.db, memberId),
    mustBet: async (...given: Parameters<typeof bet>) => {
      const answer = await bet(...given);
      if (answer.status !== 'success') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    cashOut: (betId: string) => test.call(live.liveCashOut, { bet_id: betId }, { token }),
    cancel: (betId: string) => test.call(live.liveCancel, { bet_id: betId }, { token }),
  };
}

export type LivePlayer = Awaited<ReturnType<typeof newLivePlayer>>;
