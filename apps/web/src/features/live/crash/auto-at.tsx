import { useState } from 'react';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import styles from './bet-slot.module.css';
import { timesText, typedMultiplier } from './multiplier.ts';

interface AutoAtProps {
  value: number;
  lowest: number;
  highest: number;
  isDisabled: boolean;
  onValue: (hundredths: number) => void;
}

/** The multiplier at which the bet leaves; what is typed is brought within the bounds when the field is left. */
export function AutoAt({ value, lowest, highest, isDisabled, onValue }: AutoAtProps) {
  const t = useT();
  const { locale } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={styles.autoAt}
      aria-label={t('live.auto_at')}
      inputMode="decimal"
      autoComplete="off"
      disabled={isDisabled}
      value={typed ?? timesText(value, locale)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const hundredths = typedMultiplier(text, lowest, highest, locale);
        if (hundredths !== null) onValue(hundredths);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
