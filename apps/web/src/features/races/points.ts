import type { Format } from '../../lib/format.ts';
import { toCents } from '../../lib/format.ts';
import type { Race } from './use-races.ts';

/** Points as people read them: reais wagered, or a multiplier. */
export function pointsWords(race: Pick<Race, 'measure'>, points: string, format: Format): string {
  return race.measure === 'wager' ? format.money(toCents(points)) : `${format.number(Number(points))}×`;
}
