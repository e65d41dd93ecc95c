import type { SlotDesign } from './design.ts';
import { slotDesigns } from './designs/all.ts';

/** What a stage and a paytable show of a title: all of its design but where symbols come from. */
export type SlotPresentation = Omit<SlotDesign, 'source' | 'most' | 'maxStakeCents'>;

/** By slug, every title but Coroa da Onça. */
export const slotPresentations: Readonly<Record<string, SlotPresentation>> = Object.fromEntries(
  slotDesigns.map(({ source: _, most: _most, maxStakeCents: _max, ...shown }) => [shown.game, shown]),
);
