import { everyTitle } from '../titles.ts';
import type { Analysis } from './configuration.ts';

/** Every title with every bet it accepts; takes seconds. */
export function analyseAll(): Analysis[] {
  return everyTitle.map(({ analyse }) => analyse());
}
