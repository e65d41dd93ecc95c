import { randomUUID } from 'node:crypto';
import type { SeamlessClient } from '@arara/platform-kit/seamless';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { startTestHouse } from '../../../testing/house.ts';
import { openSeamlessLab, seamlessPlayer } from './seamless-lab.ts';

/** What a platform is told when it is refused. */
export const refused = (error: string) => ({ kind: 'refused', error });

/** One more call on the same round. */
export const another = (round: object, amount: string, more: object = {}) => ({
  ...round,
  transaction: randomUUID(),
  amount,
  ...more,
});

/** A house with the platforms of the lab, their games taken over, and members who play there. */
export async function startSeamlessHouse() {
  const lab = await openSeamlessLab();
  const home = await startTestHouse(lab.env);
  const clients = lab.connect({ url: home.house.publicUrl(), now: () => home.clock.now().getTime() });
  await home.runTask('platform-games');

  const newPlayer = async (cashCents = 10_000n, code: 'aurora' | 'boreal' = 'aurora') => {
    const member = await home.newMember();
    if (cashCents > 0n) await giveCash(home, member.memberId, cashCents);
    const known = await seamlessPlayer(home.house, member.memberId, code);
    const client: SeamlessClient = clients[code];
    const { rows } = await home.house.db.query<{ id: string }>(
      `select external_id as id from game where platform = $1 and category = 'slots' order by slug limit 1`,
      [code],
    );
    const game = rows[0]?.id ?? '';
    const body = (amount: string, more: object = {}) => ({
      transaction: randomUUID(),
      player: known.player,
      session: known.session,
      game,
      round: randomUUID(),
      amount,
      currency: 'BRL',
      ...more,
    });
    const cash = async () => {
      const outcome = await client.balance(known.player);
      return outcome.kind === 'ok' ? outcome.value.balanceCents : null;
    };
    return { ...member, ...known, client, body, cash, game };
  };

  /** Another session of the same game: sessions end after hours. */
  const newSession = ({ memberId }: { memberId: string }, code = 'aurora') =>
    seamlessPlayer(home.house, memberId, code);

  /** Counts the rounds that are over by now, and has everybody hear of them. */
  const count = async () => {
    // Well beyond the grace: the database's time goes on while the house's stands.
    home.clock.moveBy(300_000);
    await home.runTask('seamless-rounds');
    await home.drain();
  };

  const playOf = async (memberId: string) => {
    const { rows } = await home.house.db.query<{
      turnover_cents: bigint;
      counted_cents: bigint;
      payout_cents: bigint;
    }>('select turnover_cents, counted_cents, payout_cents from member_play where member_id = $1', [
      memberId,
    ]);
    return rows[0];
  };

  return {
    home,
    clients,
    newPlayer,
    newSession,
    count,
    playOf,
    booksAreClean: async () => (await booksNow(home.house.db)).isClean,
    close: async () => {
      await home.close();
      await lab.close();
    },
  };
}

export type SeamlessHouse = Awaited<ReturnType<typeof startSeamlessHouse>>;
export type SeamlessPlayer = Awaited<ReturnType<SeamlessHouse['newPlayer']>>;
