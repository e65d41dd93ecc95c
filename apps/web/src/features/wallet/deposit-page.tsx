import { payments } from '@arara/contract';
import { Button, Card, late, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import { InTurn } from '../../components/in-turn.tsx';
import { LateFailed } from '../../components/late-failed.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PauseNotice } from '../../components/pause/pause-notice.tsx';
import { usePause } from '../../components/pause/use-pause.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { session } from '../../lib/session-store.ts';
import { prefetchCall } from '../../lib/use-call.ts';
import { useCalmCall } from '../../lib/use-calm.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './deposit.module.css';
import { DepositForm, loadRules } from './deposit-form.tsx';
import { DepositPreview } from './deposit-preview.tsx';
import { type Deposit, payPageOf, resumable } from './deposit-progress.ts';
import type { PaymentMethod } from './limits.ts';
import { useServerNow } from './server-clock.ts';
import { useShowDeposit } from './use-deposit.ts';

const loadRun = () => import('./deposit-run.tsx');
const DepositRun = late(async () => (await loadRun()).DepositRun, {
  waiting: <DeskSkeleton />,
  Failed: LateFailed,
});
/** The form goes first; what follows it is fetched when somebody begins to fill it in, and is there before they have. */
const fetchWhatFollows = () => void Promise.all([loadRun(), loadRules()]).catch(() => {});
const methodsFreshMs = 60_000;

const methodsCall = () => [payments.paymentOnlineList, { domain: globalThis.location.hostname }] as const;
const recentCall = [payments.rechargeList, { range: '3days', page: 1, page_size: 10 }] as const;

/** Asked for before the page is drawn, for a member. */
export function askForDeposits(): void {
  if (session.get().token === null) return;
  prefetchCall(...methodsCall(), methodsFreshMs);
  prefetchCall(...recentCall, 15_000);
}

/** `/recharge`: choose an amount, pay the Pix code, watch it arrive. */
export function DepositPage() {
  const t = useT();
  const pause = usePause();
  useTitle(t('wallet.deposit_title'));
  return (
    <>
      <ScreenHead
        title={t('wallet.deposit_title')}
        text={t('wallet.deposit_text')}
        action={
          <Button icon={<History size={18} aria-hidden="true" />} link={<Link to="/rechargeRecord" />}>
            {t('wallet.my_deposits')}
          </Button>
        }
      />
      {pause ? <PauseNotice pause={pause} /> : <DepositDesk />}
    </>
  );
}

function DepositDesk() {
  const methods = useCalmCall(...methodsCall(), { staleTime: methodsFreshMs });
  const recent = useCalmCall(...recentCall);
  if (methods.error) {
    return (
      <Card>
        <LoadFailed asked={methods} />
      </Card>
    );
  }
  // Without the records there is nothing to come back to, which must not keep anybody from depositing.
  if (!methods.data || recent.isPending) return <DeskSkeleton />;
  return <DepositFlow methods={methods.data.items} recent={recent.data?.items ?? []} />;
}

/** Where the flow stands: taking up the newest open charge, filling in the form, or following one charge. */
type Focus = { at: 'resume' } | { at: 'form'; startCents: bigint } | { at: 'charge'; id: string };

function DepositFlow({ methods, recent }: { methods: readonly PaymentMethod[]; recent: readonly Deposit[] }) {
  const [focus, setFocus] = useState<Focus>({ at: 'resume' });
  const nowMs = useServerNow(60_000);
  const show = useShowDeposit();
  const [found] = useState(() => resumable(recent, nowMs));
  const id = focus.at === 'charge' ? focus.id : focus.at === 'resume' ? (found?.id ?? null) : null;
  const follow = (deposit: Deposit) => {
    show(deposit);
    setFocus({ at: 'charge', id: deposit.id });
    const payPage = payPageOf(deposit);
    if (payPage !== null) globalThis.location.assign(payPage);
  };
  if (id === null) {
    return (
      <div
        className={styles.desk}
        onFocusCapture={fetchWhatFollows}
        onPointerEnter={fetchWhatFollows}
        onPointerDownCapture={fetchWhatFollows}
      >
        <InTurn>
          <DepositForm
            methods={methods}
            startCents={focus.at === 'form' ? focus.startCents : 0n}
            onCreated={follow}
          />
          <DepositPreview />
        </InTurn>
      </div>
    );
  }
  return (
    <DepositRun
      key={id}
      id={id}
      methods={methods}
      onCreated={follow}
      onAgain={(deposit) => setFocus({ at: 'form', startCents: deposit ? toCents(deposit.money) : 0n })}
    />
  );
}

function DeskSkeleton() {
  return (
    <div className={styles.desk} aria-busy="true">
      <Card padding="lg">
        <Skeleton height={56} radius={14} />
        <Skeleton className={styles.gap ?? ''} height={44} radius={10} />
        <Skeleton className={styles.gap ?? ''} height={64} radius={14} />
        <Skeleton className={styles.gap ?? ''} height={56} radius={16} />
      </Card>
      <Card padding="lg" className={styles.wideOnly}>
        <Skeleton height={64} radius={14} />
        <Skeleton className={styles.gap ?? ''} width={212} height={212} radius={24} />
        <Skeleton className={styles.gap ?? ''} height={56} radius={16} />
      </Card>
    </div>
  );
}
