import { describe, expect, test } from 'vitest';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { bolaExtraHall } from './bola-extra.ts';
import { coretoSums, juninoSums } from './card-sums.ts';
import { coretoHall } from './coreto.ts';
import { type Hall, hallSheets, marksOf } from './hall.ts';
import { juninoHall } from './junino.ts';
import { bestForm, formsOf } from './patterns.ts';
import { span } from './printing.ts';
import { bolaExtraRules, coretoRules, juninoRules } from './rules.ts';

const halls = [
  [juninoHall, juninoRules, 24],
  [coretoHall, coretoRules, 15],
  [bolaExtraHall, bolaExtraRules, 15],
] as const;

/** Bits of a picture of a card. */
const marked = (picture: string) =>
  [...picture.replaceAll(' ', '')].reduce(
    (bits, mark, cell) => (mark === 'x' ? bits | (1 << cell) : bits),
    0,
  );

describe.each(halls.map(([hall, rules, size]) => ({ name: hall.slug, hall, rules, size })))(
  '$name',
  ({ hall, rules, size }: { hall: Hall; rules: typeof juninoRules; size: number }) => {
    test('the cards of every tenth sheet share no number and have their size', () => {
      for (let sheet = hallSheets.from; sheet <= hallSheets.to; sheet += 10) {
        const numbers = hall.print(sheet, hall.cards).map((card) => card.filter((number) => number !== null));
        for (const card of numbers) expect(card).toHaveLength(size);
        expect(new Set(numbers.flat()).size).toBe(size * hall.cards);
        expect(numbers.flat().every((number) => number >= 1 && number <= hall.balls)).toBe(true);
      }
      expect(hall.print(9, 2)).toEqual(hall.print(9, hall.cards).slice(0, 2));
    });

    test('an accepted bet read again is the same bet; others are refused', () => {
      const bet = { stake: '0.50', cards: 2, sheet: 77 };
      expect(rules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({ kind: 'ok', bet, stakeCents: 100n });
      const refused = (input: unknown, field: string) =>
        expect(rules.parseBet(input)).toEqual({ kind: 'refused', error: 'bad_bet', field });
      refused({ ...bet, cards: 0 }, 'cards');
      refused({ ...bet, cards: hall.cards + 1 }, 'cards');
      refused({ ...bet, sheet: 501 }, 'sheet');
      refused({ ...bet, stake: 'one' }, 'stake');
    });

    test('what events show is what is paid, and the balls are all different', () => {
      for (let nonce = 0; nonce < 25; nonce += 1) {
        const bet = { stake: '0.30', cards: hall.cards, sheet: 1 + nonce };
        const { outcome, payoutCents } = rules.play(bet, seededDraws(nonce));
        const balls = [...outcome.drawn, ...outcome.extra];
        expect(new Set(balls).size).toBe(balls.length);
        const events = rules.events(bet, outcome);
        const told = events.reduce(
          (sum, event) => sum + (event.type === 'card_won' ? Number(event.payoutCents) : 0),
          0,
        );
        expect(BigInt(told)).toBe(payoutCents);
        expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: told });
        const closed = events.find(({ type }) => type === 'draw_closed');
        expect(outcome.extra.length > 0).toBe(Array.isArray(closed?.waiting) && closed.waiting.length > 0);
      }
    });
  },
);

