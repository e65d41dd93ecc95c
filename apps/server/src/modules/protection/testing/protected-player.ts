import { randomUUID } from 'node:crypto';
import { type DataOf, games, protection } from '@arara/contract';
import { giveCash } from '../../../testing/give-cash.ts';
import type { TestHouse } from '../../../testing/house.ts';

/** Noon of a Wednesday in São Paulo, far from the ends of a day, a week and a month. */
export const wednesdayNoon = new Date('2031-05-14T12:00:00-03:00');

type Limit = DataOf<typeof protection.protectionSettings>['limits'][number];

/** A member with money who plays and protects herself. */
export async function newProtectedPlayer(test: TestHouse, cashCents = 1000_00n) {
  const player = await test.newMember();
  await giveCash(test, player.memberId, cashCents);
  let { token } = player;
  let roundId = '';
  const settings = () => test.ask(protection.protectionSettings, {}, { token });
  /** Answers the error, or 'ok'. */
  const play = async (game: string, choices: Record<string, unknown>) => {
    const answer = await test.call(games.play, { game, ...choices }, { token, idempotencyKey: randomUUID() });
    if (answer.status === 'fail') return answer.error;
    roundId = answer.data.round_id;
    return 'ok';
  };
  return {
    ...player,
    token: () => token,
    /** Comes back after the session has ended. */
    login: async () => {
      token = await test.login(player);
    },
    settings,
    set: (kind: string, period: string, value: string | number) =>
      test.call(
        protection.protectionSetLimit,
        { kind, period, ...(typeof value === 'number' ? { minutes: value } : { money: value }) },
        { token },
      ),
    remove: (kind: string, period: string) =>
      test.call(protection.protectionRemoveLimit, { kind, period }, { token }),
    keep: (kind: string, period: string) =>
      test.call(protection.protectionKeepLimit, { kind, period }, { token }),
    limit: async (kind: string, period: string): Promise<Limit | undefined> =>
      (await settings()).limits.find((limit) => limit.kind === kind && limit.period === period),
    play,
    /** The next step of the round that was played last. */
    act: async (game: string, action: Record<string, unknown>) => {
      const input = { game, round_id: roundId, ...action };
      const answer = await test.call(games.act, input, { token, idempotencyKey: randomUUID() });
      return answer.status === 'fail' ? answer.error : 'ok';
    },
    /** One bet of dice; half of all rolls win. */
    bet: (stake = '1.00') => play('dados-de-ouro', { stake, direction: 'over', target: 4999 }),
  };
}

export type ProtectedPlayer = Awaited<ReturnType<typeof newProtectedPlayer>>;

/** What the rounds of a member add up to after each of them, in the order in which they were played. */
export async function runningLosses(test: TestHouse, memberId: string): Promise<bigint[]> {
  const { rows } = await test.house.db.query<{ loss: bigint }>(
    `select sum(stake_cents - payout_cents) over (order by nonce)::bigint as loss from round where member_id = $1
      order by nonce`,
    [memberId],
  );
  return rows.map((row) => row.loss);
}
