import { commitmentOf, createDraws, hmacSha256 } from '@arara/fair';
import { gameRules, type SlotEvent } from '@arara/games';
import { coroaDaOncaPaytable } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { durationOf, playMoments } from '../motion/timeline.ts';
import { litCells, reels, slotMoments } from './moments.ts';

const bet = { stake: '1.00' };
const rules = gameRules('coroa-da-onca');

/** Rounds as the server plays them, from seeds that never change. */
function playedRound(nonce: number) {
  const draws = createDraws(hmacSha256, { serverSeed: commitmentOf('slot'), clientSeed: 'stage', nonce });
  if (rules?.kind !== 'instant') throw new Error('a slot is decided in one step');
  const { outcome, payoutCents } = rules.play(bet, draws);
  // The registry does not know which game's events these are.
  return { events: rules.events(bet, outcome) as SlotEvent[], payoutCents };
}
const rounds = Array.from({ length: 400 }, (_, nonce) => playedRound(nonce));

describe('a slot round on the stage', () => {
  test('reels stop from left to right and nothing is told before they stand', () => {
    for (const { events } of rounds.slice(0, 50)) {
      const moments = slotMoments(events);
      expect(moments.slice(0, reels + 1).map(({ scene }) => scene.standing)).toEqual([0, 1, 2, 3, 4, 5]);
      for (const { scene } of moments) {
        if (scene.standing < reels)
          expect([scene.lines.length, scene.scatters, scene.isTold]).toEqual([0, null, false]);
      }
    }
  });

  test('what is counted up on the way ends at what the server paid', () => {
    for (const { events, payoutCents } of rounds) {
      const last = slotMoments(events).at(-1);
      expect(last?.scene.isTold).toBe(true);
      expect(BigInt(last?.scene.soFarCents ?? -1)).toBe(payoutCents);
    }
  });

  test('every free spin is played, after its award', () => {
    const withFree = rounds.find(({ events }) => events.some((event) => event.type === 'free_spins_awarded'));
    if (!withFree) throw new Error('no round of these seeds has free spins');
    const moments = slotMoments(withFree.events);
    const awardAt = moments.findIndex(({ scene }) => scene.award);
    const freeAt = moments.findIndex(({ scene }) => scene.freeSpinsLeft !== null);
    expect(awardAt).toBeGreaterThan(0);
    expect(freeAt).toBe(awardAt + 1);
    expect(moments.at(-1)?.scene.freeSpinsLeft).toBe(0);
    expect(durationOf(moments)).toBeGreaterThan(10_000);
  });

  test('lights the cells of the winning line', () => {
    const won = rounds.find(({ events }) => events.some((event) => event.type === 'line_won'));
    const scene = slotMoments(won?.events ?? []).find(({ scene }) => scene.lines.length > 0)?.scene;
    if (!scene) throw new Error('no round of these seeds wins on a line');
    const line = scene.lines[0];
    for (const cell of litCells(scene, coroaDaOncaPaytable.lines, 0)) {
      const [reel = 0, row = 0] = cell.split(',').map(Number);
      expect([line?.symbol, coroaDaOncaPaytable.wild]).toContain(scene.grid[reel]?.[row]);
    }
    expect(litCells(scene, coroaDaOncaPaytable.lines, 0).size).toBe(line?.length);
  });
});

describe('playing moments', () => {
  const moments = [1, 2, 3].map((scene) => ({ scene, ms: scene * 100 }));
  const run = (isCalm: boolean, stopAfter = Number.POSITIVE_INFINITY) => {
    const shown: (number | 'done')[] = [];
    const queue: (() => void)[] = [];
    const clock = { set: (step: () => void) => queue.push(step), clear: () => queue.splice(0) };
    const stop = playMoments(
      moments,
      isCalm,
      (scene) => shown.push(scene),
      () => shown.push('done'),
      clock,
    );
    for (let steps = 0; queue.length > 0; steps += 1) {
      if (steps === stopAfter) stop();
      queue.shift()?.();
    }
    return shown;
  };

  test('in order, then done once', () => expect(run(false)).toEqual([1, 2, 3, 'done']));
  test('calm shows the end state at once', () => expect(run(true)).toEqual([3, 'done']));
  test('stopping leaves the rest unplayed', () => expect(run(false, 1)).toEqual([1, 2]));
});