describe('bingo junino', () => {
  const wins = (picture: string) =>
    juninoHall.wins(marked(picture), marked(picture)).map(({ times }) => times);

  test.each([
    ['xxxxx x...x x.x.x x...x xxxxx', [8_000]],
    ['xxxxx xxxxx xxxxx x...x .....', [4_000]],
    ['..x.. .x.x. x.x.x .x.x. ..x..', [35]],
    ['x...x .x.x. ..x.. .x.x. x...x', [35]],
    ['x...x ..... ..x.. ..... x...x', [3]],
    ['..x.. ..x.. ..x.. ..x.. ..x..', [2]],
    ['..... ..... xxxxx ..... .....', [2]],
    ['.xxxx ..... ..x.. ..... .....', []],
  ])('%s pays %j', (picture, times) => {
    expect(wins(picture)).toEqual(times);
  });

  test('columns hold their own fifteen numbers, rising, around a free middle', () => {
    for (const card of juninoHall.print(24, 3)) {
      expect(card[12]).toBeNull();
      for (const column of span(0, 4)) {
        const numbers = card.filter((number, cell) => cell % 5 === column && number !== null).map(Number);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers.every((number) => Math.ceil(number / 15) === column + 1)).toBe(true);
      }
    }
  });

  test('the ways that pay and those that do not are all ways to mark a card', () => {
    const { all } = juninoSums();
    expect(all.flat().reduce((sum, ways) => sum + ways)).toBe(2n ** 24n);
    // Four marks: corners, or one of the four lines through the middle (two of them are no lines here).
    const { lost } = juninoSums();
    expect((all[4]?.[0] ?? 0n) - (lost[4]?.[0] ?? 0n)).toBe(3n);
  });
});

describe('bingo do coreto', () => {
  test('every ticket has five numbers a row, in the columns of their tens', () => {
    for (const ticket of coretoHall.print(3, 6)) {
      for (const row of span(0, 2)) {
        expect(ticket.slice(row * 9, row * 9 + 9).filter((number) => number !== null)).toHaveLength(5);
      }
      ticket.forEach((number, cell) => {
        if (number !== null) expect(Math.min(8, Math.floor(number / 10))).toBe(cell % 9);
      });
    }
  });

  test('lines are paid by the first part, the full house by both, and both add up', () => {
    const [ticket = []] = coretoHall.print(1, 1);
    const rows = span(0, 2).map((row) =>
      ticket.slice(row * 9, row * 9 + 9).filter((number) => number !== null),
    );
    const paid = (first: number[], all: number[]) =>
      coretoHall
        .wins(marksOf(ticket, new Set(first)), marksOf(ticket, new Set(all)))
        .map(({ name, times }) => [name, times]);
    const [one = [], two = [], three = []] = rows;
    expect(paid(one, [...one, ...two])).toEqual([['line', 3]]);
    expect(paid([...one, ...two], [...one, ...two])).toEqual([['two_lines', 20]]);
    expect(paid(one.slice(1), rows.flat())).toEqual([['full', 100]]);
    expect(paid([...one, ...three], rows.flat())).toEqual([
      ['two_lines', 20],
      ['full', 100],
    ]);
  });

  test('fifteen numbers come in three ways each: in the draw, after it, or not', () => {
    expect(
      coretoSums()
        .all.flat()
        .reduce((sum, ways) => sum + ways),
    ).toBe(3n ** 15n);
  });
});

describe('bola extra', () => {
  const at = marked;

  test('only a card that is one number short of a large and better prize waits for extra balls', () => {
    expect(bolaExtraHall.playsOn(at('x.x.x .x.x. x.x..'))).toBe(true);
    expect(bolaExtraHall.playsOn(at('xxxx. ..... .....'))).toBe(false);
    expect(bolaExtraHall.playsOn(at('xxxxx xxxx. .....'))).toBe(true);
    // Two lines already; a third number short of the full card.
    expect(bolaExtraHall.playsOn(at('xxxxx xxxxx ..x..'))).toBe(false);
    expect(bolaExtraHall.playsOn(at('xxxxx xxxxx xxxx.'))).toBe(true);
  });

  test('extra balls count for cards that wait and for no others', () => {
    const short = at('xxxxx xxxx. .....');
    const whole = at('xxxxx xxxxx .....');
    expect(bolaExtraHall.wins(short, whole)).toMatchObject([{ name: 'two_lines', times: 100 }]);
    expect(bolaExtraHall.wins(short, short)).toMatchObject([{ name: 'line' }]);
    const far = at('xxx.. ..... .....');
    expect(bolaExtraHall.wins(far, at('xxxxx ..... .....'))).toEqual([]);
  });

  test('the best pattern is paid', () => {
    expect(bestForm(formsOf(bolaExtraHall.prizes), at('xxxxx xxxxx xxxxx'))).toMatchObject({ name: 'full' });
  });
});
