import { wallet } from '@arara/contract';
import { Amount, KeyValues } from '@arara/ui';
import { Clock } from 'lucide-react';
import { toCents } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './session-line.module.css';

const minuteMs = 60_000;

/** How long this session lasts and what it brought: always in sight while playing. */
export function SessionLine({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const { locale } = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useCall(wallet.todaysPlay, {}, { enabled: isLoggedIn, refetchInterval: minuteMs });
  const now = useNow(minuteMs / 2);
  if (!isLoggedIn || !data) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(data.started_at)) / minuteMs));
  const elapsed = t('games.stage_minutes', { minutes });
  const net = <Amount cents={toCents(data.net)} locale={locale} isSigned />;
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
          value: <Amount cents={toCents(data.turnover)} locale={locale} />,
        },
        { key: 'net', name: t('games.stage_session_net'), value: net },
      ]}
    />
  );
}
