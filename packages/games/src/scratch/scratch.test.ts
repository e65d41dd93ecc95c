import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseCarnaval, analyseTesouro, analyseTropical } from './analysis.ts';
import { readCard, type ScratchCard } from './card.ts';
import { carnavalCard, scratchCards, tesouroCard, tropicalCard } from './cards.ts';
import { drawPrize, printCard } from './print.ts';
import { carnavalRules, tesouroRules, tropicalRules } from './rules.ts';

const titles = [
  { name: 'raspa-tropical', card: tropicalCard, rules: tropicalRules, analyse: analyseTropical },
  { name: 'raspa-carnaval', card: carnavalCard, rules: carnavalRules, analyse: analyseCarnaval },
  { name: 'chave-do-tesouro', card: tesouroCard, rules: tesouroRules, analyse: analyseTesouro },
];

describe.each(titles)('$name', ({ card, rules, analyse }) => {
  test('a card printed for a prize can be read as that prize and as nothing else', () => {
    for (const prize of [null, ...card.prizes]) {
      for (let nonce = 0; nonce < 5; nonce += 1) {
        const face = printCard(card, prize, seededDraws(nonce));
        expect(face.fields).toHaveLength(card.fields);
        const { times, key, won } = readCard(card.layout, face);
        const worth = prize?.wins.reduce((sum, win) => sum + win, 0) ?? 0;
        expect(times).toBe(worth * (prize?.key ?? 1));
        if (prize) expect(key).toBe(prize.key);
        expect(won).toHaveLength(card.layout === 'match' ? (prize ? 3 : 0) : (prize?.wins.length ?? 0));
      }
    }
  });

  test('a round is paid for what stands on its card', () => {
    const bet = { stake: '0.70' };
    expect(rules.parseBet(bet)).toEqual({ kind: 'ok', bet, stakeCents: 70n });
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const { outcome, payoutCents } = rules.play(bet, seededDraws(nonce));
      expect(payoutCents).toBe(70n * BigInt(readCard(card.layout, outcome).times));
      expect(rules.events(bet, outcome)).toMatchObject([
        { type: 'card_printed', fields: outcome.fields },
        { type: 'card_scored' },
        { type: 'settled', payoutCents: Number(payoutCents) },
      ]);
    }
  });

  test('[R26] the print run returns what is claimed', () => {
    const paid = card.prizes.reduce(
      (sum, { weight, wins, key }) => sum + weight * key * wins.reduce((total, win) => total + win, 0),
      0,
    );
    const [configuration] = analyse().configurations;
    expect([configuration?.rtp, configuration?.rtpAtMinStake]).toEqual([
      ratio(paid, card.printed),
      ratio(paid, card.printed),
    ]);
    expect((configuration?.maxMultiplier ?? 0) / 10_000).toBeLessThanOrEqual(
      Number(card.limits.maxPayoutCents / card.limits.maxStakeCents),
    );
  });

  test.each([null, {}, { stake: '0.01' }, { stake: '50.01' }])('the bet %j is refused', (input) => {
    expect(rules.parseBet(input)).toMatchObject({ kind: 'refused' });
  });
});

test('points are taken in the order of the prizes, and the rest of the run is blank', () => {
  const at = (card: ScratchCard, point: number) => drawPrize(card, { ...seededDraws(0), int: () => point });
  for (const card of scratchCards) {
    const winning = card.prizes.reduce((sum, { weight }) => sum + weight, 0);
    expect(at(card, 0)).toBe(card.prizes[0]);
    expect(at(card, winning - 1)).toBe(card.prizes.at(-1));
    expect(at(card, winning)).toBeNull();
    expect(at(card, card.printed - 1)).toBeNull();
  }
});
