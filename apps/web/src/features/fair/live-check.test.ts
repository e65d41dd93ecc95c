import { buildChain, chainCommitment, hmacSha256 } from '@arara/fair';
import { sharedCrashes } from '@arara/games/live';
import { sharedDraws } from '@arara/games/live/draws';
import { roundCards, seatRules, seatsOutcome, standingMoves } from '@arara/games/live/seats';
import { describe, expect, test } from 'vitest';
import { checkLive, emptyLiveForm, walkChain } from './live-check.ts';

const chain = buildChain('secret of the test', 700);
const commitment = chainCommitment(chain[0] ?? '');
const hash = chain[4] ?? '';
const form = {
  ...emptyLiveForm,
  hash,
  salt: 'salt',
  previousHash: chain[3] ?? '',
  table: 'mesa',
  number: '5',
};

describe('a shared round is drawn again', () => {
  test('flights end where the server’s own code says', () => {
    for (const crash of Object.values(sharedCrashes)) {
      const flight = { ...form, game: crash.title };
      const end = crash.endOf(hmacSha256, { hash, salt: 'salt' });
      const told = JSON.stringify({ end });
      expect(checkLive({ ...flight, told })).toMatchObject({
        kind: 'done',
        end,
        isLinked: true,
        isAsTold: true,
      });
      expect(checkLive({ ...flight, told: '{"end":1}' })).toMatchObject({ isAsTold: false });
    }
  });

  test('every kind of draw comes out of its link, its table and its number', () => {
    expect(sharedDraws.length).toBeGreaterThan(4);
    for (const draw of sharedDraws) {
      const { game } = draw.rules;
      const outcome = draw.outcomeOf(hmacSha256, { hash, salt: 'salt' }, { table: 'mesa', number: 5 });
      const told = JSON.stringify(outcome);
      expect(checkLive({ ...form, game, told }), game).toMatchObject({ end: null, outcome, isAsTold: true });
      expect(checkLive({ ...form, game, number: '' }), game).toEqual({ kind: 'incomplete' });
    }
  });

  test('seats come out of their link with what was decided at them', () => {
    const cards = roundCards(hmacSha256, { hash, salt: 'salt' }, { table: 'mesa', number: 5 });
    const seats = [2, 6].map((seat) => ({
      seat,
      moves: standingMoves(cards, { seat, moves: [] }),
    }));
    const outcome = seatsOutcome(cards, seats);
    const check = (told: unknown) => checkLive({ ...form, game: seatRules.game, told: JSON.stringify(told) });
    expect(check(outcome)).toMatchObject({ kind: 'done', end: null, isAsTold: true });
    expect(check({ ...outcome, dealer: ['2s', '3s'] })).toMatchObject({ isAsTold: false });
    const never = [{ seat: 2, moves: Array.from({ length: 60 }, () => 'hit') }];
    expect(check({ ...outcome, seats: never })).toMatchObject({ outcome: null, isAsTold: false });
  });

  test('says what is missing and what does not fit', () => {
    expect(checkLive(emptyLiveForm)).toEqual({ kind: 'incomplete' });
    expect(checkLive({ ...form, game: 'none' })).toEqual({ kind: 'incomplete' });
    expect(checkLive({ ...form, previousHash: chain[5] ?? '' })).toMatchObject({
      isLinked: false,
      isAsTold: null,
    });
    expect(checkLive({ ...form, previousHash: '' })).toMatchObject({ isLinked: null });
  });
});

describe('the chain is walked', () => {
  const walk = (change: object = {}, tell: (done: number) => boolean = () => true) =>
    // A clock on which every look is a stretch.
    walkChain(
      { hash: chain[699] ?? '', position: 700, commitment, ...change },
      tell,
      (() => {
        let ms = 0;
        return () => {
          ms += 20;
          return ms;
        };
      })(),
    );

  test('from a hash to the commitment, telling how far it is', async () => {
    const told: number[] = [];
    expect(await walk({}, (done) => told.push(done) > 0)).toBe(true);
    expect(told).toEqual([1, 257, 513, 700]);
  });

  test('a wrong place or a wrong hash does not lead there, and whoever stops gets no answer', async () => {
    expect(await walk({ position: 699 })).toBe(false);
    expect(await walk({ hash: 'f'.repeat(64) })).toBe(false);
    expect(await walk({}, () => false)).toBeNull();
  });
});
