import { wallet } from '@arara/contract';
import { Amount } from '@arara/ui';
import { Clock } from 'lucide-react';
import { toCents } from '../../lib/format.ts';
import { type Translate, useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './session-figures.module.css';

const minuteMs = 60_000;

/** How long ago something began, in words: "42 min", "2 h 05 min". */
function elapsedWords(sinceIso: string, nowMs: number, t: Translate): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / minuteMs));
  if (minutes < 60) return t('shell.minutes', { minutes });
  return t('shell.hours_minutes', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}

export function useSessionFigures() {
  const { data } = useCall(wallet.todaysPlay, {}, { enabled: useIsSettled(), refetchInterval: minuteMs });
  const now = useNow(minuteMs / 2);
  const t = useT();
  return data ? { elapsed: elapsedWords(data.started_at, now, t), netCents: toCents(data.net) } : null;
}

/** Time and net result of the session: always one glance away. */
export function SessionFigures() {
  const t = useT();
  const { locale } = useLanguage();
  const figures = useSessionFigures();
  if (!figures) return null;
  return (
    <span className={styles.figures}>
      <Clock size={16} aria-hidden="true" />
      <span>
        <b>{figures.elapsed}</b> · {t('shell.result')}{' '}
        <Amount cents={figures.netCents} locale={locale} tone="text" isSigned />
      </span>
    </span>
  );
}
