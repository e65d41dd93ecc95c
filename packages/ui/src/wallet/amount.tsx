import { type Cents, formatMoney } from '@arara/money';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './amount.module.css';

export interface AmountProps {
  cents: Cents;
  locale: string;
  /** Rolls digit by digit to a new value; for balances and payouts, not for rows of a table. */
  isRolling?: boolean;
  /** Writes "+" before what is above zero. */
  isSigned?: boolean;
  tone?: 'text' | 'muted' | 'leaf' | 'sun' | 'scarlet';
  size?: 'inherit' | 'md' | 'lg' | 'hero';
  className?: string;
}

/** Money as people read it, in tabular figures and never broken over lines. */
export function Amount(props: AmountProps) {
  const { cents, locale, isRolling, isSigned, tone, size = 'inherit', className } = props;
  const text = `${isSigned && cents > 0n ? '+' : ''}${formatMoney(cents, locale)}`;
  const look = classNames(styles.amount, tone && styles[tone], styles[size], className);
  if (!isRolling) return <span className={look}>{text}</span>;
  return (
    <span className={look}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.reels} aria-hidden="true">
        {places(text).map(({ place, sign }) => (
          <Reel key={place} sign={sign} />
        ))}
      </span>
    </span>
  );
}

/** Places count from the right, so that the centavos stay the same reels when the amount grows. */
const places = (text: string) => Array.from(text, (sign, index) => ({ place: text.length - index, sign }));

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

function Reel({ sign }: { sign: string }) {
  if (!/^\d$/.test(sign)) return <span className={styles.sign}>{sign}</span>;
  return (
    <span className={styles.reel}>
      <span className={styles.width}>{sign}</span>
      <span className={styles.strip} style={{ transform: `translateY(${-10 * Number(sign)}%)` }}>
        {digits.map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
    </span>
  );
}
