import { games } from '@arara/contract';
import { Card, Chips, KeyValues, Skeleton } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { AgencyScreen } from './agency-screen.tsx';
import { FailedCard } from './failed-card.tsx';
import { loadMechanism, type Mechanism } from './load-mechanism.ts';
import styles from './mechanism.module.css';
import { noonOf } from './noon-of.ts';
import { TierTable } from './tier-table.tsx';

/** `/agency-center/agency-mechanism`: the three tables commission follows: deposits, turnover, settlement. */
export function MechanismPage() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['agencyMechanism'],
    queryFn: ({ signal }) => loadMechanism(api, signal),
  });
  return (
    <AgencyScreen title={t('agency.mechanism')} text={t('agency.mechanism_text')}>
      {error && !data ? (
        <FailedCard error={error} again={() => void refetch()} />
      ) : (
        <div className={styles.desk}>
          <div className={styles.tables}>
            {data ? <Recharge recharge={data.recharge} /> : <Waiting height={330} />}
            {data ? <Betting betting={data.betting} /> : <Waiting height={352} />}
          </div>
          {data ? <Settlement settlement={data.settlement} /> : <Waiting height={388} />}
        </div>
      )}
    </AgencyScreen>
  );
}

const Waiting = ({ height }: { height: number }) => <Skeleton height={height} radius="var(--r3)" />;

function Recharge({ recharge }: { recharge: Mechanism['recharge'] }) {
  const t = useT();
  return (
    <Card>
      <h2>{t('agency.recharge_title')}</h2>
      {recharge.is_on ? (
        <>
          <p className={styles.text}>{t('agency.recharge_text')}</p>
          <TierTable caption={t('agency.recharge_title')} tiers={recharge.tiers} />
        </>
      ) : (
        <p className={styles.text}>{t('agency.off_by_law')}</p>
      )}
    </Card>
  );
}

function Betting({ betting }: { betting: Mechanism['betting'] }) {
  const t = useT();
  const categories = games.categories.filter((category) =>
    betting.items.some((item) => item.category === category),
  );
  const [chosen, choose] = useState<(typeof categories)[number]>('slots');
  const tiers = betting.items.find(({ category }) => category === chosen)?.tiers ?? [];
  return (
    <Card>
      <h2>{t('agency.betting_title')}</h2>
      <p className={styles.text}>{t('agency.betting_text')}</p>
      <Chips
        className={styles.categories ?? ''}
        label={t('agency.category')}
        layout="scroll"
        options={categories.map((value) => ({ value, label: t(`shell.category_${value}`) }))}
        value={chosen}
        onValueChange={choose}
      />
      <TierTable caption={`${t('agency.betting_title')}: ${t(`shell.category_${chosen}`)}`} tiers={tiers} />
    </Card>
  );
}

function Settlement({ settlement }: { settlement: Mechanism['settlement'] }) {
  const t = useT();
  const format = useFormat();
  const { last_settled_day: lastDay } = settlement;
  return (
    <Card className={styles.settlement ?? ''}>
      <h2>{t('agency.settlement_title')}</h2>
      <KeyValues
        rows={[
          {
            key: 'when',
            name: t('agency.settle_when'),
            value: t('agency.settle_when_value', {
              time: format.time(`2026-01-01T${settlement.settles_at}:00-03:00`),
            }),
          },
          { key: 'active', name: t('agency.settle_active'), value: format.number(settlement.min_active) },
          { key: 'min', name: t('agency.settle_minimum'), value: format.money(settlement.min_payout) },
          { key: 'cap', name: t('agency.settle_cap'), value: format.money(settlement.cap) },
          { key: 'rollover', name: t('agency.settle_rollover'), value: `${settlement.rollover_times}×` },
          { key: 'last', name: t('agency.settle_last'), value: lastDay ? format.date(noonOf(lastDay)) : '–' },
        ]}
      />
      <p className={styles.note}>{t('agency.rounding')}</p>
    </Card>
  );
}
