import { type DataOf, wallet } from '@arara/contract';
import { Amount, Card, Skeleton } from '@arara/ui';
import type { ReactNode } from 'react';
import { BalanceParts } from '../../components/balance-parts.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './balance-card.module.css';
import { whyWords } from './why-words.ts';
import { withdrawable } from './withdrawable.ts';

type Balances = DataOf<typeof wallet.walletBalances>;

/** The member's balances, kept fresh over the socket. */
export function useBalances() {
  const refresh = useRefresh();
  useTopic('balance', () => void refresh(wallet.walletBalances));
  return useCall(wallet.walletBalances, {}, { staleTime: 5000 });
}

/** What can leave now, the bar of the three parts, and one sentence about the rest. */
export function BalanceCard({ action }: { action?: ReactNode }) {
  const balances = useBalances();
  if (balances.isError && !balances.data) {
    return (
      <Card>
        <LoadFailed asked={balances} />
      </Card>
    );
  }
  return (
    <Card padding="lg" className={styles.card} aria-busy={!balances.data}>
      {balances.data ? <BalanceFace balances={balances.data} /> : <BalanceSkeleton />}
      {action}
    </Card>
  );
}

function BalanceFace({ balances }: { balances: Balances }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const whole = withdrawable(balances);
  const of = (kind: 'rollover' | 'bonus') =>
    whole.reasons.find((reason) => reason.kind === kind)?.cents ?? 0n;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.label}>{t('wallet.can_withdraw')}</span>
        <span className={styles.total}>
          {t('wallet.of_total', { total: format.money(whole.totalCents) })}
        </span>
        <Amount className={styles.free ?? ''} cents={whole.freeCents} locale={locale} tone="leaf" isRolling />
      </div>
      <BalanceParts
        parts={{ freeCents: whole.freeCents, lockedCents: of('rollover'), bonusCents: of('bonus') }}
      />
      <p className={styles.why}>{whyWords(whole, locale, { t, format })}</p>
    </>
  );
}

function BalanceSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton className={styles.label ?? ''} width={140} height="1lh" />
        <Skeleton className={styles.free ?? ''} width={200} height="1lh" />
      </div>
      <BalanceParts parts={undefined} />
      <Skeleton className={styles.why ?? ''} width="80%" height="1lh" />
    </>
  );
}
