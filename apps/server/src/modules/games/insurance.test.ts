import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { gameRules, type ShoeView } from '@arara/games';
import { verifyRound } from '@arara/games/verify';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newPlayer, type Player } from './testing/player.ts';

const game = 'blackjack-leblon';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});

const insure = { type: 'insure' };
const decline = { type: 'decline' };
const cash = async (player: Player) => (await player.wallets()).cash.balanceCents;
const viewOf = (round: { view: unknown }) => round.view as ShoeView;

/** Server seeds whose first deal is the wanted one, by the rules the server plays. */
function seedOf(isWanted: (shoe: readonly string[]) => boolean): string {
  const rules = gameRules(game);
  if (rules?.kind !== 'stepped') throw new Error('blackjack has steps');
  for (let tries = 0; ; tries += 1) {
    const serverSeed = `deal-${tries}`;
    const draws = createDraws(hmacSha256, { serverSeed, clientSeed: 'mesa', nonce: 0 });
    const { state } = rules.begin({ stake: '1.00' }, draws);
    // The rules build the state.
    if (isWanted((state as { shoe: string[] }).shoe)) return serverSeed;
  }
}
const isTen = (card: string) => 'TJQK'.includes(card.charAt(0));
const isLow = (card: string) => '234567'.includes(card.charAt(0));
const aceOver = (hole: (card: string) => boolean) =>
  seedOf(
    ([one = '', up = '', two = '', under = '']) =>
      up.startsWith('A') && isLow(one) && isTen(two) && hole(under),
  );
const deals = {
  harmless: aceOver((card) => isLow(card)),
  natural: aceOver(isTen),
  noAce: seedOf(([one = '', up = '', two = '']) => isLow(up) && isLow(one) && isTen(two)),
};

/** A round of somebody with money of their own, dealt as wanted. */
async function dealt(deal: keyof typeof deals, money = '100.00') {
  const player = await newPlayer(house, { cash: money });
  await house.house.db.query(
    `update fair_seed set server_seed = $2, client_seed = 'mesa' where member_id = $1 and state = 'active'`,
    [player.memberId, deals[deal]],
  );
  return { player, round: await player.mustPlay(game, { stake: '1.00' }) };
}

test('[R19] insurance is asked for when an ace shows, costs half the stake, and is lost under another card', async () => {
  const { player, round } = await dealt('harmless');
  expect(viewOf(round)).toMatchObject({
    insurance: 'offered',
    moves: ['insure', 'decline'],
    suggested: 'decline',
  });
  expect(viewOf(round).dealer[1]).toBeNull();
  expect(await player.act(game, round.round_id, { type: 'stand' })).toMatchObject({
    error: 'action_illegal',
  });
  const insured = await player.act(game, round.round_id, insure);
  expect(insured).toMatchObject({
    data: {
      state: 'open',
      stake: '1.50',
      money: '98.50',
      view: { insurance: 'taken', moves: ['hit', 'stand'] },
    },
  });
  expect(await player.act(game, round.round_id, insure)).toMatchObject({ error: 'action_illegal' });
  const stood = await player.act(game, round.round_id, { type: 'stand' });
  if (stood.status === 'fail') throw new Error(stood.error);
  expect(stood.data).toMatchObject({ state: 'settled', stake: '1.50' });
  const recalled = await player.recall(round.round_id);
  expect(recalled.actions).toEqual([insure, { type: 'stand' }]);
  const verified = verifyRound({
    game,
    version: 2,
    bet: recalled.bet,
    actions: recalled.actions,
    serverSeed: deals.harmless,
    clientSeed: 'mesa',
    nonce: 0,
  });
  if (verified.kind === 'refused') throw new Error(verified.error);
  expect(formatAmount(verified.payoutCents ?? -1n)).toBe(stood.data.payout);
});

