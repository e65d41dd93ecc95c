import { sha256Hex } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { describe, expect, test } from 'vitest';
import { cardWays, countOf, type Points, taking } from '../../blackjack/solve.ts';
import { gameRules } from '../../registry.ts';
import { seededDraws } from '../../scripted-draws.fixture.ts';
import { verifyRound } from '../../verify.ts';
import { movesBehind } from './behind.ts';
import {
  type BehindMove,
  dealerAfter,
  drawCards,
  handMultipliers,
  isSeatAlive,
  type SeatMove,
  seatAfter,
} from './hands.ts';
import { isDecided, seatRules } from './rules.ts';
import { dealerEndOf, roundCards, seatPosition, seatsOutcome, settleSeat, standingMoves } from './table.ts';

const cardsOf = (text: string) => text.split(' ');
/** What a seat is paid back of a stake of 1.00, in hundredths. */
function paid(own: string, dealer: string, moves: readonly SeatMove[]): number | 'refused' {
  const position = seatAfter(cardsOf(own), cardsOf(dealer), moves);
  if (!position || position.active >= 0) return 'refused';
  const { hands } = position;
  const multipliers = handMultipliers(hands, dealerAfter(cardsOf(dealer), isSeatAlive(hands)));
  return multipliers.reduce((sum, one) => sum + one, 0) / 100;
}

describe('a seat', () => {
  test.each<[string, string, SeatMove[], number]>([
    ['Ts 9d', '9h 8c', ['stand'], 200],
    ['Ts 8d', '9h Tc', ['stand'], 0],
    ['Ts 9d', '9h Tc', ['stand'], 100],
    ['Ts 6d Kd', '9h 8c', ['hit'], 0],
    // The dealer stands on a soft 17, and a dealer that goes over pays everybody who has not.
    ['Ts 8d', 'Ah 6c 5s', ['stand'], 200],
    ['Ts 3d', 'Th 6c Ks', ['stand'], 200],
    // Doubles and splits are staked: what they win is twice as much.
    ['6s 5d Ts', '9h 8c', ['double'], 400],
    ['6s 5d 6h', '9h 8c', ['double'], 200],
    ['6s 5d 2s', '9h Tc', ['double'], 0],
    ['As 6d 4s', '9h 8c', ['double'], 400],
    ['8s 8d Th Td', '9h 8c', ['split', 'stand', 'stand'], 400],
    ['8s 8d Th 2d', '9h 8c', ['split', 'stand', 'stand'], 200],
    ['3s 3d 8d 8h Th Td', '9h 8c', ['split', 'double', 'double'], 800],
    ['Ks Qd 9d 9h', '9h 8c', ['split', 'stand', 'stand'], 400],
    // Split aces take one card each, and 21 is no natural then.
    ['As Ad Kd Td', '9h 8c', ['split'], 400],
  ])('with %s against %s after %j gives back %i', (own, dealer, moves, cents) => {
    expect(paid(own, dealer, moves)).toBe(cents);
  });

  test('a natural pays 3 to 2 at once, is level with the dealer’s, and the dealer’s beats all others undecided', () => {
    expect(paid('As Kd', '9h 8c', [])).toBe(250);
    expect(paid('As Kd', 'Kh Ac', [])).toBe(100);
    expect(paid('Ts Td', 'Kh Ac', [])).toBe(0);
    expect(paid('Ts Td', 'Ah Kc', ['stand'])).toBe('refused');
    expect(isDecided(cardsOf('Ah Kc'), [])).toBe(true);
  });

  test.each<[string, SeatMove[]]>([
    ['Ts 6d', ['split']],
    ['8s 8d 8h 8c', ['split', 'split']],
    ['Ts 9d', ['stand', 'hit']],
    ['2s 3d 4h', ['hit', 'double']],
    ['As Ad Kd Td', ['split', 'stand']],
    ['5s 6d Th', ['double', 'hit']],
    ['As Kd', ['stand']],
  ])('of %s the moves %j are not all to be had', (own, moves) => {
    expect(seatAfter(cardsOf(own), cardsOf('9h 8c'), moves)).toBeNull();
  });

  test('says what can be done, on which hand, and what has been staked', () => {
    const at = (own: string, moves: SeatMove[]) => seatAfter(cardsOf(own), cardsOf('9h 8c'), moves);
    expect(at('8s 8d', [])).toMatchObject({
      active: 0,
      moves: ['hit', 'stand', 'double', 'split'],
      stakes: 1,
    });
    expect(at('8s 8d 2h 3h', ['split'])).toMatchObject({ active: 0, stakes: 2, used: 4 });
    expect(at('8s 8d 2h 3h', ['split', 'stand'])).toMatchObject({ active: 1 });
    expect(at('8s 8d 2h 3h Kd', ['split', 'double'])).toMatchObject({
      active: 1,
      stakes: 3,
      moves: ['hit', 'stand', 'double'],
    });
  });

  test('reads its bet, and no other', () => {
    expect(seatRules.parseBet({ seat: 7, stake: '2.00' })).toEqual({
      kind: 'ok',
      bet: { seat: 7, stake: '2.00' },
      stakeCents: 200n,
    });
    for (const seat of [0, 8, 1.5, '1', null])
      expect(seatRules.parseBet({ seat, stake: '2.00' })).toMatchObject({ error: 'bad_bet', field: 'seat' });
    expect(seatRules.parseBet({ seat: 1, stake: '1.01' })).toMatchObject({ field: 'stake' });
    expect(seatRules.parseAction({ type: 'surrender' })).toMatchObject({ field: 'type' });
  });
});

