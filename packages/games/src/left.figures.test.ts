import { hasPhrase } from '@arara/phrases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deck, rankOf } from './cards/deck.ts';
import { hiLoMultiplier, hiLoWays } from './hi-lo/odds.ts';
import { endLeftRound } from './left.ts';
import { everyVersion } from './registry.ts';
import type { Json, SteppedRules } from './rules.ts';
import { seededDraws } from './scripted-draws.fixture.ts';
import { stakeCentsOf } from './stake.ts';
import { verifyRound } from './verify.ts';

type Stepped = SteppedRules<Json, Json, Json, Json>;
type Fields = { [key: string]: Json };

const stepped = everyVersion.flatMap((rules) => (rules.kind === 'stepped' ? [rules] : []));
const named = stepped.map((rules) => [`${rules.game} ${rules.version}`, rules] as const);
const cashOuts = named.filter(([, { left }]) => left?.kind === 'cash_out');
const byAdvice = named.filter(([, { left }]) => left?.kind === 'advice');

const betInputs: readonly Fields[] = [
  ...[1, 3, 12, 24].map((mines) => ({ stake: '1000.00', mines })),
  ...['easy', 'medium', 'hard', 'expert'].map((difficulty) => ({ stake: '7.78', difficulty })),
  { stake: '1.00', side: true },
  { stake: '2.00', insurance: true },
];

const betsFor = (rules: Stepped): Json[] =>
  betInputs.flatMap((input) => {
    const parsed = rules.parseBet(input);
    return parsed.kind === 'ok' ? [parsed.bet] : [];
  });

const everyAction: readonly Fields[] = [
  ...['cash_out', 'step', 'skip', 'play', 'fold', 'hit', 'stand', 'double', 'split', 'insure', 'decline'].map(
    (type) => ({ type }),
  ),
  ...Array.from({ length: 25 }, (_, tile) => ({ type: 'pick', tile })),
  ...['heads', 'tails'].map((side) => ({ type: 'call', side })),
  ...['higher', 'lower'].map((side) => ({ type: 'guess', side })),
  ...Array.from({ length: 32 }, (_, bits) => ({
    type: 'draw',
    hold: [0, 1, 2, 3, 4].filter((place) => (bits >> place) & 1),
  })),
];

interface Open {
  readonly bet: Json;
  readonly state: Json;
  readonly actions: Json[];
}

/** What can be done in a state: the action and what comes of it. */
const waysOn = (rules: Stepped, { bet, state }: Open) =>
  everyAction.flatMap((input) => {
    const parsed = rules.parseAction(input);
    const acted = parsed.kind === 'ok' ? rules.act(bet, state, parsed.action) : null;
    return parsed.kind === 'ok' && acted?.kind === 'ok' ? [{ action: parsed.action, step: acted }] : [];
  });

/** A round some steps on, as far as it stays open; null for one that was over at once. */
function walk(rules: Stepped, bet: Json, nonce: number, choices: readonly number[]): Open | null {
  const begun = rules.begin(bet, seededDraws(nonce));
  if (begun.settled) return null;
  let open: Open = { bet, state: begun.state, actions: [] };
  for (const choice of choices) {
    const ways = waysOn(rules, open).filter(({ step }) => !step.settled);
    const way = ways[choice % Math.max(ways.length, 1)];
    if (!way) break;
    open = { bet, state: way.step.state, actions: [...open.actions, way.action] };
  }
  return open;
}

/** Any state in which a round of a game can be left. */
const openRounds = (rules: Stepped) =>
  fc
    .tuple(
      fc.constantFrom(...betsFor(rules)),
      fc.nat({ max: 100_000 }),
      fc.array(fc.nat({ max: 999 }), { maxLength: 8 }),
    )
    .map(([bet, nonce, choices]) => ({ nonce, open: walk(rules, bet, nonce, choices) }))
    .filter((one): one is { nonce: number; open: Open } => one.open !== null);

function played(rules: Stepped, { bet, state }: Open) {
  const ending = endLeftRound(rules, bet, state);
  if (ending?.kind !== 'played') throw new Error('was not played');
  return ending;
}

const fields = (state: Json) => state as Fields;
const list = (value: Json | undefined) => value as Json[];
const other = (card: Json, round: number) => deck[(deck.indexOf(String(card)) + 1 + round) % 52] ?? '';