test('[R30] insurance pays 2 to 1 against blackjack; its stake is an entry of its own on the receipt', async () => {
  const { player, round } = await dealt('natural');
  const told = await player.act(game, round.round_id, insure);
  expect(told).toMatchObject({ data: { state: 'settled', stake: '1.50', payout: '1.50', money: '100.00' } });
  const { receipt_proof: proof } = await player.recall(round.round_id);
  const { movements } = await house.ask(games.roundReceipt, { round_id: round.round_id, proof });
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['stake', '1.00'],
    ['raise', '0.50'],
    ['payout', '1.50'],
  ]);
});

test('who declines loses to blackjack at once, and has staked nothing more', async () => {
  const { player, round } = await dealt('natural');
  expect(await player.act(game, round.round_id, decline)).toMatchObject({
    data: { state: 'settled', stake: '1.00', payout: '0.00' },
  });
  expect(await cash(player)).toBe(99_00n);
});

test('insurance is refused without an ace, with the bet, and to who cannot pay for it or may not stake', async () => {
  const other = await dealt('noAce');
  for (const answer of [insure, decline])
    expect(await other.player.act(game, other.round.round_id, answer)).toMatchObject({
      error: 'action_illegal',
    });
  expect(await other.player.play(game, { stake: '1.00', insurance: true })).toMatchObject({
    error: 'bet_invalid',
    data: { field: 'insurance' },
  });
  const { player, round } = await dealt('harmless', '1.20');
  expect(await player.act(game, round.round_id, insure)).toMatchObject({ error: 'insufficient_funds' });
  await house.house.db.query(
    `update member_play set paused_until = house_now() + interval '1 day' where member_id = $1`,
    [player.memberId],
  );
  expect(await player.act(game, round.round_id, insure)).toMatchObject({ error: 'play_paused' });
  expect(await player.recall(round.round_id)).toMatchObject({ stake: '1.00', actions: [], view: round.view });
  // What has been staked may be played to its end.
  expect(await player.act(game, round.round_id, decline)).toMatchObject({ status: 'success' });
});

test('[R19] insurance repeated under its key is taken once; of ten who ask at once, one takes it', async () => {
  const { player, round } = await dealt('harmless');
  const key = randomUUID();
  const first = await player.act(game, round.round_id, insure, key);
  expect(await player.act(game, round.round_id, insure, key)).toEqual(first);
  expect(await cash(player)).toBe(98_50n);

  const crowd = await dealt('harmless');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      crowd.player.act(game, crowd.round.round_id, index % 2 ? insure : decline),
    ),
  );
  const taken = answers.filter(({ status }) => status === 'success');
  expect(taken).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'fail') expect(answer.error).toBe('action_illegal');
  const { stake, actions } = await crowd.player.recall(crowd.round.round_id);
  expect(actions).toHaveLength(1);
  expect(await cash(crowd.player)).toBe(stake === '1.50' ? 98_50n : 99_00n);
});

test('[R29] whoever leaves while insurance is offered is asked again on another device', async () => {
  const { player, round } = await dealt('harmless');
  const token = await house.login(player);
  const { items } = await house.ask(games.roundsOpen, {}, { token });
  expect(items).toEqual([round]);
  expect(
    await house.ask(
      games.act,
      { game, round_id: round.round_id, ...insure },
      {
        token,
        idempotencyKey: randomUUID(),
      },
    ),
  ).toMatchObject({ stake: '1.50', view: { insurance: 'taken' } });
  // The first device still shows the question.
  expect(await player.act(game, round.round_id, decline)).toMatchObject({ error: 'action_illegal' });
  expect(await cash(player)).toBe(98_50n);
});

test('a round of the first version is finished by its own rules', async () => {
  const { player, round } = await dealt('noAce');
  await house.house.db.query(
    `update round set version = 1, bet = '{"stake":"1.00","insurance":false}',
       secret = '{"shoe":["Ts","9h","9d","8c","2s","2h"],"moves":[]}' where id = $1`,
    [round.round_id],
  );
  expect(await player.act(game, round.round_id, insure)).toMatchObject({ error: 'action_illegal' });
  expect(await player.act(game, round.round_id, { type: 'stand' })).toMatchObject({
    data: { state: 'settled', version: 1, payout: '2.00', outcome: { moves: ['stand'] } },
  });
});
