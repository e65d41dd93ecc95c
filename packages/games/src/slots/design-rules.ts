import { slotDesigns } from './designs/all.ts';
import { createSlotDesignRules } from './slot-rules.ts';

/** The rules of every title that is data, in the order of the catalogue. */
export const slotDesignRules = slotDesigns.map((design) => ({
  design,
  rules: createSlotDesignRules(design),
}));
