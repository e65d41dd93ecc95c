import type { DataOf, promotions } from '@arara/contract';
import type { EmojiCode, PrizeSegment } from '@arara/ui';
import { toCents } from '../../../lib/format.ts';
import type { Translate } from '../../../lib/i18n.ts';

export type Wheel = DataOf<typeof promotions.lotteryWheelCheck>;
export type Prize = Pick<Wheel['segments'][number], 'reward' | 'quantity'>;

const icons: Record<string, EmojiCode> = {
  coin: '1fa99',
  ticket: '1f39f',
  money_bag: '1f4b0',
  gem: '1f48e',
  crown: '1f451',
  gift: '1f381',
};

/** The picture of a prize; one that the page does not know is a gift. */
export function prizePicture(icon: string): EmojiCode {
  return icons[icon] ?? '1f381';
}

/** A prize in words: money without centavos where it has none, or a number of spins. */
export function prizeWords(prize: Prize, locale: string, t: Translate): string {
  if (prize.reward === 'spins') return t('promotions.prize_spins', { count: Number(prize.quantity) });
  const isWhole = toCents(prize.quantity) % 100n === 0n;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  }).format(Number(prize.quantity));
}

/** Odds as the server gives them ("0.019") for people in a locale. */
export function oddsWords(odds: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
    Number(odds) / 100,
  );
}

/** The wheel's colours: the rarer a prize, the warmer its segment. */
export function wheelSegments(wheel: Wheel, locale: string, t: Translate): PrizeSegment[] {
  return wheel.segments.map((segment, index) => {
    const odds = Number(segment.odds);
    const look =
      segment.reward === 'spins'
        ? { color: '#8b5cf6' }
        : odds < 0.01
          ? { color: '#ff3d57' }
          : odds < 0.1
            ? { color: '#ffc53d', isBright: true }
            : odds < 0.5
              ? { color: '#e0366f' }
              : { color: index % 4 === 0 ? '#2a1a66' : '#1b2b66' };
    return {
      key: String(index),
      text: prizeWords(segment, locale, t),
      picture: prizePicture(segment.icon),
      ...look,
    };
  });
}
