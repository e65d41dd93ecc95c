import type { DataOf, games } from '@arara/contract';
import { Amount, classNames } from '@arara/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { toCents, useFormat } from '../../lib/format.ts';
import { type Phrase, useLanguage, useT } from '../../lib/i18n.ts';
import styles from './receipt-card.module.css';

export type Receipt = DataOf<typeof games.roundReceipt>;
type Movement = Receipt['movements'][number];

// Every kind there is: one without a name does not compile.
const names: Readonly<Record<Movement['kind'], Phrase>> = {
  stake: 'games.stage_stake',
  stake_bonus: 'games.receipt_stake_bonus',
  raise: 'games.receipt_raise',
  raise_bonus: 'games.receipt_raise_bonus',
  payout: 'games.stage_payout',
  payout_bonus: 'games.receipt_payout_bonus',
  jackpot: 'games.receipt_jackpot',
  jackpot_bonus: 'games.receipt_jackpot_bonus',
};

/** From the balance before to the balance after, entry by entry. */
export function ReceiptMovements({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const { locale } = useLanguage();
  const edge = (name: string, wire: string) => (
    <li className={styles.edge}>
      <span>{name}</span>
      <Amount cents={toCents(wire)} locale={locale} />
    </li>
  );
  return (
    <ol className={styles.movements}>
      {edge(t('games.stage_money_before'), receipt.money_before)}
      {receipt.movements.map((movement) => (
        <Entry key={movement.id} movement={movement} isReturned={receipt.house_end?.is_returned === true} />
      ))}
      {edge(t('games.stage_money_after'), receipt.money_after)}
    </ol>
  );
}

interface EntryProps {
  readonly movement: Movement;
  /** What came in is the stake. */
  readonly isReturned: boolean;
}

function Entry({ movement, isReturned }: EntryProps) {
  const { id, kind, from, amount, balance_after: balance } = movement;
  const t = useT();
  const { locale } = useLanguage();
  const { money } = useFormat();
  const isOut = from === 'cash' || from === 'bonus';
  const cents = toCents(amount);
  return (
    <li className={styles.entry}>
      <i className={classNames(styles.way, !isOut && styles.in)} aria-hidden="true">
        {isOut ? <ArrowUpRight size={18} /> : <ArrowDownLeft size={18} />}
      </i>
      <span className={styles.name}>
        <b>{t(isReturned && !isOut ? 'wallet.movement_stake_returned' : names[kind])}</b>
        <small>
          {t('games.receipt_balance', { amount: money(toCents(balance)) })} · {id}
        </small>
      </span>
      <Amount cents={isOut ? -cents : cents} locale={locale} isSigned />
    </li>
  );
}
