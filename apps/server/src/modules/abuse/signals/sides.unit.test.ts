import { describe, expect, test } from 'vitest';
import { countOpposite, type PlayedBet, sidesOf } from './sides.ts';

const at = (seconds: number) => new Date(Date.UTC(2031, 4, 14, 15, 0, seconds));
const colour = (type: string, seconds: number, stake = '10.00'): PlayedBet => ({
  game: 'roleta-guanabara',
  at: at(seconds),
  bet: { bets: [{ type, stake }] },
});
const dice = (direction: string, seconds: number, target = 4999): PlayedBet => ({
  game: 'dados-de-ouro',
  at: at(seconds),
  bet: { stake: '10.00', direction, target },
});

describe('sidesOf', () => {
  test('reads the halves of roulette and the middle of dice', () => {
    expect(
      sidesOf({
        bets: [
          { type: 'straight', numbers: [7], stake: '1.00' },
          { type: 'odd', stake: '2.50' },
        ],
      }),
    ).toEqual([{ market: 'parity', side: 'b', stakeCents: 250n }]);
    expect(sidesOf({ stake: '1.00', direction: 'over', target: 4999 })).toEqual([
      { market: 'roll', side: 'a', stakeCents: 100n },
    ]);
  });

  test('finds none in long shots, other games and nonsense', () => {
    for (const bet of [
      { stake: '1.00', direction: 'over', target: 9000 },
      { stake: '1.00', mines: 3 },
      { bets: ['red', null] },
      null,
      'red',
    ])
      expect(sidesOf(bet)).toEqual([]);
  });
});

describe('countOpposite', () => {
  test('counts each answered bet once', () => {
    expect(countOpposite([colour('red', 0), colour('red', 5)], [colour('black', 3)])).toBe(1);
    expect(
      countOpposite([colour('red', 0), colour('black', 20)], [colour('black', 1), colour('red', 22)]),
    ).toBe(2);
    expect(countOpposite([dice('over', 0)], [dice('under', 30, 5000)])).toBe(1);
  });

  test('leaves bets on one side, of another market, time, stake or game alone', () => {
    const mine = [colour('red', 0)];
    for (const theirs of [
      colour('red', 0),
      colour('even', 0),
      { ...colour('black', 0), at: at(61) },
      colour('black', 0, '8.99'),
      { ...colour('black', 0), game: 'outra-roleta' },
    ])
      expect(countOpposite(mine, [theirs])).toBe(0);
    expect(countOpposite(mine, [colour('black', 0, '9.00')])).toBe(1);
  });
});
