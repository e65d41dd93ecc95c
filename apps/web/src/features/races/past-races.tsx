import { races } from '@arara/contract';
import { Card, EmptyState, Skeleton, Tag } from '@arara/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { LeadersTable } from './leaders-table.tsx';
import styles from './past-races.module.css';

/** Races that have been paid, with their three winners and what one won oneself. */
export function PastRaces() {
  const t = useT();
  const format = useFormat();
  const { data, error, isPending, refetch } = useCall(races.raceHistory, {});
  if (isPending) return <Skeleton height={480} radius="var(--r3)" />;
  if (!data) {
    return (
      <Card>
        <LoadFailed asked={{ error, refetch }} />
      </Card>
    );
  }
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState title={t('races.no_history')} text={t('races.no_history_text')} />
      </Card>
    );
  }
  return (
    <ul className={styles.races}>
      {data.items.map((race) => (
        <li key={race.id}>
          <Card padding="none" className={styles.race ?? ''}>
            <header className={styles.head}>
              <span className={styles.words}>
                <b>{t(`races.${race.period}_${race.measure}`)}</b>
                <span>{format.date(new Date(Date.parse(race.ends_at) - 1).toISOString())}</span>
              </span>
              {race.me?.place && toCents(race.me.prize_money) > 0n ? (
                <Tag tone="sun">
                  {t('races.you_won', {
                    place: format.number(race.me.place),
                    amount: format.money(toCents(race.me.prize_money)),
                  })}
                </Tag>
              ) : (
                <Tag>{t('races.total', { amount: format.money(toCents(race.total_money)) })}</Tag>
              )}
            </header>
            {race.winners.length === 0 ? (
              <p className={styles.nobody}>{t('races.nobody')}</p>
            ) : (
              <LeadersTable race={race} leaders={race.winners} />
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
