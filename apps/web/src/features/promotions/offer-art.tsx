import { Coin, Emoji, type EmojiCode, Gem, type PrizeSegment, PrizeWheel, VipBadge } from '@arara/ui';
import type { OfferCode } from './offers.ts';

const emojis: Partial<Record<OfferCode, EmojiCode>> = {
  welcome: '1f381',
  ftd: '1f4b0',
  recharge_rebate: '1f4b8',
  invitation: '1f91d',
  lottery_wheel: '1f39f',
  daily_rescue: '1f6e1',
};

/** The object that stands for a promotion. */
export function OfferArt({ code, size, className }: { code: OfferCode; size: number; className?: string }) {
  const picture = emojis[code];
  if (picture) return <Emoji code={picture} size={size} className={className} />;
  return <VipBadge tier="diamond" size={size} {...(className === undefined ? {} : { className })} />;
}

/** Coins and a gem, large and sharp, for the wide head of a page. */
export function Treasure({ className }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <Coin size={72} />
      <Gem size={56} />
      <Coin size={44} />
    </span>
  );
}

const colors = [
  '#2a1a66',
  '#8b5cf6',
  '#1b2b66',
  '#ffc53d',
  '#2a1a66',
  '#e0366f',
  '#1b2b66',
  '#8b5cf6',
] as const;
const segments: readonly PrizeSegment[] = colors.map((color, index) => ({
  key: String(index),
  text: '',
  color,
  picture: color === '#8b5cf6' ? '1f39f' : '1fa99',
}));

/** The wheel as a picture of itself, without prizes to read. */
export function WheelArt({ className }: { className?: string }) {
  return <PrizeWheel segments={segments} size={196} className={className} />;
}
