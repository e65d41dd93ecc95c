import { type BoardHands, dealers } from './board-hands.ts';
import { holdemGame, mainPaid } from './game.ts';

/** What playing on gives back more than folding, in antes, by the number of the final hand. */
const gainsOf = (result: 'unqualified' | 'won' | 'tied' | 'lost') =>
  Float64Array.from(holdemGame.hands, (_, hand) => {
    const { ante, raise } = mainPaid(hand, result);
    return ante + raise - mainPaid(hand, 'folded').raise;
  });
const [unqualified, won, tied, lost] = [
  gainsOf('unqualified'),
  gainsOf('won'),
  gainsOf('tied'),
  gainsOf('lost'),
];

/** The same for a hand of a board, added up over all dealers it can meet. */
export function gainOf(hands: BoardHands, index: number): number {
  const hand = hands.hand[index] ?? 0;
  const weak = hands.weak[index] ?? 0;
  const beaten = hands.beaten[index] ?? 0;
  const level = hands.level[index] ?? 0;
  return (
    weak * (unqualified[hand] ?? 0) +
    beaten * (won[hand] ?? 0) +
    level * (tied[hand] ?? 0) +
    (dealers - weak - beaten - level) * (lost[hand] ?? 0)
  );
}
