import type { Format } from '../lib/format.ts';
import type { Translate } from '../lib/i18n.ts';
import type { Game } from './use-catalogue.ts';

/** When an absence ends: the time, and the day too where it is another one. */
export function endWords(until: string, format: Format, now = new Date()): string {
  const isToday = format.date(until) === format.date(now.toISOString());
  return isToday ? format.time(until) : format.dateTime(until);
}

/** Why a game rests, and until when; null for one that can be played. */
export function restWords(
  game: Pick<Game, 'is_open' | 'is_reachable' | 'maintenance_until'>,
  t: Translate,
  format: Format,
): string | null {
  if (game.maintenance_until !== null)
    return t('shell.game_away_until', { time: endWords(game.maintenance_until, format) });
  if (!game.is_open) return t('shell.game_off');
  return game.is_reachable ? null : t('shell.game_silent');
}
