import { loyalty } from '@arara/contract';
import { Skeleton } from '@arara/ui';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Benefits } from './benefits.tsx';
import { Climb } from './climb.tsx';
import { Ladder } from './ladder.tsx';
import { LevelCard } from './level-card.tsx';
import type { VipInfo } from './levels.ts';
import { LoyaltyNav } from './loyalty-nav.tsx';
import { Rewards } from './rewards.tsx';
import { SeasonCard } from './season-card.tsx';
import styles from './vip.module.css';

/** `/promotion/vip`: the member's level and the way to the next, the ladder, its benefits, and what can be claimed. */
export function VipPage() {
  const t = useT();
  const refresh = useRefresh();
  const info = useCall(loyalty.vipInfo, {}, { staleTime: 5000 });
  useTopic('balance', () => void refresh(loyalty.vipInfo));
  useTitle(t('loyalty.vip_title'));
  return (
    <>
      <ScreenHead title={t('loyalty.vip_title')} text={t('loyalty.vip_text')} action={<LoyaltyNav />} />
      {info.data ? <Vip info={info.data} /> : info.isError ? <LoadFailed asked={info} /> : <VipSkeleton />}
    </>
  );
}

function Vip({ info }: { info: VipInfo }) {
  const [chosen, choose] = useState<number | null>(null);
  const level = chosen ?? info.uservip.userviplvl;
  return (
    <div className={styles.page}>
      <LevelCard info={info} />
      <Ladder levels={info.data} chosen={level} onChoose={choose} />
      <div className={styles.desk}>
        <Benefits levels={info.data} level={level} areRewarded={info.rewards_on} />
        <div className={styles.side}>
          {info.rewards_on && <Rewards info={info} />}
          {info.uservip.userviplvl > 0 && <SeasonCard info={info} />}
          <Climb areRewarded={info.rewards_on} />
        </div>
      </div>
    </div>
  );
}

function VipSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.waitingCard ?? ''} height={190} radius="var(--r3)" />
      <Skeleton height={132} radius="var(--r3)" />
      <div className={styles.desk}>
        <Skeleton height={560} radius="var(--r3)" />
        <div className={styles.side}>
          <Skeleton height={150} radius="var(--r3)" />
          <Skeleton height={230} radius="var(--r3)" />
        </div>
      </div>
    </div>
  );
}