/** The state with another secret: all that its player cannot have seen is different. */
const withOtherSecret: Readonly<Record<string, (state: Fields, salt: number) => Json>> = {
  'minas-do-sertao': ({ mined, picked, ...rest }) => {
    const free = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !list(picked).includes(tile));
    return { ...rest, picked: picked ?? [], mined: free.toReversed().slice(0, list(mined).length) };
  },
  'torre-do-coco': ({ crabs, picked, ...rest }) => ({
    ...rest,
    picked: picked ?? [],
    crabs: list(crabs).map((floor, index) =>
      index < list(picked).length ? floor : list(floor).map((tile) => (Number(tile) + 1) % 4),
    ),
  }),
  'cara-ou-coroa': ({ falls, called, ...rest }) => ({
    ...rest,
    called: called ?? [],
    falls: list(falls).map((side, flip) =>
      flip < list(called).length ? side : side === 'heads' ? 'tails' : 'heads',
    ),
  }),
  'travessia-da-capivara': ({ moments, crossed, ...rest }) => ({
    ...rest,
    crossed: crossed ?? 0,
    moments: list(moments).map((moment, lane) => (lane < Number(crossed) ? moment : 24 - Number(moment))),
  }),
  'sobe-e-desce': ({ cards, moves }, salt) => ({
    moves: moves ?? [],
    cards: list(cards).map((card, index) => (index <= list(moves).length ? card : other(card, salt))),
  }),
};
const otherHidden = (rules: Stepped, { bet, state }: Open, salt: number): Json => {
  const own = withOtherSecret[rules.game];
  if (own) return own(fields(state), salt);
  const { shoe, moves, dealt, player, dealer, table } = fields(state);
  if (dealt) return { dealt, next: list(dealt).map((card) => other(card, salt)) };
  if (shoe) {
    const used = JSON.stringify(rules.view(bet, state)).match(/"[2-9TJQKA][cdhs]"/g)?.length ?? 0;
    // The dealer's second card is the fourth of the shoe, and what was drawn since lies behind it.
    return {
      moves: moves ?? [],
      shoe: list(shoe).map((card, place) => (place === 3 || place > used ? '5h' : card)),
    };
  }
  const view = rules.view(bet, state) as Fields;
  const hidden = (cards: Json | undefined, seen: Json | undefined) =>
    list(cards).map((card, place) => list(seen)[place] ?? other(card, salt));
  return {
    player: player ?? [],
    dealer: hidden(dealer, view.dealer),
    ...(table === undefined ? {} : { table: hidden(table, view.table) }),
  };
};

describe.each(named)('a left round of %s', (name, rules) => {
  test('ends from wherever it was left, by steps its player could have taken, and stakes nothing', () => {
    fc.assert(
      fc.property(openRounds(rules), ({ nonce, open }) => {
        const ending = endLeftRound(rules, open.bet, open.state);
        if (ending?.kind !== 'played') {
          expect(ending).toEqual({ kind: 'returned' });
          return;
        }
        const seeds = { serverSeed: 'server', clientSeed: 'client', nonce };
        const { game, version } = rules;
        const taken = ending.steps.map(({ action }) => action);
        const round = { ...seeds, game, version, bet: open.bet, actions: [...open.actions, ...taken] };
        // Whoever verifies it takes the same steps and comes to the same end, from the draws of the first moment.
        expect(verifyRound(round)).toMatchObject({
          kind: 'verified',
          outcome: ending.outcome,
          payoutCents: ending.payoutCents,
        });
        expect(ending.payoutCents).toBeLessThanOrEqual(rules.limits.maxPayoutCents);
      }),
    );
  });

  test('is ended by what its player could see: another secret under the same cards changes no step', () => {
    fc.assert(
      fc.property(openRounds(rules), fc.nat({ max: 20 }), ({ open }, salt) => {
        const elsewhere = otherHidden(rules, open, salt);
        expect(rules.view(open.bet, elsewhere)).toEqual(rules.view(open.bet, open.state));
        expect(rules.left?.next(open.bet, elsewhere)).toEqual(rules.left?.next(open.bet, open.state));
      }),
    );
  });

  test('goes back only while nothing was shown: every round of the bet looks the same then', () => {
    fc.assert(
      fc.property(openRounds(rules), fc.nat({ max: 1000 }), ({ open }, nonce) => {
        if (endLeftRound(rules, open.bet, open.state)?.kind !== 'returned') return;
        expect(open.actions).toEqual([]);
        expect(rules.begin(open.bet, seededDraws(nonce)).view).toEqual(rules.view(open.bet, open.state));
      }),
    );
  });

  test('is said in the help of every language', () => {
    expect(hasPhrase(`games.rules_left_${rules.left?.kind}`), name).toBe(true);
  });
});

describe.each(cashOuts)('what %s holds', (_name, rules) => {
  test('is paid in full once a step was won, to the centavo the player was shown', () => {
    fc.assert(
      fc.property(openRounds(rules), ({ open }) => {
        const view = rules.view(open.bet, open.state) as { payoutCents: number; canCashOut: boolean };
        const ending = endLeftRound(rules, open.bet, open.state);
        expect(ending?.kind).toBe(view.canCashOut ? 'played' : 'returned');
        if (ending?.kind !== 'played') return;
        expect(ending.payoutCents).toBe(BigInt(view.payoutCents));
        expect(ending.steps).toHaveLength(1);
      }),
    );
  });
});

