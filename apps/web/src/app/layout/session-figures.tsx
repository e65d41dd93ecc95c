import { wallet } from '@arara/contract';
import { Amount } from '@arara/ui';
import { Clock } from 'lucide-react';
import { minutesSince, minutesWords, shortMinutesWords } from '../../components/minutes-words.ts';
import { toCents } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './session-figures.module.css';

const minuteMs = 60_000;

export function useSessionFigures() {
  const { data } = useCall(wallet.todaysPlay, {}, { enabled: useIsSettled(), refetchInterval: minuteMs });
  const now = useNow(minuteMs / 2);
  const t = useT();
  if (!data) return null;
  const minutes = minutesSince(data.started_at, now);
  return {
    minutes,
    elapsed: minutesWords(minutes, t),
    elapsedShort: shortMinutesWords(minutes, t),
    netCents: toCents(data.net),
  };
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
