import { payments, wallet } from '@arara/contract';
import { Button, Card, EmptyState, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleCheck, History, KeyRound, Lock } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import { BalanceCard, useBalances } from './balance-card.tsx';
import { useIntoView } from './use-into-view.ts';
import { useOpenWithdrawals } from './use-open-withdrawals.ts';
import { withdrawable } from './withdrawable.ts';
import styles from './withdrawal.module.css';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { isStillOpen, isWithdrawalOpen, type Withdrawal } from './withdrawal-progress.ts';

/** `/withdraw`: what may leave, where to, and how far the last one has come. */
export function WithdrawalPage() {
  const t = useT();
  useTitle(t('wallet.withdraw_title'));
  return (
    <>
      <ScreenHead
        title={t('wallet.withdraw_title')}
        text={t('wallet.withdraw_text')}
        action={
          <Button icon={<History size={18} aria-hidden="true" />} link={<Link to="/withdrawalRecord" />}>
            {t('wallet.my_withdrawals')}
          </Button>
        }
      />
      <WithdrawalDesk />
    </>
  );
}

function WithdrawalDesk() {
  const refresh = useRefresh();
  const recent = useOpenWithdrawals();
  const [isAsking, setAsking] = useState(false);
  const [submitted, setSubmitted] = useState<Withdrawal | null>(null);
  const shown = withSubmitted(recent.data?.items ?? [], submitted);
  const isFollowing = shown.length > 0 && !isAsking;
  const follow = (withdrawal: Withdrawal) => {
    setSubmitted(withdrawal);
    setAsking(false);
    for (const call of [payments.drawingList, wallet.walletBalances]) void refresh(call);
  };
  return (
    <div className={styles.desk}>
      <aside className={styles.side}>
        <BalanceCard action={shown.length > 0 && <Turn isFollowing={isFollowing} onTurn={setAsking} />} />
      </aside>
      <div className={styles.main}>
        {isFollowing ? (
          <>
            {isStillOpen(shown, submitted?.id) && <Submitted />}
            {shown.map((withdrawal) => (
              <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </>
        ) : recent.isPending ? (
          <FormSkeleton />
        ) : (
          <AskForWithdrawal onSubmitted={follow} />
        )}
      </div>
    </div>
  );
}

/** Between following what is open and asking for another. */
function Turn({ isFollowing, onTurn }: { isFollowing: boolean; onTurn: (isAsking: boolean) => void }) {
  const t = useT();
  const { data: balances } = useBalances();
  // Where nothing is free the sentence above says why; there is nothing to ask for.
  if (isFollowing && balances && withdrawable(balances).freeCents === 0n) return null;
  return isFollowing ? (
    <Button tone="cta" size="lg" isWide onClick={() => onTurn(true)}>
      {t('wallet.new_withdrawal')}
    </Button>
  ) : (
    <Button isWide onClick={() => onTurn(false)}>
      {t('wallet.withdrawal_progress')}
    </Button>
  );
}

/** The open ones, and the one just submitted whatever has become of it since. */
function withSubmitted(recent: readonly Withdrawal[], submitted: Withdrawal | null): readonly Withdrawal[] {
  const shown = recent.filter(({ id, state }) => isWithdrawalOpen(state) || id === submitted?.id);
  return submitted && !shown.some(({ id }) => id === submitted.id) ? [submitted, ...shown] : shown;
}

function Submitted() {
  const t = useT();
  const words = useIntoView<HTMLParagraphElement>('submitted');
  return (
    <p ref={words} className={styles.submitted} role="alert" tabIndex={-1}>
      <CircleCheck size={20} aria-hidden="true" />
      <span>{t('wallet.submitted')}</span>
    </p>
  );
}

function AskForWithdrawal({ onSubmitted }: { onSubmitted: (withdrawal: Withdrawal) => void }) {
  const member = useMember();
  const domain = globalThis.location.hostname;
  const methods = useCall(payments.paymentsList, { domain }, { staleTime: 60_000 });
  const accounts = useCall(payments.memberBank, {});
  const balances = useBalances();
  const failed = [methods, accounts, balances].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <Card>
        <LoadFailed asked={failed} />
      </Card>
    );
  }
  if (!member || !methods.data || !accounts.data || !balances.data) return <FormSkeleton />;
  if (!member.has_qk_pwd) return <SetPasswordFirst />;
  const whole = withdrawable(balances.data);
  if (whole.freeCents === 0n) return <NothingFree hasMoney={whole.totalCents > 0n} />;
  return (
    <WithdrawalForm
      member={member}
      methods={methods.data.items}
      accounts={accounts.data.items}
      freeCents={whole.freeCents}
      onSubmitted={onSubmitted}
    />
  );
}

/** No form where every amount would be refused; the sentence about the rest stands in the balance card. */
function NothingFree({ hasMoney }: { hasMoney: boolean }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        picture={<Lock className={styles.lockMark} size={44} aria-hidden="true" />}
        title={t('wallet.nothing_free')}
        text={t('wallet.nothing_free_text')}
        actions={
          hasMoney ? (
            <Button tone="ivory" size="lg" link={<Link to="/promotion/cover" />}>
              {t('loyalty.cover_title')}
            </Button>
          ) : (
            <Button tone="cta" size="lg" link={<Link to="/recharge" />}>
              {t('wallet.deposit_title')}
            </Button>
          )
        }
      />
    </Card>
  );
}

function SetPasswordFirst() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        picture={<KeyRound className={styles.keyMark} size={44} aria-hidden="true" />}
        title={t('wallet.set_password_first')}
        text={t('wallet.set_password_first_text')}
        actions={
          <Button tone="cta" size="lg" link={<Link to="/security-center/withdrawal-password" />}>
            {t('wallet.set_password')}
          </Button>
        }
      />
    </Card>
  );
}

function FormSkeleton() {
  const t = useT();
  return (
    <Card padding="lg" aria-busy="true" aria-label={t('common.loading')} className={styles.form}>
      <Skeleton height={36} radius={10} />
      <Skeleton height={64} radius={14} />
      <Skeleton height={48} radius={10} />
      <Skeleton height={56} radius={14} />
      <Skeleton height={56} radius={16} />
    </Card>
  );
}