describe('the card that lies open in sobe-e-desce', () => {
  const rules = stepped.find(({ game }) => game === 'sobe-e-desce') as Stepped;
  const bet = { stake: '100.00' };
  const left = (first: string, next: string) =>
    played(rules, { bet, state: { cards: [first, ...Array(30).fill(next)], moves: [] }, actions: [] });

  test('is guessed to the likelier side once, and what that won is taken', () => {
    expect(left('3s', '9h').steps.map(({ action }) => action)).toEqual([
      { type: 'guess', side: 'higher' },
      { type: 'cash_out' },
    ]);
    expect(left('Js', '9h').steps[0]?.action).toEqual({ type: 'guess', side: 'lower' });
    expect(left('8s', '9h').steps[0]?.action).toEqual({ type: 'guess', side: 'higher' });
    expect(left('3s', '2h')).toMatchObject({ payoutCents: 0n, steps: [{ action: { type: 'guess' } }] });
  });

  test('gives back the 99 of 100 that any guess does, whatever it is: leaving takes nothing and wins nothing', () => {
    for (const first of deck) {
      const paid = deck.reduce((sum, next) => sum + left(first, next).payoutCents, 0n);
      const returned = Number(paid) / 52 / 10_000;
      expect(returned).toBeGreaterThan(0.9895);
      expect(returned).toBeLessThanOrEqual(0.99);
      const rank = rankOf(first);
      const dearest = Math.max(hiLoWays(rank, 'higher'), hiLoWays(rank, 'lower'));
      expect(returned).toBeCloseTo((dearest / 13) * (hiLoMultiplier([dearest]) / 10_000), 4);
    }
  });
});

describe.each(byAdvice)('the cards of %s', (_name, rules) => {
  /** The most that could have come of a round with every card known. */
  function best(open: Open): bigint {
    const paid = waysOn(rules, open).map(({ action, step }) =>
      step.settled
        ? step.settled.payoutCents
        : best({ bet: open.bet, state: step.state, actions: [...open.actions, action] }),
    );
    return paid.toSorted((a, b) => Number(b - a))[0] ?? 0n;
  }

  test('never bring more than the best that could have been done with them', () => {
    fc.assert(
      fc.property(openRounds(rules), ({ open }) => {
        const { payoutCents } = played(rules, open);
        expect(payoutCents).toBeLessThanOrEqual(best(open));
      }),
      { numRuns: 25 },
    );
  });

  test('are played on as the page advises', () => {
    fc.assert(
      fc.property(openRounds(rules), ({ open }) => {
        const { suggested } = rules.view(open.bet, open.state) as { suggested?: string };
        if (suggested === undefined) return;
        expect(played(rules, open).steps[0]?.action).toEqual({ type: suggested });
      }),
    );
  });
});

test('the worth of a left hand is that of its advice: a pair of aces is held, not thrown away', () => {
  const rules = stepped.find(({ game }) => game === 'rei-de-copas') as Stepped;
  const state = { dealt: ['As', '2h', 'Ad', '7c', '9d'], next: ['Ac', 'Ah', '3s', '4s', '5s'] };
  const ending = played(rules, { bet: { stake: '1.00' }, state, actions: [] });
  expect(ending.steps[0]?.action).toEqual({ type: 'draw', hold: [0, 2] });
  expect(ending.payoutCents).toBeGreaterThan(stakeCentsOf({ stake: '1.00' }));
});

test('a rule that would stake more, or does not end, is a fault and pays nothing', () => {
  const rules = stepped.find(({ game, version }) => game === 'blackjack-leblon' && version === 2) as Stepped;
  const insuring = { ...rules, left: { kind: 'advice', next: () => ({ type: 'insure' }) } } as Stepped;
  const state = { shoe: ['9s', 'As', '8h', '5d', '4c', '6c', '7d', '8d'], moves: [] };
  expect(() => endLeftRound(insuring, { stake: '1.00' }, state)).toThrow('cannot take the step');
  expect(endLeftRound(rules, { stake: '1.00' }, state)?.kind).toBe('played');
  const coin = stepped.find(({ game }) => game === 'cara-ou-coroa') as Stepped;
  const called = { falls: ['heads'], called: ['heads'] };
  const endless = { ...coin, act: () => ({ kind: 'ok', state: called, view: {}, settled: null }) } as Stepped;
  expect(() => endLeftRound(endless, { stake: '1.00' }, called)).toThrow('does not end');
});
