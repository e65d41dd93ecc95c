import { Amount, Button, Card, CountdownRing } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Ban, Clock, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import styles from './deposit.module.css';
import type { Deposit, DepositView } from './deposit-progress.ts';
import { DepositSteps } from './deposit-steps.tsx';
import { useIntoView } from './use-into-view.ts';

interface DepositOutcomeProps {
  deposit: Deposit;
  view: Exclude<DepositView, 'payable'>;
  /** A new charge for the same amount. */
  onNewCode: () => void;
  onAgain: () => void;
  isBusy: boolean;
}

const icons: Record<DepositOutcomeProps['view'], ReactNode> = {
  overdue: <Clock size={36} />,
  confirming: <Hourglass size={36} />,
  credited: null,
  credited_late: null,
  expired: <Clock size={36} />,
  cancelled: <Ban size={36} />,
  refunding: <Undo2 size={36} />,
  refunded: <Undo2 size={36} />,
};

/** What became of a deposit, in words, with the next step. Announced when it turns by itself. */
export function DepositOutcome({ deposit, view, onNewCode, onAgain, isBusy }: DepositOutcomeProps) {
  const t = useT();
  const format = useFormat();
  const face = useIntoView<HTMLDivElement>(view);
  const values = { amount: format.money(deposit.money), number: deposit.order_number };
  const isCredited = view === 'credited' || view === 'credited_late';
  const reason = view === 'refunding' || view === 'refunded' ? deposit.reason : '';
  return (
    <Card padding="lg" className={styles.outcome}>
      <div ref={face} className={styles.outcomeFace} role="status" tabIndex={-1}>
        {isCredited ? (
          <CountdownRing share={1} text="" size={112} label={t('wallet.deposit_step_credited')} isDone />
        ) : (
          <span className={styles.outcomeIcon} data-view={view} aria-hidden="true">
            {icons[view]}
          </span>
        )}
        <h2>{t(`wallet.outcome_${view}`, values)}</h2>
        <p className={styles.outcomeText}>{t(`wallet.outcome_${view}_text`, values)}</p>
        {reason !== '' && <p className={styles.reason}>{t('wallet.reason', { reason })}</p>}
        {isCredited && <NewBalance />}
      </div>
      <div className={styles.status}>
        <DepositSteps state={deposit.state} />
      </div>
      <div className={styles.outcomeActions}>
        {isCredited && (
          <>
            <Button tone="cta" size="lg" isWide link={<Link to="/" />}>
              {t('wallet.play_now')}
            </Button>
            <Button size="lg" isWide onClick={onAgain}>
              {t('wallet.deposit_again')}
            </Button>
          </>
        )}
        {(view === 'expired' || view === 'cancelled' || view === 'overdue' || view === 'refunded') && (
          <>
            <Button tone="cta" size="lg" isWide isLoading={isBusy} onClick={onNewCode}>
              {t('wallet.new_code_for', values)}
            </Button>
            <Button size="lg" isWide onClick={onAgain}>
              {t('wallet.other_amount')}
            </Button>
          </>
        )}
      </div>
      <p className={styles.number}>{t('wallet.deposit_number', values)}</p>
    </Card>
  );
}

function NewBalance() {
  const t = useT();
  const member = useMember();
  const { locale } = useLanguage();
  if (!member) return null;
  return (
    <p className={styles.balance}>
      <span>{t('wallet.new_balance')}</span>
      <Amount
        cents={toCents(member.money) + toCents(member.bonus_money)}
        locale={locale}
        size="lg"
        isRolling
      />
    </p>
  );
}
