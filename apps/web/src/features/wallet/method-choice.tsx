import { PixMark } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './deposit.module.css';
import { feeWords } from './fee-words.ts';
import type { PaymentMethod } from './limits.ts';
import { RadioCard } from './radio-card.tsx';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  value: string;
  onValueChange: (id: string) => void;
}

/** The ways to pay, each with what it costs; closed ones say so. */
export function MethodChoice({ methods, value, onValueChange }: MethodChoiceProps) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('wallet.how_to_pay')}</legend>
      {methods.map((method) => (
        <RadioCard
          key={method.id}
          name="payment_id"
          value={method.id}
          checked={method.id === value}
          disabled={!method.is_open}
          onChange={() => onValueChange(method.id)}
        >
          <PixMark />
          <span className={styles.method}>
            <b>{method.name}</b>
            <small>
              {method.is_open
                ? [method.payment_desc, feeWords(method, locale, { t, format })].filter(Boolean).join(' · ')
                : t('wallet.method_closed')}
            </small>
          </span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
