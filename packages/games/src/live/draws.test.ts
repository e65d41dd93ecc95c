import { hmacSha256, sha256Hex } from '@arara/fair';
import { describe, expect, test } from 'vitest';
import { allMatches, chanceOf, firstMarkets, markets, oddsOf } from '../football/markets.ts';
import { compare, ratio, toPercent } from '../ratio.ts';
import type { Json } from '../rules.ts';
import { verifyRound } from '../verify.ts';
import { sharedDrawOf, sharedDraws } from './draws.ts';
import { moneyWheel, moneyWheelReturn, moneyWheelRules } from './money-wheel.ts';

const stake = '1.00';
/** Bets of each title that differ in all that a bet can differ in. */
const betsOf: Readonly<Record<string, readonly Json[]>> = {
  'roleta-guanabara': [
    { bets: [{ type: 'straight', numbers: [17], stake }] },
    {
      bets: [
        { type: 'red', stake: '5.00' },
        { type: 'dozen', selection: 2, stake },
      ],
    },
  ],
  'bacara-imperial': ['player', 'banker', 'tie'].map((on) => ({ stake, on })),
  'dragao-e-onca': ['dragon', 'jaguar', 'tie', 'suited_tie'].map((on) => ({ stake, on })),
  'sic-bo-carioca': [{ bets: [{ on: 'big', stake }] }, { bets: [{ on: 'small', stake: '3.00' }] }],
  'roda-gigante': moneyWheel.spots.map(({ spot }) => ({ bets: [{ on: spot, stake }] })),
  'bingo-da-praca': [1, 2, 3, 4].map((cards) => ({ stake: '25.00', cards, sheet: cards * 100 })),
  'sorte-do-trevo': [1, 40].map((from) => ({ stake, numbers: [0, 1, 2, 3, 4].map((n) => n + from) })),
  'ipe-de-ouro': [1, 40].map((from) => ({ stake, numbers: [0, 1, 2, 3, 4, 5].map((n) => n + from) })),
  'trinca-da-sorte': [
    { stake, type: 'any_order', digits: [1, 2, 3] },
    { stake, type: 'exact', digits: [7, 0, 9] },
    { stake, type: 'first_two', digits: [4, 4] },
    { stake, type: 'last_two', digits: [0, 9] },
    { stake, type: 'last_one', digits: [7] },
  ],
};
const links = Array.from({ length: 24 }, (_, index) => ({ hash: sha256Hex(`link ${index}`), salt: 'sal' }));
const place = (number: number) => ({ table: 'mesa', number });

describe.each(sharedDraws.map((draw) => [draw.rules.game, draw] as const))('%s', (game, draw) => {
  const betsFor = (number: number): readonly Json[] =>
    betsOf[game] ??
    [
      ...['home', 'draw', 'away'].map((selection) => ({ market: 'result', selection })),
      ...['1-0', '1-1', '0-1'].map((selection) => ({ market: 'score', selection })),
    ].map((on) => ({ ...(draw.settingOf(number) as object), stake, ...on }));

  test('[R25] is drawn alike for every bet, and no bet wins more than was said', () => {
    for (const [number, link] of links.entries()) {
      const shared = draw.outcomeOf(hmacSha256, link, place(number));
      for (const input of betsFor(number)) {
        const parsed = draw.parseBet(input, draw.settingOf(number));
        if (parsed.kind === 'refused') throw new Error(`${game} refuses ${JSON.stringify(input)}`);
        const own = draw.settle(hmacSha256, link, place(number), parsed.bet);
        expect(own.outcome).toMatchObject(shared as object);
        expect(own.payoutCents).toBeLessThanOrEqual(draw.mostOf(parsed.bet));
        expect(draw.mostOf(parsed.bet)).toBeLessThanOrEqual(draw.rules.limits.maxPayoutCents);
      }
    }
  });

  test('[R25] is verified like any round, and drawn anew by the place and the link', () => {
    const [link] = links;
    const [bet] = betsFor(1);
    if (!link || bet === undefined) throw new Error('unreachable');
    const own = draw.settle(hmacSha256, link, place(1), bet);
    const { version } = draw.rules;
    const seeds = { serverSeed: link.hash, clientSeed: `${link.salt}:mesa`, nonce: 1 };
    expect(verifyRound({ game, version, bet, ...seeds })).toMatchObject({ kind: 'verified', ...own });
    const outcomes = links.map((one, number) =>
      JSON.stringify(draw.outcomeOf(hmacSha256, number % 2 ? link : one, place(number))),
    );
    expect(new Set(outcomes).size).toBeGreaterThan(5);
  });

  test('tells everybody the same events, of nobody’s bet', () => {
    const [link] = links;
    if (!link) throw new Error('unreachable');
    const events = draw.eventsOf(draw.outcomeOf(hmacSha256, link, place(1)), draw.settingOf(1));
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(/settled|bet_|payoutCents|isWon|isHit|odds/);
  });
});

