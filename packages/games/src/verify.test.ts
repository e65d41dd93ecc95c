import { createHash } from 'node:crypto';
import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { describe, expect, test } from 'vitest';
import { gameRules, newestRules } from './registry.ts';
import { testVectors } from './vectors.ts';
import { verifyRound } from './verify.ts';

const seeds = { serverSeed: 'f'.repeat(64), clientSeed: 'arara-noite-0427', nonce: 84_120 };

describe('a round played again from its seeds', () => {
  test.each([
    ['coroa-da-onca', { stake: '2.00' }],
    ['dados-de-ouro', { stake: '1.00', direction: 'over', target: 5_049 }],
    ['roleta-guanabara', { bets: [{ type: 'black', stake: '5.00' }] }],
  ])('%s gives the outcome the server got', (game, input) => {
    const rules = gameRules(game, 1);
    if (rules?.kind !== 'instant') throw new Error(`${game} is decided at once`);
    const parsed = rules.parseBet(input);
    if (parsed.kind === 'refused') throw new Error('refused');
    const played = rules.play(parsed.bet, createDraws(hmacSha256, seeds));
    const verified = verifyRound({ ...seeds, game, version: 1, bet: input });
    expect(verified).toMatchObject({
      kind: 'verified',
      ...played,
      events: rules.events(parsed.bet, played.outcome),
    });
  });

  test('minas-do-sertao gives the outcome after the same actions', () => {
    const rules = gameRules('minas-do-sertao', 1);
    if (rules?.kind !== 'stepped') throw new Error('mines are stepped');
    const bet = { stake: '1.00', mines: 3 };
    const { state } = rules.begin(bet, createDraws(hmacSha256, seeds));
    const round = { ...seeds, game: 'minas-do-sertao', version: 1, bet };
    const open = verifyRound(round);
    expect(open).toMatchObject({ kind: 'verified', outcome: null, payoutCents: null });
    const mined = (state as { mined: number[] }).mined;
    const tile = Array.from({ length: 25 }, (_, index) => index).find((index) => !mined.includes(index));
    const verified = verifyRound({ ...round, actions: [{ type: 'pick', tile }, { type: 'cash_out' }] });
    expect(verified).toMatchObject({
      kind: 'verified',
      payoutCents: 112n,
      outcome: { mined, picked: [tile], end: 'cashed_out' },
    });
  });

  test('shows every HMAC and every draw on the way', () => {
    const verified = verifyRound({ ...seeds, game: 'coroa-da-onca', version: 1, bet: { stake: '2.00' } });
    if (verified.kind === 'refused') throw new Error('refused');
    expect(verified.steps[0]).toMatchObject({ step: 'hmac', message: 'arara-noite-0427:84120:0' });
    const draws = verified.steps.filter(({ step }) => step === 'int');
    expect(draws).toHaveLength(5);
    expect((verified.outcome as { spins: number[][] }).spins[0]).toEqual(
      draws.map((draw) => (draw.step === 'int' ? draw.value : -1)),
    );
  });

  test('another nonce, client seed or server seed gives another outcome', () => {
    const round = { ...seeds, game: 'coroa-da-onca', version: 1, bet: { stake: '2.00' } };
    const outcomes = [{}, { nonce: 84_121 }, { clientSeed: 'other' }, { serverSeed: 'e'.repeat(64) }].map(
      (changed) =>
        JSON.stringify(verifyRound({ ...round, ...changed }), (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
    );
    expect(new Set(outcomes).size).toBe(4);
  });

  test('says why it cannot', () => {
    const round = { ...seeds, game: 'minas-do-sertao', version: 1, bet: { stake: '1.00', mines: 3 } };
    expect(verifyRound({ ...round, game: 'none' })).toEqual({ kind: 'refused', error: 'unknown_game' });
    expect(verifyRound({ ...round, version: 2 })).toEqual({ kind: 'refused', error: 'unknown_game' });
    expect(verifyRound({ ...round, bet: { stake: '1.00' } })).toMatchObject({
      error: 'bad_bet',
      at: 'mines',
    });
    expect(verifyRound({ ...round, actions: [{ type: 'look' }] })).toMatchObject({
      error: 'bad_action',
      at: 'actions.0',
    });
    expect(verifyRound({ ...round, actions: [{ type: 'cash_out' }] })).toMatchObject({
      error: 'illegal_action',
    });
  });
});

describe('published test vectors', () => {
  const vectors = testVectors();
  const hashOf = (games: readonly string[]) =>
    createHash('sha256')
      .update(JSON.stringify(vectors.filter(({ game }) => games.includes(game))))
      .digest('hex');

  test('the derivation of outcomes has not changed since they were published', () => {
    const outcome = (game: string, nonce: number) =>
      vectors.find((vector) => vector.game === game && vector.nonce === nonce)?.outcome;
    // Roulette agrees with the published convention, floor(f * 37), of which this is the vector.
    expect(outcome('roleta-guanabara', 1)).toEqual({ number: 28 });
    const first = ['coroa-da-onca', 'dados-de-ouro', 'roleta-guanabara', 'minas-do-sertao'];
    expect(hashOf(first)).toBe('480ddbd58bf99334c0b53c7cd831a3824ad735e48b4cfbeaf53459d914a87e17');
    const later = [...new Set(vectors.map(({ game }) => game))].filter((game) => !first.includes(game));
    expect(Object.fromEntries(later.map((game) => [game, hashOf([game])]))).toEqual({
      'bacara-imperial': 'cd16b38c065f455c7803e681843d2c4715bdb75ccacef5b5fd48d85ea20f7db4',
      'bingo-da-praca': '8091a3411063435255aae6bd73cefb23d36c953357d334e249f66aeae6c6d502',
      'foguete-zero': '25e90a51fb07b3451afa19bd97d96381321a05bb375619d43262804c29395ed7',
      'gol-de-placa': '9e80251a8ba5d154b6240ba093164f2a3e4bd39bae4081f57bedbe83d4caca4f',
      'pesca-real': '694360551d2fd8cf9e49deacfe39f8b81cc0f3d1020e0302807a55c4792cd578',
      'plinko-lapa': '9fc565ddf79161352ee4b72c529407b7ddae433c640671737e582efe395d827a',
      'rei-de-copas': 'dc478b9dfe4542f0680a63cd103cf76d200fd1fdfab0d8454f0b662f3dd3065c',
      'roda-gigante': '99721f42a6c83bf9237d64178b83b418479b313155b8e1fb7774a7c32bee5faa',
      'sorte-do-trevo': '67148e3b7bbaf4f0f914f9a65595ec40d8f541f4a7182afa64dde89345aacbfd',
      'torre-do-coco': 'cf93b0582e314e55925b4c3a15d4d83995321d2e4511da796739379cac6bd86b',
      'voo-da-arara': '14be885f3c249a2a453fd1ab5785e16be516e586d93271eb23c50b34bac0794b',
    });
  });

  test('there are six of every title', () => {
    for (const { game } of newestRules()) {
      expect(
        vectors.filter((vector) => vector.game === game),
        game,
      ).toHaveLength(6);
    }
  });
});
