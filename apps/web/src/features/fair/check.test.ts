import { commitmentOf } from '@arara/fair';
import vectors from '@arara/games/vectors.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { check, isSame } from './check.ts';
import { firstForm, games, withGame } from './examples.ts';

const serverSeed = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
const seeds = { ...firstForm, serverSeed, clientSeed: 'bb62964774', nonce: '1' };

describe('the verifier', () => {
  test('plays every game from its example without a server', () => {
    for (const game of games) {
      const result = check(withGame(seeds, game));
      expect(result.kind, game).toBe('done');
      if (result.kind === 'done') expect(result.verification.steps.length, game).toBeGreaterThan(1);
    }
  });

  test('tells whether the seed is the one that was promised', () => {
    const promised = check({ ...seeds, commitment: commitmentOf(serverSeed).toUpperCase() });
    const other = check({ ...seeds, commitment: commitmentOf('another') });
    expect(promised).toMatchObject({ kind: 'done', isCommitted: true });
    expect(other).toMatchObject({ kind: 'done', isCommitted: false });
    expect(check(seeds)).toMatchObject({ kind: 'done', isCommitted: null });
  });

  test('tells whether the outcome is the one the site told', () => {
    const result = check(seeds);
    if (result.kind !== 'done') throw new Error('the example is complete');
    const told = JSON.stringify(result.verification.outcome);
    expect(check({ ...seeds, toldOutcome: told })).toMatchObject({ isAsTold: true });
    expect(check({ ...seeds, toldOutcome: '{"roll":1}' })).toMatchObject({ isAsTold: false });
  });

  test('another seed, nonce or client seed draws another outcome', () => {
    const drawn = (change: object) => {
      const result = check({ ...seeds, ...change });
      return result.kind === 'done' ? JSON.stringify(result.verification.outcome) : result.kind;
    };
    const outcomes = [{}, { nonce: '2' }, { clientSeed: 'x' }, { serverSeed: 'f'.repeat(64) }].map(drawn);
    expect(new Set(outcomes).size).toBe(4);
  });

  test('says what is missing or wrong', () => {
    expect(check(firstForm)).toEqual({ kind: 'incomplete' });
    expect(check({ ...seeds, nonce: '-1' })).toEqual({ kind: 'refused', why: 'nonce' });
    expect(check({ ...seeds, bet: '{' })).toEqual({ kind: 'refused', why: 'bet_json' });
    expect(check({ ...seeds, bet: '{"stake":"1.00"}' })).toEqual({ kind: 'refused', why: 'bet' });
    expect(check({ ...seeds, actions: '{}' })).toEqual({ kind: 'refused', why: 'actions_json' });
    expect(check({ ...seeds, game: 'none' })).toEqual({ kind: 'refused', why: 'game' });
  });

  test('the published vectors hold', () => {
    expect(vectors.rounds.length).toBeGreaterThanOrEqual(games.length);
    for (const round of vectors.rounds) {
      const result = check({
        ...round,
        version: String(round.version),
        nonce: String(round.nonce),
        bet: JSON.stringify(round.bet),
        actions: 'actions' in round ? JSON.stringify(round.actions) : '',
        toldOutcome: JSON.stringify(round.outcome),
      });
      expect(result, round.game).toMatchObject({ kind: 'done', isCommitted: true, isAsTold: true });
    }
  });
});

test('outcomes are compared by what they hold, not by the order of names', () => {
  expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