test('the wheel has fifty segments, returns 96% of every bet and turns at shared tables alone', () => {
  expect(moneyWheel.segments).toHaveLength(50);
  expect(moneyWheel.segments.every((spot, at) => spot !== moneyWheel.segments[(at + 1) % 50])).toBe(true);
  for (const { spot, times, segments } of moneyWheel.spots) {
    expect(segments * times).toBe(48);
    expect(moneyWheelReturn(spot)).toEqual({ numerator: 24n, denominator: 25n });
  }
  const doubled = {
    bets: [
      { on: 'x2', stake },
      { on: 'x2', stake },
    ],
  };
  expect(moneyWheelRules.parseBet(doubled)).toMatchObject({ kind: 'refused', field: 'bets.1' });
  expect(moneyWheelRules.parseBet({ bets: [{ on: 'x3', stake }] })).toMatchObject({ kind: 'refused' });
  expect(sharedDrawOf('wheel', 'roleta-guanabara')).toBeUndefined();
});

test('[R26] football says the returns of the version that is played at its table', () => {
  const returns = allMatches()
    .flatMap(({ home, away }) =>
      firstMarkets.flatMap((market) =>
        markets[market].map((selection) => {
          const { ways, of } = chanceOf(home, away, market, selection);
          return ratio(ways * BigInt(oddsOf(home, away, market, selection) ?? 0), of * 100n);
        }),
      ),
    )
    .filter(({ numerator }) => numerator > 0n)
    .toSorted(compare);
  const [lowest, highest] = [returns.at(0), returns.at(-1)];
  if (!lowest || !highest) throw new Error('unreachable');
  expect(sharedDrawOf('football', 'gol-de-placa')?.returns).toEqual({
    lowest: toPercent(lowest),
    highest: toPercent(highest),
  });
});

test('what a shared round cannot hold is refused: a ticket left to the draw, another match', () => {
  const trevo = sharedDrawOf('lottery', 'sorte-do-trevo');
  expect(trevo?.parseBet({ stake, numbers: null }, null)).toMatchObject({
    error: 'bad_bet',
    field: 'numbers',
  });
  const football = sharedDrawOf('football', 'gol-de-placa');
  const [first, second] = [football?.settingOf(1), football?.settingOf(2)];
  expect(new Set(Array.from({ length: 56 }, (_, n) => JSON.stringify(football?.settingOf(n)))).size).toBe(56);
  const bet = { ...(first as object), stake, market: 'result', selection: 'home' };
  expect(football?.parseBet(bet, first ?? null)).toMatchObject({ kind: 'ok' });
  expect(football?.parseBet(bet, second ?? null)).toMatchObject({ kind: 'refused', error: 'bad_bet' });
});

test.each([
  ['sorte-do-trevo', 5, 80],
  ['ipe-de-ouro', 6, 60],
])(
  '%s: the numbers of a ticket name the one draw that pays it most, and no other pays more than was said',
  (game, picked, highest) => {
    const draw = sharedDrawOf('lottery', game);
    if (!draw) throw new Error(`${game} is drawn at no table`);
    for (const [number, link] of links.entries()) {
      const { drawn } = draw.outcomeOf(hmacSha256, link, place(number)) as { drawn: number[] };
      const bet = { stake, numbers: drawn };
      expect(draw.settle(hmacSha256, link, place(number), bet).payoutCents).toBe(draw.mostOf(bet));
      const name = drawn.toSorted((a, b) => a - b).join(' ');
      expect(draw.prizeOf({ stake, numbers: drawn.toReversed() })?.name).toBe(name);
      const free = Array.from({ length: highest }, (_, index) => index + 1).find(
        (ball) => !drawn.includes(ball),
      );
      const near = { stake, numbers: [...drawn.slice(1), free ?? 0] };
      expect(near.numbers).toHaveLength(picked);
      const prize = draw.prizeOf(near);
      expect(prize?.name).not.toBe(name);
      expect(draw.settle(hmacSha256, link, place(number), near).payoutCents).toBe(prize?.otherwiseCents);
    }
  },
);

test('where several outcomes pay a bet most it has no prize of its own', () => {
  const roulette = sharedDrawOf('roulette', 'roleta-guanabara');
  expect(roulette?.prizeOf({ bets: [{ type: 'red', stake }] })).toBeNull();
});
