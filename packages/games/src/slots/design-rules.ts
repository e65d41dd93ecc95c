import type { SlotDesign } from './design.ts';
import { earlierDesigns, slotDesigns } from './designs/all.ts';
import { createSlotDesignRules } from './slot-rules.ts';

const withRules = (design: SlotDesign) => ({ design, rules: createSlotDesignRules(design) });

/** The rules of every title that is data, in the order of the catalogue. */
export const slotDesignRules = slotDesigns.map(withRules);

/** The rules of versions that are played no more. */
export const earlierSlotRules = earlierDesigns.map(withRules);
