import { account, games, information, protection, staff } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { type LeftRoundsLab, mines, startLeftRoundsLab } from '../testing/left-rounds-lab.ts';
import type { Player } from '../testing/player.ts';

let lab: LeftRoundsLab;
beforeAll(async () => {
  lab = await startLeftRoundsLab();
});
afterAll(async () => {
  expect(await lab.books()).toMatchObject({ isClean: true });
  await lab.close();
});

async function openRound(player: Player): Promise<{ id: string; worthCents: bigint }> {
  const { round_id: id } = await player.mustPlay(mines, { stake: '2.00', mines: 3 });
  const [tile] = await lab.safeTiles(id);
  const answer = await player.act(mines, id, { type: 'pick', tile });
  if (answer.status === 'fail') throw new Error(answer.error);
  return { id, worthCents: BigInt((answer.data.view as { payoutCents: number }).payoutCents) };
}

/** Lets what the closing has told be heard and done. */
async function closed({ memberId }: Player): Promise<void> {
  await lab.test.drain();
  await lab.test.runTask('rounds-close', { memberId });
}

const exclude = (player: Player) =>
  lab.test.ask(
    protection.protectionExclude,
    { months: 6, password: player.password },
    { token: player.token },
  );

test('self-exclusion ends an open round at once, by the same rule, and what it held is the member’s', async () => {
  const player = await lab.newPlayer();
  const { id, worthCents } = await openRound(player);
  await exclude(player);
  await closed(player);
  await closed(player);
  const round = await player.recall(id);
  expect(round).toMatchObject({
    state: 'settled',
    outcome: { end: 'cashed_out' },
    house_end: { cause: 'closed', hours: null, is_returned: false },
  });
  expect(parseAmount(round.payout)).toBe(worthCents);
  expect(await lab.cents(player)).toMatchObject({ cash: 98_00n + worthCents });
  expect(await player.act(mines, id, { type: 'cash_out' })).toMatchObject({ error: 'round_settled' });
  const { items } = await lab.test.ask(information.messageList, { lang: 'pt' }, { token: player.token });
  expect(items.filter(({ text }) => text.includes('apostas da sua conta foram suspensas'))).toHaveLength(1);
});

test('a pause plays cards on as the game advises and gives back a stake nothing was shown for', async () => {
  const player = await lab.newPlayer();
  const { round_id: cards } = await player.mustPlay('rei-de-copas', { stake: '5.00' });
  const { round_id: untouched } = await player.mustPlay('torre-do-coco', {
    stake: '3.00',
    difficulty: 'easy',
  });
  await lab.test.ask(protection.protectionPause, { days: 1 }, { token: player.token });
  await closed(player);
  const played = await player.recall(cards);
  expect(played).toMatchObject({
    house_end: { cause: 'closed', is_returned: false },
    actions: [{ type: 'draw' }],
  });
  expect(await player.recall(untouched)).toMatchObject({ house_end: { is_returned: true } });
  expect((await lab.cents(player)).cash).toBe(95_00n + (parseAmount(played.payout) ?? 0n));
  expect((await lab.test.ask(games.roundsOpen, {}, { token: player.token })).items).toEqual([]);
});

test('a frozen member’s round is ended and paid, and one whose account was opened again meanwhile is not', async () => {
  const [frozen, back] = [await lab.newPlayer(), await lab.newPlayer()];
  const [gone, kept] = [await openRound(frozen), await openRound(back)];
  const risk = await newStaff(lab.test, 'risk');
  const set = (player: Player, status: 'active' | 'frozen') =>
    lab.test.ask(
      staff.staffMemberStatus,
      { id: player.memberId, status, reason: 'Sinais a verificar' },
      { token: risk.token },
    );
  await set(frozen, 'frozen');
  await closed(frozen);
  expect(await lab.cents(frozen)).toMatchObject({ cash: 98_00n + gone.worthCents });
  // Told of the freeze when it is over: nothing is ended.
  await lab.test.house.db.query(`update member set status = 'frozen' where id = $1`, [back.memberId]);
  await lab.test.house.db.query(`update member set status = 'active' where id = $1`, [back.memberId]);
  await lab.test.runTask('rounds-close', { memberId: back.memberId });
  expect(await back.recall(kept.id)).toMatchObject({ state: 'open', house_end: null });
});

test('an account is not closed over an open round: it says so, and once the house has ended the round it is the money', async () => {
  const player = await lab.newPlayer({ cash: '2.00' });
  const { id } = await openRound(player);
  const close = (token: string) =>
    lab.test.call(account.accountClose, { password: player.password }, { token });
  expect(await close(player.token)).toMatchObject({ error: 'account_has_round' });
  expect(await player.recall(id)).toMatchObject({ state: 'open' });
  lab.pass(73);
  await lab.endLeft();
  expect(await close(await lab.test.login(player))).toMatchObject({ error: 'account_has_money' });
});

test('a step and self-exclusion at once: one of them decides, and the round is paid once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => lab.newPlayer()));
  const rounds = await Promise.all(players.map(openRound));
  await Promise.all(players.map(exclude));
  await lab.test.drain();
  const answers = await Promise.all(
    players.map(async (player, index) => {
      const [answer] = await Promise.all([
        player.act(mines, rounds[index]?.id ?? '', { type: 'cash_out' }),
        lab.test.runTask('rounds-close', { memberId: player.memberId }),
        lab.test.runTask('rounds-close', { memberId: player.memberId }),
      ]);
      return answer;
    }),
  );
  for (const [index, { id, worthCents }] of rounds.entries()) {
    const player = players[index] as Player;
    const isOwn = answers[index]?.status === 'success';
    if (!isOwn) expect(answers[index]).toMatchObject({ error: 'round_settled' });
    const round = await player.recall(id);
    expect(round.house_end === null, id).toBe(isOwn);
    expect(round.actions).toHaveLength(2);
    expect((await lab.cents(player)).cash).toBe(98_00n + worthCents);
  }
});
