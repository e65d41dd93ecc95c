import type { DataOf, protection } from '@arara/contract';
import type { Translate } from '../lib/i18n.ts';

/** What keeps a member from playing: a pause or self-exclusion. */
export type Pause = NonNullable<DataOf<typeof protection.protectionSettings>['pause']>;

/** That play is closed, and until when. */
export function pauseWords(pause: Pause, t: Translate, dateTime: (iso: string) => string): string {
  if (pause.kind === 'pause') return t('protection.paused_until', { time: dateTime(pause.ends_at ?? '') });
  if (pause.returns_at) return t('protection.play_opens', { time: dateTime(pause.returns_at) });
  if (pause.may_return) return t('protection.exclusion_over');
  if (pause.ends_at === null) return t('protection.excluded_forever');
  return t('protection.excluded_until', { time: dateTime(pause.ends_at) });
}
