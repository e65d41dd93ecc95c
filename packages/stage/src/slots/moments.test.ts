import { commitmentOf, createDraws, hmacSha256 } from '@arara/fair';
import { gameRules, type SlotMode, type SlotRoundEvent } from '@arara/games';
import { type SlotPresentation, slotPresentations } from '@arara/games/tables';
import { formatAmount } from '@arara/money';
import { hasPhrase } from '@arara/phrases';
import { describe, expect, test } from 'vitest';
import { playMoments } from '../motion/timeline.ts';
import { gridAtRest, isLetter, machineFacts } from './face.ts';
import { fallsOf } from './falls.ts';
import { cellsOf, slotMoments } from './moments.ts';

const titles = Object.values(slotPresentations);

/** A round as the server plays it, from seeds that never change. */
function playedRound({ game, units }: SlotPresentation, mode: SlotMode, nonce: number) {
  const rules = gameRules(game);
  if (rules?.kind !== 'instant') throw new Error('a slot is decided in one step');
  const parsed = rules.parseBet({ stake: formatAmount(BigInt(units) * 5n), mode });
  if (parsed.kind !== 'ok') throw new Error(`${game} takes no ${mode}`);
  const draws = createDraws(hmacSha256, { serverSeed: commitmentOf(game), clientSeed: 'stage', nonce });
  const { outcome, payoutCents } = rules.play(parsed.bet, draws);
  // The registry does not know which game's events these are.
  return { events: rules.events(parsed.bet, outcome) as unknown as readonly SlotRoundEvent[], payoutCents };
}

describe.each(titles)('$game on the stage', (shown) => {
  const modes: readonly SlotMode[] = [
    'spin',
    ...(shown.prices?.ante ? ['ante' as const] : []),
    ...(shown.prices?.buy ? ['buy' as const] : []),
  ];
  const rounds = modes.flatMap((mode) =>
    Array.from({ length: mode === 'buy' ? 4 : 16 }, (_, nonce) => playedRound(shown, mode, nonce)),
  );
  const facts = machineFacts(shown);
  const play = (events: readonly SlotRoundEvent[]) => slotMoments(events, facts, gridAtRest(shown));

  test('every round ends told, with all that was paid and nothing in the way', () => {
    for (const { events, payoutCents } of rounds) {
      const last = play(events).at(-1)?.scene;
      expect(last?.isTold).toBe(true);
      expect(BigInt(last?.soFarCents ?? -1)).toBe(payoutCents);
      expect([last?.award, last?.freeTotalCents, last?.wheel, last?.picks, last?.isTense]).toEqual([
        null,
        null,
        null,
        null,
        false,
      ]);
      expect(last?.standing).toBe(shown.columns);
      expect(last?.burst).toEqual([]);
    }
  });

  test('what is counted up never goes down and never runs ahead of the payout', () => {
    for (const { events, payoutCents } of rounds) {
      let before = 0;
      for (const { scene } of play(events)) {
        expect(scene.soFarCents).toBeGreaterThanOrEqual(before);
        expect(BigInt(scene.soFarCents)).toBeLessThanOrEqual(payoutCents);
        before = scene.soFarCents;
      }
    }
  });

  test('wins light cells that show the symbol they name', () => {
    for (const { events } of rounds.slice(0, 12)) {
      for (const { scene } of play(events)) {
        if (scene.standing < shown.columns) expect(scene.wins).toEqual([]);
        for (const win of scene.wins) {
          for (const [column, row] of win.cells) {
            const symbol = scene.held.includes(column) ? shown.wild?.symbol : scene.grid[column]?.[row];
            expect([win.symbol, shown.wild?.symbol], `${win.kind} ${column},${row}`).toContain(symbol);
          }
        }
      }
    }
  });

  test('calm shows only the end', () => {
    const moments = play(rounds[0]?.events ?? []);
    const seen: unknown[] = [];
    playMoments(
      moments,
      true,
      (scene) => seen.push(scene),
      () => undefined,
      { set: () => 0, clear: () => undefined },
    );
    expect(seen).toEqual([moments.at(-1)?.scene]);
  });

  test('every symbol has its word', () => {
    for (const symbol of shown.symbols) {
      if (!isLetter(symbol)) expect(hasPhrase(`slots.symbol_${symbol}`), symbol).toBe(true);
    }
  });
});

test('what stands above a gap falls by the gaps below it, new symbols by all of their column', () => {
  const removed = cellsOf([
    [0, 1],
    [0, 3],
    [1, 0],
  ]);
  expect(fallsOf(removed, 3, 4)).toEqual([
    [2, 2, 2, 1],
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
