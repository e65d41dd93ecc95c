import type { Card } from '../../cards/deck.ts';
import { type BlackjackPosition, type BlackjackView, positionAfter } from '../play.ts';
import { type BlackjackMove, blackjackMoves, pointsOf, totalOf } from '../table.ts';
import { suggestFromShoe } from './charts.ts';

/** Insurance is answered before anything else, and only where the dealer shows an ace. */
const insuranceAnswers = ['insure', 'decline'] as const;
export type ShoeMove = BlackjackMove | (typeof insuranceAnswers)[number];
export const shoeMoves: readonly ShoeMove[] = [...insuranceAnswers, ...blackjackMoves];

/** What the player may see. While the round is open, the dealer's second card is `null`. */
export type ShoeView = Omit<BlackjackView, 'moves' | 'suggested'> & {
  moves: ShoeMove[];
  suggested: ShoeMove | null;
  /** `null` where the dealer shows no ace. */
  insurance: 'offered' | 'taken' | 'declined' | null;
};

export type ShoePosition = Omit<BlackjackPosition, 'view'> & { readonly view: ShoeView };

/** Plays a shoe and the player's moves from the start; `null` when a move was not to be had. */
export function shoePositionAfter(shoe: readonly Card[], moves: readonly ShoeMove[]): ShoePosition | null {
  const [first = '', up = '', second = '', hole = ''] = shoe;
  const isOffered = pointsOf(up) === 1;
  const [answer] = moves;
  if (isOffered && answer === undefined) return offered([first, second], [up, hole]);
  if (isOffered && answer !== 'insure' && answer !== 'decline') return null;
  const played = (isOffered ? moves.slice(1) : moves).filter(isOfHands);
  if (played.length < moves.length - (isOffered ? 1 : 0)) return null;
  const position = positionAfter(shoe, played, suggestFromShoe);
  const insurance = !isOffered ? null : answer === 'insure' ? 'taken' : 'declined';
  return position && { ...position, view: { ...position.view, insurance } };
}

const isOfHands = (move: ShoeMove): move is BlackjackMove => move !== 'insure' && move !== 'decline';

/** The dealer has an ace and has not looked under it; whether there is a ten is told after the answer. */
function offered(cards: Card[], dealer: readonly [up: Card, hole: Card]): ShoePosition {
  const [up] = dealer;
  return {
    view: {
      hands: [{ kind: 'own', cards, total: totalOf(cards).total, isDoubled: false }],
      dealer: [up, null],
      dealerTotal: totalOf([up]).total,
      active: 0,
      moves: [...insuranceAnswers],
      // Fewer than a third of the cards that are left are tens, whatever has been dealt.
      suggested: 'decline',
      insurance: 'offered',
      isOver: false,
    },
    multipliers: [],
    dealer,
    used: 4,
  };
}
