import type { Card } from '../cards/deck.ts';
import { chartedMove, isSplit } from './strategy.ts';
import {
  type BlackjackMove,
  dealerStands,
  doubleTotals,
  type HandKind,
  handMultiplier,
  isNatural,
  naturalPays,
  pointsOf,
  totalOf,
} from './table.ts';

/** One hand of the player's. */
export type BlackjackHand = { kind: HandKind; cards: Card[]; total: number; isDoubled: boolean };

/** What the player may see. While the round is open, the dealer's second card is `null`. */
export type BlackjackView = {
  hands: BlackjackHand[];
  dealer: (Card | null)[];
  dealerTotal: number;
  /** The hand that is played now. */
  active: number;
  moves: BlackjackMove[];
  suggested: BlackjackMove | null;
  isOver: boolean;
};

/** Where a round stands after some moves, with the multipliers of its hands once it is over. */
export type BlackjackPosition = {
  readonly view: BlackjackView;
  readonly multipliers: readonly number[];
  readonly dealer: readonly Card[];
  readonly used: number;
};

type Playing = { kind: HandKind; cards: Card[]; isDoubled: boolean; isDone: boolean };

/** What is suggested for a hand that is played against a card of the dealer's; each version of the rules has its own. */
export type Suggest = (
  hand: Pick<Playing, 'kind' | 'cards'>,
  moves: readonly BlackjackMove[],
  isOfPair: boolean,
  up: number,
) => BlackjackMove;

/** Plays a shoe and the player's moves from the start; `null` when a move was not to be had. */
export function positionAfter(
  shoe: readonly Card[],
  moves: readonly BlackjackMove[],
  suggest: Suggest = suggestByTotals,
): BlackjackPosition | null {
  const shoeLeft = shoe.values();
  let used = 0;
  const next = () => {
    used += 1;
    return shoeLeft.next().value ?? '';
  };
  const [first, up, second, hole] = [next(), next(), next(), next()];
  const dealer = [up, hole];
  const hands: Playing[] = [{ kind: 'own', cards: [first, second], isDoubled: false, isDone: false }];
  let isOver = isNatural(dealer) || isNatural([first, second]);
  for (const move of moves) {
    const place = isOver ? -1 : hands.findIndex(({ isDone }) => !isDone);
    const hand = hands[place];
    if (!hand || !movesFor(hands, hand).includes(move)) return null;
    if (move === 'split') {
      const [one = '', other = ''] = hand.cards;
      const isAces = pointsOf(one) === 1;
      hands.splice(
        0,
        1,
        { kind: 'own', cards: [one, next()], isDoubled: false, isDone: isAces },
        { kind: 'free', cards: [other, next()], isDoubled: false, isDone: isAces },
      );
    } else if (move === 'stand') {
      hand.isDone = true;
    } else {
      hand.cards.push(next());
      hand.isDoubled = move === 'double';
      hand.isDone = hand.isDoubled;
    }
    for (const each of hands) if (totalOf(each.cards).total >= 21) each.isDone = true;
    isOver = hands.every(({ isDone }) => isDone);
  }
  const isDealt = isNatural(dealer) || isNatural(hands[0]?.cards ?? []) || !isOver;
  const isAnyLeft = hands.some(({ cards }) => totalOf(cards).total <= 21);
  if (!isDealt && isAnyLeft) while (totalOf(dealer).total < dealerStands) dealer.push(next());
  return {
    view: viewOf(hands, dealer, isOver, suggest),
    multipliers: isOver ? multipliersOf(hands, dealer) : [],
    dealer,
    used,
  };
}

function multipliersOf(hands: readonly Playing[], dealer: readonly Card[]): number[] {
  const [first] = hands;
  const isOwnNatural = hands.length === 1 && first !== undefined && isNatural(first.cards);
  if (isNatural(dealer)) return [isOwnNatural ? handMultiplier('own', false, 21, 21) : 0];
  if (isOwnNatural) return [naturalPays];
  const { total } = totalOf(dealer);
  return hands.map(({ kind, isDoubled, cards }) =>
    handMultiplier(kind, isDoubled, totalOf(cards).total, total),
  );
}

function movesFor(hands: readonly Playing[], hand: Playing): BlackjackMove[] {
  const { total, isSoft } = totalOf(hand.cards);
  const [one = '', other = ''] = hand.cards;
  const isFirst = hand.cards.length === 2;
  const canDouble = isFirst && !isSoft && total >= doubleTotals.least && total <= doubleTotals.most;
  const canSplit = hands.length === 1 && isFirst && pointsOf(one) === pointsOf(other) && pointsOf(one) < 10;
  return ['hit', 'stand', ...(canDouble ? ['double' as const] : []), ...(canSplit ? ['split' as const] : [])];
}

function viewOf(
  hands: readonly Playing[],
  dealer: readonly Card[],
  isOver: boolean,
  suggest: Suggest,
): BlackjackView {
  const active = isOver ? -1 : hands.findIndex(({ isDone }) => !isDone);
  const hand = hands[active];
  const moves = hand ? movesFor(hands, hand) : [];
  const [up = ''] = dealer;
  return {
    hands: hands.map(({ kind, cards, isDoubled }) => ({
      kind,
      cards: [...cards],
      total: totalOf(cards).total,
      isDoubled,
    })),
    dealer: isOver ? [...dealer] : [up, null],
    dealerTotal: totalOf(isOver ? dealer : [up]).total,
    active,
    moves,
    suggested: hand ? suggest(hand, moves, hands.length > 1, pointsOf(up)) : null,
    isOver,
  };
}

const suggestByTotals: Suggest = ({ kind, cards }, moves, _isOfPair, up) => {
  if (moves.includes('split') && isSplit(pointsOf(cards[0] ?? ''), up)) return 'split';
  return chartedMove(kind, totalOf(cards), up, moves.includes('double'));
};
