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
  test('roulette agrees with the published convention, floor(f * 37), of which this is the vector', () => {
    const spun = vectors.find(({ game, nonce }) => game === 'roleta-guanabara' && nonce === 1);
    expect(spun?.outcome).toEqual({ number: 28 });
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
