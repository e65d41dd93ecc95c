import { analyseBaccarat } from '../baccarat/analysis.ts';
import { analyseBingo } from '../bingo/analysis.ts';
import { analyseCrash } from '../crash/analysis.ts';
import { limboRules } from '../crash/rules.ts';
import { analyseDice } from '../dice/analysis.ts';
import { analyseFishing } from '../fishing/analysis.ts';
import { analyseFootball } from '../football/analysis.ts';
import { analyseLottery } from '../lottery/analysis.ts';
import { analyseMines } from '../mines/analysis.ts';
import { analysePlinko } from '../plinko/analysis.ts';
import { analysePoker } from '../poker/analysis.ts';
import { analyseRoulette } from '../roulette/analysis.ts';
import { analyseCoroaDaOnca } from '../slots/analysis.ts';
import { analyseTower } from '../tower/analysis.ts';
import { analyseWheel } from '../wheel/analysis.ts';
import type { Analysis } from './configuration.ts';

/** Every title with every bet it accepts. */
export function analyseAll(): Analysis[] {
  return [
    analyseCoroaDaOnca(),
    analyseMines(),
    analyseDice(),
    analyseRoulette(),
    analyseCrash(),
    analyseFishing(),
    analyseBaccarat(),
    analyseBingo(),
    analysePoker(),
    analyseFootball(),
    analyseLottery(),
    analysePlinko(),
    analyseTower(),
    analyseWheel(),
    analyseCrash(limboRules),
  ];
}