describe('a table', () => {
  const place = { table: 'mesa', number: 3 };
  const links = Array.from({ length: 8 }, (_, index) => ({ hash: sha256Hex(`link ${index}`), salt: 'sal' }));
  const choices: readonly SeatMove[] = ['split', 'double', 'hit', 'stand'];
  /** Seats that do whatever can be done first, each from another beginning. */
  const played = (link: (typeof links)[number]) => {
    const cards = roundCards(hmacSha256, link, place);
    const seats = [1, 2, 3, 4, 5, 6, 7].map((seat) => {
      const moves: SeatMove[] = [];
      for (;;) {
        const position = seatPosition(cards, { seat, moves });
        const preferred = seat % 2 ? choices : [...choices].reverse();
        const move = preferred.find((one) => position.moves.includes(one));
        if (position.active < 0 || !move) return { seat, moves };
        moves.push(move);
      }
    });
    return { cards, seats };
  };

  test('[R25] each seat is paid what it would be alone, and is verified like any round', () => {
    const { game, version } = seatRules;
    expect(gameRules(game, version)).toBe(seatRules);
    expect(gameRules(game)?.version).not.toBe(version);
    for (const link of links) {
      const { cards, seats } = played(link);
      const told = seatsOutcome(cards, seats);
      for (const { seat, moves } of seats) {
        const bet = { seat, stake: '2.00' };
        const own = settleSeat(hmacSha256, link, place, { bet, moves });
        const shared = told.seats.find((one) => one.seat === seat)?.hands ?? [];
        expect(own.payoutCents).toBe(
          BigInt(shared.reduce((sum, { multiplier }) => sum + multiplier, 0) / 50),
        );
        const seeds = { serverSeed: link.hash, clientSeed: 'sal:mesa', nonce: 3 };
        const actions = moves.map((type) => ({ type }));
        const verified = verifyRound({ game, version, bet, actions, ...seeds }, hmacSha256);
        expect(verified).toMatchObject({ kind: 'verified', ...own });
        if (verified.kind !== 'verified') throw new Error('unreachable');
        expect(verified.events.at(-1)).toMatchObject({
          type: 'settled',
          payoutCents: Number(own.payoutCents),
        });
        expect(own.payoutCents).toBeLessThanOrEqual(1_600n);
      }
    }
  });

  test('the cards of a seat do not depend on what others do', () => {
    for (const link of links.slice(0, 4)) {
      const { cards, seats } = played(link);
      const alone = seatsOutcome(cards, seats.slice(0, 1));
      expect(seatsOutcome(cards, seats).seats[0]?.hands.map((hand) => hand.cards)).toEqual(
        alone.seats[0]?.hands.map((hand) => hand.cards),
      );
    }
  });

  test('who has not decided stands, and then the seat is at its end', () => {
    for (const link of links) {
      const cards = roundCards(hmacSha256, link, place);
      const first = seatPosition(cards, { seat: 1, moves: [] });
      const begun: SeatMove[] = first.moves.includes('split') ? ['split'] : [];
      const rest = standingMoves(cards, { seat: 1, moves: begun });
      expect(new Set(rest).size).toBeLessThanOrEqual(1);
      expect(seatPosition(cards, { seat: 1, moves: [...begun, ...rest] }).active).toBe(-1);
    }
  });

  test('a column never runs out: cards enough for the longest hands there are', () => {
    const known = new Map<string, number>();
    const longest = (hand: Points, end: number): number => {
      if (countOf(hand).total >= end) return 0;
      const key = JSON.stringify([hand, end]);
      const most =
        known.get(key) ?? 1 + Math.max(...cardWays.map(([points]) => longest(taking(hand, points), end)));
      known.set(key, most);
      return most;
    };
    const first = cardWays.map(([points]) => taking({ sum: 0, hasAce: false }, points));
    expect(Math.max(...first.map((hand) => 2 * (1 + longest(hand, 21))))).toBeLessThanOrEqual(40);
    expect(Math.max(...first.map((hand) => 1 + longest(hand, 17)))).toBeLessThanOrEqual(16);
    const { dealer, seats } = drawCards(seededDraws(1));
    expect([dealer.length, seats.length, seats.every((one) => one.length === 40)]).toEqual([16, 7, true]);
  });

  test.each([
    ['Ah Kc', 'natural'],
    ['Th 6c Ks', 'bust'],
    ['Th 7c', '17'],
    ['7h 7c 7s', '21'],
    ['Th 5c', 'rest'],
  ])('a dealer with %s is counted as %s', (cards, end) => {
    const dealer = cardsOf(cards);
    const outcome = seatsOutcome({ dealer, seats: [] }, []);
    const total = { 'Ah Kc': 21, 'Th 6c Ks': 26, 'Th 7c': 17, '7h 7c 7s': 21, 'Th 5c': 15 }[cards] ?? 0;
    expect(outcome.dealer).toHaveLength(2);
    expect(dealerEndOf({ dealer, total })).toBe(end);
  });
});

