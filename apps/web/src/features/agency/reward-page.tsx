import { agency, type DataOf } from '@arara/contract';
import { Amount, Button, Card, Tag, type TagTone } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import line from '../../components/lists/line-words.module.css';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { AgencyRecords } from './agency-records.tsx';
import { AgencyScreen } from './agency-screen.tsx';
import { ClaimCard } from './claim-card.tsx';
import { DayChart } from './day-chart.tsx';
import { noonOf } from './noon-of.ts';
import styles from './records.module.css';
import { useSpan } from './use-span.ts';

type Reward = DataOf<typeof agency.reward>['items'][number];

/** `/agency-center/reward`: what can be claimed, commission by day, and each line of it. */
export function RewardPage() {
  const t = useT();
  const format = useFormat();
  const span = useSpan('7days');
  const list = usePages(agency.reward, { range: span.span });
  const { first } = list;
  return (
    <AgencyScreen title={t('agency.rewards')} text={t('agency.rewards_text')}>
      <ClaimCard />
      <AgencyRecords<Reward>
        label={t('agency.rewards')}
        span={span}
        totals={[
          {
            key: 'settled',
            name: t('agency.total_settled'),
            value: first && format.money(first.total_amount),
          },
          {
            key: 'claimed',
            name: t('agency.state_claimed'),
            value: first && format.money(first.total_claimed),
          },
          { key: 'left', name: t('agency.to_claim'), value: first && format.money(first.total_claimable) },
        ]}
        list={list}
        rows={list.pages.flatMap(({ items }) => items)}
        rowKey={({ day, mechanism, level }) => `${day} ${mechanism} ${level}`}
        renderRow={(reward) => <RewardLine reward={reward} />}
        above={
          <Card>
            <h2>{t('agency.by_day')}</h2>
            <DayChart days={first?.days} />
          </Card>
        }
        empty={{
          Icon: Coins,
          title: t('agency.no_rewards'),
          text: t('agency.no_rewards_text'),
          action: (
            <Button link={<Link to="/agency-center/agency-mechanism" />}>{t('agency.mechanism')}</Button>
          ),
        }}
      />
    </AgencyScreen>
  );
}

const tones = { claimable: 'sun', claimed: 'leaf', refused: 'muted' } as const satisfies Record<
  Reward['state'],
  TagTone
>;

function RewardLine({ reward }: { reward: Reward }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>
          {t(`agency.mechanism_${reward.mechanism}`)}
          <Tag>{t('agency.level', { level: reward.level })}</Tag>
        </span>
        <span className={line.small}>
          {format.date(noonOf(reward.day))} · {t('agency.row_base', { amount: format.money(reward.base) })}
        </span>
        {reward.reason !== '' && <span className={line.small}>{t(`agency.reason_${reward.reason}`)}</span>}
      </span>
      <span className={styles.values}>
        <Amount className={styles.value ?? ''} cents={toCents(reward.amount)} locale={locale} />
        <Tag tone={tones[reward.state]}>{t(`agency.state_${reward.state}`)}</Tag>
      </span>
    </div>
  );
}
