import { Card, CountdownRing, Tag, Timeline } from '@arara/ui';
import line from '../../components/lists/line-words.module.css';
import { namedDestination } from '../../components/payout-account/banks.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { useServerNow } from './server-clock.ts';
import { useStateWords, withdrawalTones } from './state-words.ts';
import styles from './withdrawal-card.module.css';
import {
  canCancelWithdrawal,
  dueClock,
  isWithdrawalOpen,
  type Withdrawal,
  withdrawalTimeline,
} from './withdrawal-progress.ts';

/** One withdrawal told whole: amount, clock against 120 minutes, timeline, fees, and the way back where there is one. */
export function WithdrawalCard({ withdrawal, isBare = false }: { withdrawal: Withdrawal; isBare?: boolean }) {
  const t = useT();
  const face = <WithdrawalFace withdrawal={withdrawal} />;
  const heading = t('wallet.withdrawal_number', { number: withdrawal.order_number });
  if (isBare) return <div className={styles.face}>{face}</div>;
  return (
    <Card padding="lg" className={styles.face} aria-label={heading}>
      {face}
    </Card>
  );
}

function WithdrawalFace({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const { state } = withdrawal;
  // What did not happen costs nothing and brings nothing.
  const isPayable = isWithdrawalOpen(state) || state === 'paid';
  const kind = kinds.find((known) => known === withdrawal.payment_type);
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={line.small}>
            {t('wallet.withdrawal_number', { number: withdrawal.order_number })}
            {' · '}
            {kind ? t(`wallet.kind_${kind}`) : withdrawal.payment_type}{' '}
            {namedDestination(withdrawal.destination)}
          </p>
          <p className={styles.amount}>{format.money(withdrawal.money)}</p>
        </div>
        <Tag tone={withdrawalTones[state]}>{t(`wallet.withdrawal_${state}`)}</Tag>
      </header>
      {withdrawal.is_disputed ? (
        <p className={styles.reason}>{t('wallet.withdrawal_disputed')}</p>
      ) : (
        isWithdrawalOpen(state) && <Clock withdrawal={withdrawal} />
      )}
      {withdrawal.reason !== '' && (
        <p className={styles.reason}>{t('wallet.reason', { reason: withdrawal.reason })}</p>
      )}
      <WithdrawalTimeline withdrawal={withdrawal} />
      {isPayable && (
        <dl className={styles.fees}>
          <div>
            <dt>{t('wallet.amount')}</dt>
            <dd>{format.money(withdrawal.money)}</dd>
          </div>
          <div>
            <dt>{t('wallet.fees')}</dt>
            <dd>{withdrawal.fee === '0.00' ? format.money(0n) : format.money(`-${withdrawal.fee}`)}</dd>
          </div>
          <div>
            <dt>{t('wallet.you_receive')}</dt>
            <dd className={styles.receive}>{format.money(withdrawal.money_received)}</dd>
          </div>
        </dl>
      )}
      {canCancelWithdrawal(state) && <CancelWithdrawal withdrawal={withdrawal} />}
    </>
  );
}

const kinds = ['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank'] as const;

function Clock({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const clock = dueClock(withdrawal, useServerNow(15_000));
  const hours = `${Math.floor(clock.minutesLeft / 60)}:${String(clock.minutesLeft % 60).padStart(2, '0')}`;
  return (
    <div className={styles.clock}>
      <CountdownRing
        className={styles.ring ?? ''}
        size={104}
        share={clock.share}
        tone={clock.tone}
        text={hours}
        caption={t('wallet.hours_left')}
        label={t('wallet.minutes_left', { count: clock.minutesLeft })}
      />
      <div>
        <p className={styles.due}>
          {clock.isOverdue
            ? t('wallet.overdue')
            : t('wallet.due_by', { time: format.time(withdrawal.due_at) })}
        </p>
        <p className={styles.passed}>
          {clock.isOverdue
            ? t('wallet.overdue_text')
            : clock.minutesPassed === 0
              ? t('wallet.just_started', { allowed: clock.minutesAllowed })
              : t('wallet.minutes_passed', { allowed: clock.minutesAllowed, count: clock.minutesPassed })}
        </p>
      </div>
    </div>
  );
}

function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const stateWords = useStateWords();
  const values = {
    amount: format.money(withdrawal.money),
    received: format.money(withdrawal.money_received),
    destination: namedDestination(withdrawal.destination),
  };
  return (
    <Timeline
      label={t('wallet.withdrawal_progress')}
      stateWords={stateWords}
      steps={withdrawalTimeline(withdrawal).map(({ step, mark, at }) => ({
        key: step,
        title: t(`wallet.step_${step}`),
        text: t(`wallet.step_${step}_text`, values),
        time: at ? format.time(at) : mark === 'now' ? t('wallet.now') : undefined,
        state: mark,
      }))}
    />
  );
}
