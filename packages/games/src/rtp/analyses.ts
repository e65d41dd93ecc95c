import { analyseDice } from '../dice/analysis.ts';
import { analyseMines } from '../mines/analysis.ts';
import { analyseRoulette } from '../roulette/analysis.ts';
import { analyseCoroaDaOnca } from '../slots/analysis.ts';
import type { Analysis } from './configuration.ts';

/** Every title with every bet it accepts. */
export function analyseAll(): Analysis[] {
  return [analyseCoroaDaOnca(), analyseMines(), analyseDice(), analyseRoulette()];
}
