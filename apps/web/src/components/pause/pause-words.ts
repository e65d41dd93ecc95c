import type { Translate } from '../../lib/i18n.ts';
import type { Pause } from './use-pause.ts';

/** What is in force and until when, in a few words. */
export function pauseWords(pause: Pause, t: Translate, dateTime: (iso: string) => string): string {
  if (pause.kind === 'pause') return t('protection.paused_until', { time: dateTime(pause.ends_at ?? '') });
  if (pause.returns_at) return t('protection.play_opens', { time: dateTime(pause.returns_at) });
  if (pause.may_return) return t('protection.exclusion_over');
  if (pause.ends_at === null) return t('protection.excluded_forever');
  return t('protection.excluded_until', { time: dateTime(pause.ends_at) });
}
