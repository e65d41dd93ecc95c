import { describe, expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseBaccarat, baccaratWays } from './analysis.ts';
import { contradictionsOfBacaraImperial } from './prove.ts';
import { baccaratRules, dealHands } from './rules.ts';
import { baccaratReturns, bankerDraws, pointsOf, shoe, totalOf, winnerOf } from './shoe.ts';

const dealt = (text: string) => {
  const { player, banker } = dealHands(text.split(' '));
  return `${player.join(' ')} / ${banker.join(' ')}`;
};

describe('bets', () => {
  test.each(['player', 'banker', 'tie'])('a bet on %s read again is the same bet', (on) => {
    const bet = { stake: '1.00', on };
    expect(baccaratRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
      kind: 'ok',
      bet,
      stakeCents: 100n,
    });
  });

  test.each([
    [{ stake: '1.00', on: 'dealer' }, 'on'],
    [{ stake: '1.00' }, 'on'],
    [{ stake: '1.10', on: 'tie' }, 'stake'],
  ])('%j is refused', (input, field) => {
    expect(baccaratRules.parseBet(input)).toEqual({ kind: 'refused', error: 'bad_bet', field });
  });
});

describe('the deal', () => {
  test('cards count their number, aces one, tens and pictures nothing', () => {
    expect(['As', '2h', '9d', 'Tc', 'Js', 'Qh', 'Kd'].map(pointsOf)).toEqual([1, 2, 9, 0, 0, 0, 0]);
    expect([totalOf([9, 9]), totalOf([0, 0]), totalOf([5, 6, 7])]).toEqual([8, 0, 8]);
  });

  test.each([
    // Eight and nine end the deal, whoever has them.
    ['9s 2h Th 3h 5c 5d', '9s Th / 2h 3h'],
    ['2s 8h 2h Th 5c 5d', '2s 2h / 8h Th'],
    // Six and seven of the player stand; the banker then draws up to five.
    ['6s 2h Th 3h 5c 5d', '6s Th / 2h 3h 5c'],
    ['7s 3h Th 3d 5c 5d', '7s Th / 3h 3d'],
    // The player draws to five; the banker by what the player drew.
    ['2s 3h 3h Th 8c 5d', '2s 3h 8c / 3h Th'],
    ['2s 3h 3h Th 9c 5d', '2s 3h 9c / 3h Th 5d'],
    ['2s 6h 3h Th 6c 5d', '2s 3h 6c / 6h Th 5d'],
    ['2s 6h 3h Th 5c 5d', '2s 3h 5c / 6h Th'],
    ['2s 7h 3h Th 6c 5d', '2s 3h 6c / 7h Th'],
  ])('%s gives %s', (cards, hands) => {
    expect(dealt(cards)).toBe(hands);
  });

  test('the banker draws against the third card as the table of punto banco says', () => {
    const table = [0, 1, 2, 3, 4, 5, 6, 7].map((banker) =>
      Array.from({ length: 10 }, (_, third) => (bankerDraws(0, banker, third) ? third : '-')).join(''),
    );
    expect(table).toEqual([
      '0123456789',
      '0123456789',
      '0123456789',
      '01234567-9',
      '--234567--',
      '----4567--',
      '------67--',
      '----------',
    ]);
  });

  test('has 416 cards, eight of each', () => {
    expect(shoe).toHaveLength(416);
    expect(shoe.filter((card) => card === 'Qs')).toHaveLength(8);
  });
});

describe('payouts', () => {
  test('[R26] counting every order of six cards gives the recorded counts', () => {
    expect(contradictionsOfBacaraImperial()).toEqual([]);
    const all = baccaratWays.player + baccaratWays.banker + baccaratWays.tie;
    expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });

  test('[R26] the returns are the published ones', () => {
    const shown = analyseBaccarat().configurations.map(({ name, rtp }) => [name, toPercent(rtp, 4)]);
    expect(Object.fromEntries(shown)).toEqual({ player: '98.7649', banker: '98.9420', tie: '85.6403' });
    for (const { name, rtp } of analyseBaccarat().configurations) {
      const told = Object.entries(baccaratReturns).find(([side]) => side === name)?.[1] ?? 0;
      expect(toPercent(rtp)).toBe((told * 100).toFixed(2));
    }
  });

  test('a won bet pays its odds, a tie gives stakes on the hands back, nothing is rounded', () => {
    const paid = (on: 'player' | 'banker' | 'tie', cards: string) => {
      const outcome = dealHands(cards.split(' '));
      const bet = { stake: '1.20', on };
      return baccaratRules.events(bet, outcome).at(-1)?.payoutCents;
    };
    const [playerWins, bankerWins, tie] = [
      '9s 2h Th 3h 5c 5d',
      '2s 8h 2h Th 5c 5d',
      '9s 9h Th Td 5c 5d',
    ] as const;
    expect([playerWins, bankerWins, tie].map((cards) => paid('player', cards))).toEqual([240, 0, 120]);
    expect([playerWins, bankerWins, tie].map((cards) => paid('banker', cards))).toEqual([0, 234, 120]);
    expect([playerWins, bankerWins, tie].map((cards) => paid('tie', cards))).toEqual([0, 0, 1_080]);
  });

  test('events deal every card in turn and end with what is paid', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const bet = { stake: '1.00', on: 'banker' as const };
      const { outcome, payoutCents } = baccaratRules.play(bet, seededDraws(nonce));
      const events = baccaratRules.events(bet, outcome);
      const cards = events.filter(({ type }) => type === 'card_dealt');
      expect(cards).toHaveLength(outcome.player.length + outcome.banker.length);
      expect(cards.slice(0, 4).map(({ hand }) => hand)).toEqual(['player', 'banker', 'player', 'banker']);
      const [player, banker] = [outcome.player, outcome.banker].map((hand) => totalOf(hand.map(pointsOf)));
      expect(events.at(-3)).toMatchObject({ player, banker, winner: winnerOf(player ?? 0, banker ?? 0) });
      expect(events.at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
    }
  });
});
