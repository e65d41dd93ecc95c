import { suitNamings } from '../cards/deals.ts';
import { deck } from '../cards/deck.ts';
import { handOfValue, threeCardValue } from '../cards/ranking.ts';
import { antePaid, resultOf } from './game.ts';
import { threeCardGame } from './games.ts';

/** How often each pair of payments comes among all deals: ante, raise and bonus together, and the side bet, in antes. */
export type PaidCounts = Readonly<Record<string, number>>;

/**
 * Plays every hand against every other, following the suggestions, and says in how many deals the other decision would
 * have been better on average. Hands that differ in the names of suits alone are played once.
 */
export function countThreeCard(): { counts: PaidCounts; mistakes: number } {
  const hands: { cards: readonly [number, number, number]; value: number }[] = [];
  for (let a = 0; a < deck.length; a += 1) {
    for (let b = a + 1; b < deck.length; b += 1) {
      for (let c = b + 1; c < deck.length; c += 1) {
        const isFlush = Math.floor(a / 13) === Math.floor(c / 13);
        hands.push({ cards: [a, b, c], value: threeCardValue([a % 13, b % 13, c % 13], isFlush) });
      }
    }
  }
  const counts: Record<string, number> = {};
  let mistakes = 0;
  for (const { cards, value } of hands) {
    const times = suitNamings(cards);
    if (times === 0) continue;
    const results = { unqualified: 0, won: 0, tied: 0, lost: 0 };
    const [a, b, c] = cards;
    for (const { cards: other, value: dealer } of hands) {
      const [d, e, f] = other;
      if (d === a || d === b || d === c || e === a || e === b || e === c || f === a || f === b || f === c) {
        continue;
      }
      const result = resultOf(threeCardGame, value, dealer, true);
      if (result !== 'folded') results[result] += 1;
    }
    const all = results.unqualified + results.won + results.tied + results.lost;
    const hand = handOfValue(value, 3);
    const isPlayed = threeCardGame.suggests(
      cards.map((card) => deck[card] ?? ''),
      [],
    );
    let paidByPlaying = 0;
    for (const result of ['unqualified', 'won', 'tied', 'lost'] as const) {
      const { ante, raise, bonus, side } = antePaid(threeCardGame, hand, result, true);
      paidByPlaying += results[result] * (ante + raise + bonus);
      if (isPlayed) note(ante + raise + bonus, side, results[result] * times);
    }
    if (!isPlayed) {
      const { raise, side } = antePaid(threeCardGame, hand, 'folded', true);
      note(raise, side, all * times);
    }
    if (isPlayed !== paidByPlaying > all * threeCardGame.raise) mistakes += times;
  }
  return { counts, mistakes };

  function note(main: number, side: number, ways: number): void {
    if (ways > 0) counts[`${main} ${side}`] = (counts[`${main} ${side}`] ?? 0) + ways;
  }
}
