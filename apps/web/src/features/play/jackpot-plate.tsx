import { Crown } from 'lucide-react';
import { useJackpot } from '../../components/use-jackpot.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './jackpot-plate.module.css';

/** What the jackpot of the game holds now, over its stage. */
export function JackpotPlate({ game }: { game: string }) {
  const t = useT();
  const format = useFormat();
  const amount = useJackpot(game);
  return (
    <p className={styles.plate}>
      <span className={styles.name}>
        <Crown size={24} aria-hidden="true" />
        {t('slotstage.pool')}
      </span>
      <b className={styles.amount}>{amount === undefined ? '\u2007' : format.money(amount)}</b>
    </p>
  );
}
