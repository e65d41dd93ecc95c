import type { PhraseKey } from '@arara/phrases';
import type { StageWords } from '../stage.ts';
import type { Spot } from './spots.ts';

const names = {
  straight: 'games.stage_bet_straight',
  split: 'games.stage_bet_split',
  street: 'games.stage_bet_street',
  corner: 'games.stage_bet_corner',
  line: 'games.stage_bet_line',
  dozen: 'games.stage_bet_dozen',
  column: 'games.stage_bet_column',
  red: 'games.stage_bet_red',
  black: 'games.stage_bet_black',
  odd: 'games.stage_bet_odd',
  even: 'games.stage_bet_even',
  low: 'games.stage_bet_low',
  high: 'games.stage_bet_high',
} as const satisfies Record<Spot['type'], PhraseKey>;

type Speaker = Pick<StageWords, 't'>;

/** A place of the table in words: "Split 17-20", "2nd dozen", "Red". */
export function spotName(spot: Spot, { t }: Speaker): string {
  if ('numbers' in spot) return t(names[spot.type], { numbers: spot.numbers.join('-') });
  return 'selection' in spot ? t(names[spot.type], { which: spot.selection }) : t(names[spot.type]);
}

const pairs: Partial<Record<Spot['type'], Spot['type']>> = { red: 'black', odd: 'even', low: 'high' };

/** A kind of bet in words, without its place; the two halves of a pair together. */
export function betKindName(kind: Spot['type'], { t }: Speaker): string {
  const name = (type: Spot['type']) => t(names[type], { numbers: '', which: '1–3' }).trim();
  const other = pairs[kind];
  return other ? `${name(kind)} / ${name(other)}` : name(kind);
}
