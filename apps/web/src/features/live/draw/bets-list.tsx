import type { live } from '@arara/contract';
import { Avatar, classNames } from '@arara/ui';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import styles from './bets-list.module.css';

interface BetsListProps {
  bets: readonly live.LiveBet[];
  own: ReadonlySet<string>;
}

/** The largest bets of the round: who, how much, and what they won once the round is over. */
export function BetsList({ bets, own }: BetsListProps) {
  const t = useT();
  const { money } = useFormat();
  if (bets.length === 0) return <p className={styles.none}>{t('livetables.no_bets')}</p>;
  return (
    <ul className={styles.list} aria-label={t('livetables.others')}>
      {bets.map(({ id, name, stake, payout, state }) => (
        <li key={id} className={classNames(styles.row, own.has(id) && styles.mine)}>
          <Avatar size={28} seed={name} />
          <span className={styles.name}>{own.has(id) ? t('livetables.you') : name}</span>
          {state === 'won' && toCents(payout) > 0n ? (
            <span className={styles.won}>+{money(payout)}</span>
          ) : (
            <b>{money(stake)}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
