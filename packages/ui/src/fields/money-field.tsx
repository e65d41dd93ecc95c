import type { Cents } from '@arara/money';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { centsFromAmount, centsFromDigits, centsText, clampCents } from './cents-text.ts';
import field from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './money-field.module.css';

export interface MoneyFieldProps extends FieldWords {
  valueCents: Cents;
  onValueChange: (cents: Cents) => void;
  locale: string;
  minCents?: Cents;
  maxCents?: Cents;
  /** The ½ 2× − + keys, each with its spoken name; `stepCents` is what − and + move by. */
  keys?: { half: string; double: string; less?: string; more?: string };
  stepCents?: Cents;
  suffix?: ReactNode;
  /** `lg` is the bet panel and the deposit: 56 px with the amount in the display face. */
  size?: 'md' | 'lg';
  isDisabled?: boolean;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  className?: string;
}

/**
 * An amount in reais. Typing fills centavos from the right; the keys keep within the limits, typing is left to the error. Whoever comes
 * into the field types another amount, not more digits behind the one that stands there.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { valueCents, onValueChange, locale, minCents, maxCents, keys, stepCents = 100n } = props;
  const { suffix, size = 'md', isDisabled, id, name, ref, onBlur, className, ...words } = props;
  const hasJustCome = useRef(false);
  const press = (cents: Cents) => onValueChange(clampCents(cents, minCents ?? 0n, maxCents ?? null));
  const key = (label: string, face: ReactNode, cents: Cents) => (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => press(cents)}
    >
      {face}
    </button>
  );
  return (
    <FieldFrame
      {...{ id, className, label: words.label, aside: words.aside, hint: words.hint, error: words.error }}
    >
      {(ids) => (
        <div className={classNames(field.box, field[size], styles[size], ids.isInvalid && field.invalid)}>
          <span className={styles.currency}>R$</span>
          <input
            ref={ref}
            id={ids.id}
            name={name}
            className={classNames(field.input, styles.amount)}
            inputMode="numeric"
            autoComplete="off"
            disabled={isDisabled}
            value={centsText(valueCents, locale)}
            onFocus={(event) => {
              hasJustCome.current = true;
              event.currentTarget.select();
            }}
            onClick={({ currentTarget: input }) => {
              // The press that comes in puts a caret; one that draws over a part of the amount means that part.
              if (hasJustCome.current && input.selectionStart === input.selectionEnd) input.select();
              hasJustCome.current = false;
            }}
            onPaste={(event) => {
              event.preventDefault();
              onValueChange(centsFromAmount(event.clipboardData.getData('text')));
            }}
            onChange={(event) => onValueChange(centsFromDigits(event.currentTarget.value))}
            onBlur={onBlur}
            aria-invalid={ids.isInvalid || undefined}
            aria-describedby={ids.describedBy}
          />
          {suffix && <span className={field.suffix}>{suffix}</span>}
          {keys && (
            <span className={styles.keys}>
              {key(keys.half, '½', valueCents / 2n)}
              {key(keys.double, '2×', valueCents * 2n)}
              {keys.less && key(keys.less, <Minus size={16} />, valueCents - stepCents)}
              {keys.more && key(keys.more, <Plus size={16} />, valueCents + stepCents)}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
