import { payments } from '@arara/contract';
import { Button, Card, ErrorState, PixMark, Skeleton } from '@arara/ui';
import { useEffect } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { pageTells } from '../../lib/told-here.ts';
import styles from './deposit.module.css';
import { DepositCharge } from './deposit-charge.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { type Deposit, depositView } from './deposit-progress.ts';
import { depositMethods, type PaymentMethod } from './limits.ts';
import { useServerNow } from './server-clock.ts';
import { useDeposit, useShowDeposit } from './use-deposit.ts';
import { useOnce } from './use-once.ts';

interface DepositRunProps {
  id: string;
  methods: readonly PaymentMethod[];
  onCreated: (deposit: Deposit) => void;
  /** Back to the form, with the amount of this deposit. */
  onAgain: (deposit: Deposit | null) => void;
}

/** One charge from its code to its end; it turns by itself. */
export function DepositRun({ id, methods, onCreated, onAgain }: DepositRunProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const query = useDeposit(id);
  useEffect(() => pageTells('deposit'), []);
  const show = useShowDeposit();
  const create = useOnce(payments.rechargeOnline);
  const deposit = query.data;
  const nowMs = useServerNow(1000, deposit?.state === 'waiting' || deposit?.state === 'created');
  if (!deposit) {
    return query.isError ? (
      <Card>
        <ErrorState
          title={t('common.loading_failed')}
          text={failureWords(query.error)}
          actions={
            <>
              <Button onClick={() => void query.refetch()}>{t('common.try_again')}</Button>
              <Button onClick={() => onAgain(null)}>{t('wallet.deposit_again')}</Button>
            </>
          }
        />
      </Card>
    ) : (
      <Card padding="lg" aria-busy="true">
        <Skeleton height={320} radius={20} />
      </Card>
    );
  }
  const view = depositView(deposit, nowMs);
  const newCode = () => {
    const open = depositMethods(methods).filter((method) => method.is_open);
    const method = open.find(({ payment_type }) => payment_type === deposit.payment_type) ?? open[0];
    if (!method) return onAgain(deposit);
    const { money } = deposit;
    const input = { money, payment_id: method.id, payment_type: method.payment_type, payment_desc: '' };
    create.mutate(input, { onSuccess: onCreated });
  };
  return (
    <div className={styles.desk} data-run={view}>
      <DepositSummary deposit={deposit} />
      <div className={styles.turn}>
        <FormAlert words={create.error && failureWords(create.error)} />
        {view === 'payable' ? (
          <DepositCharge deposit={deposit} nowMs={nowMs} onChanged={show} />
        ) : (
          <DepositOutcome
            deposit={deposit}
            view={view}
            isBusy={create.isPending}
            onNewCode={newCode}
            onAgain={() => onAgain(deposit)}
          />
        )}
      </div>
    </div>
  );
}

/** What is being paid; it stays beside the code on wide screens. */
function DepositSummary({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card padding="lg" className={styles.summary}>
      <div className={styles.summaryHead}>
        <PixMark size={32} />
        <span>
          <small>{t('wallet.amount')}</small>
          <b className={styles.summaryAmount}>{format.money(deposit.money)}</b>
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wallet.order_number')}</dt>
          <dd>{deposit.order_number}</dd>
        </div>
        <div>
          <dt>{t('wallet.created_at')}</dt>
          <dd>{format.dateTime(deposit.created_at)}</dd>
        </div>
        <div>
          <dt>{t('wallet.expires_at')}</dt>
          <dd>{format.time(deposit.expires_at)}</dd>
        </div>
      </dl>
      <p className={styles.once}>{t('wallet.stake_once')}</p>
    </Card>
  );
}
