import { wallet } from '@arara/contract';
import { Amount, KeyValues, Skeleton } from '@arara/ui';
import { Clock } from 'lucide-react';
import { toCents } from '../lib/format.ts';
import { useLanguage, useT } from '../lib/i18n.ts';
import { useIsLoggedIn } from '../lib/session.ts';
import { useCall } from '../lib/use-call.ts';
import { useIsSettled } from '../lib/use-is-settled.ts';
import { useNow } from '../lib/use-now.ts';
import { minutesSince, minutesWords } from './minutes-words.ts';
import styles from './session-line.module.css';

const minuteMs = 60_000;

/** How long this session lasts and what it brought: always in sight while playing. */
export function SessionLine({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const { locale } = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  const isSettled = useIsSettled();
  const { data, isError } = useCall(
    wallet.todaysPlay,
    {},
    { enabled: isLoggedIn && isSettled, refetchInterval: minuteMs },
  );
  const now = useNow(minuteMs / 2);
  if (!isLoggedIn || (isError && !data)) return null;
  // Its place is kept while it is on the way: nothing above or below it moves.
  const waiting = (
    <span className={styles.waiting}>
      <Skeleton width={56} height={10} isStill />
    </span>
  );
  const amount = (value: string | undefined, isSigned: boolean) =>
    value === undefined ? waiting : <Amount cents={toCents(value)} locale={locale} isSigned={isSigned} />;
  const elapsed = data ? minutesWords(minutesSince(data.started_at, now), t) : waiting;
  const net = amount(data?.net, true);
  if (!isLong) {
    return (
      <p className={styles.line}>
        <Clock size={14} aria-hidden="true" />
        <span>
          {elapsed} · {net}
        </span>
      </p>
    );
  }
  return (
    <KeyValues
      rows={[
        { key: 'time', name: t('games.stage_session_time'), value: elapsed },
        {
          key: 'staked',
          name: t('games.stage_session_staked'),
          value: amount(data?.turnover, false),
        },
        { key: 'net', name: t('games.stage_session_net'), value: net },
      ]}
    />
  );
}
