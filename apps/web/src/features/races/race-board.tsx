import { races } from '@arara/contract';
import { Card, EmptyState } from '@arara/ui';
import { LoadFailed } from '../../components/load-failed.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { EndsIn } from './ends-in.tsx';
import { LeadersTable } from './leaders-table.tsx';
import { OwnPlace } from './own-place.tsx';
import { Prizes } from './prizes.tsx';
import styles from './race-board.module.css';
import { RaceRules, type Weights } from './race-rules.tsx';
import type { RunningRace } from './use-races.ts';

/** A race that runs: how long, who leads, where one stands, what there is to win, and by which rules. */
export function RaceBoard({
  race,
  weights,
  aheadMs,
}: {
  race: RunningRace;
  weights: Weights;
  aheadMs: number;
}) {
  const t = useT();
  const format = useFormat();
  const board = useCall(races.raceView, { id: race.id }, { refetchInterval: 15_000 });
  return (
    <div className={styles.board}>
      <div className={styles.column}>
        <Card className={styles.head ?? ''}>
          <span className={styles.total}>
            <b>{t('races.total', { amount: format.money(toCents(race.total_money)) })}</b>
            <span>{t(`races.measure_${race.measure}`)}</span>
          </span>
          <span className={styles.clock}>
            <EndsIn endsAt={race.ends_at} aheadMs={aheadMs} />
            <span>{t('races.players', { count: race.players })}</span>
          </span>
        </Card>
        <OwnPlace race={race} me={board.data ? board.data.me : race.me} />
        <Card padding="none" className={styles.leaders ?? ''}>
          <h2 className={styles.title}>{t('races.leaders')}</h2>
          {board.error && !board.data ? (
            <LoadFailed asked={board} />
          ) : board.data?.leaders.length === 0 ? (
            <EmptyState title={t('races.no_leaders')} text={t('races.no_leaders_text')} />
          ) : (
            <LeadersTable
              race={race}
              leaders={board.data?.leaders ?? []}
              skeletonRows={board.isPending ? 10 : 0}
            />
          )}
        </Card>
      </div>
      <div className={styles.column}>
        <Prizes race={race} />
        <RaceRules race={race} weights={weights} />
      </div>
    </div>
  );
}
