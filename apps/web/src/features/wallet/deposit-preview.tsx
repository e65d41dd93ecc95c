import { Card } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import styles from './deposit.module.css';
import { DepositSteps } from './deposit-steps.tsx';

/** What will happen after the amount is chosen: stands where the code will be. */
export function DepositPreview() {
  const t = useT();
  return (
    <Card padding="lg" className={styles.preview}>
      <h2>{t('wallet.how_title')}</h2>
      <ol className={styles.how} data-look="open">
        <li>{t('wallet.how_0')}</li>
        <li>{t('wallet.how_1')}</li>
        <li>{t('wallet.how_2')}</li>
        <li>{t('wallet.how_4')}</li>
      </ol>
      <p className={styles.once}>{t('wallet.stake_once')}</p>
      <div className={styles.status}>
        <DepositSteps state="created" />
      </div>
    </Card>
  );
}
