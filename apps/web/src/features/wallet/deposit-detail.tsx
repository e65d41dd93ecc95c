import { Button, KeyValues, Sheet, Tag, Timeline } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import line from '../../components/lists/line-words.module.css';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { type Deposit, depositProgress, depositView, isDepositOpen } from './deposit-progress.ts';
import styles from './records.module.css';
import { useServerNow } from './server-clock.ts';
import { depositTones, useStateWords } from './state-words.ts';

/** One deposit in a sheet: figures, timeline, and the way back to its code while it can be paid. */
export function DepositDetail({ deposit, onClose }: { deposit: Deposit | null; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      isOpen={deposit !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={deposit ? t('wallet.deposit_number', { number: deposit.order_number }) : ''}
      closeLabel={t('common.close')}
    >
      {deposit && <DetailFace deposit={deposit} />}
    </Sheet>
  );
}

function DetailFace({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const format = useFormat();
  const stateWords = useStateWords();
  const view = depositView(deposit, useServerNow(1000, isDepositOpen(deposit.state)));
  const times = { created: deposit.created_at, waiting: null, paid: null, credited: deposit.credited_at };
  const text =
    view === 'payable' ? t('wallet.pay_how') : t(`wallet.outcome_${view}_text`, values(deposit, format));
  return (
    <div className={styles.detail}>
      <KeyValues
        rows={[
          { key: 'money', name: t('wallet.amount'), value: format.money(deposit.money), isStrong: true },
          {
            key: 'state',
            name: t('wallet.state'),
            value: <Tag tone={depositTones[deposit.state]}>{t(`wallet.deposit_${deposit.state}`)}</Tag>,
          },
          { key: 'created', name: t('wallet.created_at'), value: format.dateTime(deposit.created_at) },
          { key: 'expires', name: t('wallet.expires_at'), value: format.dateTime(deposit.expires_at) },
        ]}
      />
      <p className={line.small}>{text}</p>
      {deposit.reason !== '' && (
        <p className={line.small}>{t('wallet.reason', { reason: deposit.reason })}</p>
      )}
      <Timeline
        label={t('wallet.deposit_progress')}
        stateWords={stateWords}
        steps={depositProgress(deposit.state).map(({ step, mark }) => {
          const at = times[step];
          return {
            key: step,
            title: t(`wallet.deposit_step_${step}`),
            state: mark,
            ...(at ? { time: format.time(at) } : {}),
          };
        })}
      />
      {view === 'payable' && (
        <Button tone="cta" size="lg" isWide link={<Link to="/recharge" />}>
          {t('wallet.pay_now')}
        </Button>
      )}
    </div>
  );
}

const values = (deposit: Deposit, format: ReturnType<typeof useFormat>) => ({
  amount: format.money(deposit.money),
  number: deposit.order_number,
});
