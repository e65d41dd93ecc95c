import { BingoBall, Emoji, type EmojiCode } from '@arara/ui';
import type { Category } from './categories.ts';

const objects = {
  slots: '1f3b0',
  table: '1f3b2',
  arcade: '1f47e',
  crash: '1f680',
  fish: '1f420',
  card: '1f0cf',
  lottery: '1f3ab',
  sports: '26bd',
} as const satisfies Partial<Record<Category, EmojiCode>>;

/** The object that stands for a category; where the set has none it is drawn. */
export function CategoryPicture({ category, size = 48 }: { category: Category; size?: number }) {
  if (category === 'live') return <img src="/art/live-wheel.svg" width={size} height={size} alt="" />;
  if (category === 'bingo') return <BingoBall text="7" size={size} />;
  return <Emoji code={objects[category]} size={size} />;
}
