import type { Cents } from '@arara/money';
import { ChevronDown, Plus } from 'lucide-react';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import { Amount } from './amount.tsx';
import styles from './wallet-pill.module.css';

export interface WalletPillProps {
  balanceCents: Cents;
  locale: string;
  /** Spoken name of the balance, e.g. "Saldo". */
  balanceLabel: string;
  depositLabel: string;
  /** Where Deposit goes; without it the pill shows the balance alone. */
  depositLink?: LinkElement;
  /** Tonal instead of solid, where the page has a green action of its own. */
  isQuiet?: boolean;
  /** Opens the balances: properties of the balance button, or a wrapper that gets it as a menu trigger. */
  balanceButton?: ComponentProps<'button'> | ((button: ReactNode) => ReactNode);
  className?: string;
}

/** Balance and Deposit in one pill: 48 px with words on desktop, 44 px with a plus on phones. */
export function WalletPill(props: WalletPillProps) {
  const { balanceCents, locale, balanceLabel, depositLabel, depositLink, isQuiet, balanceButton, className } =
    props;
  const native = typeof balanceButton === 'object' && !isValidElement(balanceButton) ? balanceButton : {};
  const balance = (
    <button type="button" {...native} className={styles.balance}>
      <span className={styles.label}>{balanceLabel} </span>
      <Amount cents={balanceCents} locale={locale} isRolling />
      <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
    </button>
  );
  return (
    <div className={classNames(styles.pill, depositLink === undefined && styles.alone, className)}>
      {typeof balanceButton === 'function' ? balanceButton(balance) : balance}
      {depositLink && (
        <>
          <Button
            className={styles.deposit ?? ''}
            tone={isQuiet ? 'tonal' : 'cta'}
            icon={<Plus size={16} strokeWidth={2.5} aria-hidden="true" />}
            link={depositLink}
          >
            {depositLabel}
          </Button>
          {dressLink(depositLink, {
            className: styles.plus,
            'aria-label': depositLabel,
            children: <Plus size={18} strokeWidth={2.25} aria-hidden="true" />,
          })}
        </>
      )}
    </div>
  );
}
