import { games } from '@arara/contract';
import {
  Cherry,
  Dices,
  Fish,
  Grid3x3,
  Joystick,
  type LucideIcon,
  Rocket,
  Spade,
  Ticket,
  Trophy,
  Video,
} from 'lucide-react';

export type Category = (typeof games.categories)[number];

/** The line icon of each category. */
export const categoryIcons = {
  slots: Cherry,
  live: Video,
  table: Dices,
  arcade: Joystick,
  crash: Rocket,
  fish: Fish,
  bingo: Grid3x3,
  card: Spade,
  lottery: Ticket,
  sports: Trophy,
} as const satisfies Record<Category, LucideIcon>;

/** Categories that have games first, each part in the order of the product. */
export function orderedCategories(counts: Partial<Record<Category, number>>): readonly Category[] {
  const has = (category: Category) => (counts[category] ?? 0) > 0;
  return [...games.categories.filter(has), ...games.categories.filter((category) => !has(category))];
}