test('a bet behind a seat sees the cards of its player, with as many stakes as it follows, and never decides by itself', () => {
  const draws = seededDraws(77);
  for (let round = 0; round < 400; round += 1) {
    const cards = drawCards(draws);
    const seat = 1 + draws.int(7);
    const moves: SeatMove[] = [];
    const behind: BehindMove[] = [];
    let stakes = 1;
    for (;;) {
      const before = seatPosition(cards, { seat, moves });
      const move = before.moves[draws.int(Math.max(1, before.moves.length))];
      if (!move) break;
      const isFollowed = draws.int(2) === 0;
      const made = movesBehind(cards, { seat, moves }, behind, move, isFollowed);
      if (made.length > 0 && isFollowed && (move === 'double' || move === 'split')) stakes += 1;
      behind.push(...made);
      moves.push(move);
    }
    const [of, own] = [seatPosition(cards, { seat, moves }), seatPosition(cards, { seat, moves: behind })];
    expect(own).toMatchObject({ active: -1, stakes });
    expect(own.hands.map((hand) => hand.cards)).toEqual(
      of.hands.slice(0, own.hands.length).map((hand) => hand.cards),
    );
    const dealer = dealerAfter(cards.dealer, isSeatAlive(of.hands));
    const [paid, ownPaid] = [of, own].map(({ hands }) => handMultipliers(hands, dealer));
    own.hands.forEach((hand, place) => {
      const isHalf = of.hands[place]?.isDoubled && !hand.isDoubled;
      expect((ownPaid?.[place] ?? 0) * (isHalf ? 2 : 1)).toBe(paid?.[place]);
    });
  }
});
