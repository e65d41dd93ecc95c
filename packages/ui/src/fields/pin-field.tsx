import { type Ref, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './pin-field.module.css';

export interface PinFieldProps extends FieldWords {
  value: string;
  onValueChange: (digits: string) => void;
  /** Called once all digits are there. */
  onComplete?: (digits: string) => void;
  length?: number;
  /** A code from a message shows its digits; a withdrawal password does not. */
  isCode?: boolean;
  isDisabled?: boolean;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  className?: string;
}

/** Six digits in six boxes. It is one input underneath, so pasting, autofill and screen readers work as usual. */
export function PinField(props: PinFieldProps) {
  const { value, onValueChange, onComplete, length = 6, isCode = false, isDisabled, id, name, ref } = props;
  const { autoFocus, className, label, aside, hint, error } = props;
  const [isFocused, setFocused] = useState(false);
  const told = useRef('');
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onValueChange(digits);
    if (digits.length === length && digits !== told.current) onComplete?.(digits);
    told.current = digits;
  };
  const current = Math.min(value.length, length - 1);
  return (
    <FieldFrame {...{ id, className, label, aside, hint, error }}>
      {(ids) => (
        <div className={classNames(styles.pin, ids.isInvalid && styles.invalid)}>
          <input
            ref={ref}
            id={ids.id}
            name={name}
            className={styles.input}
            type={isCode ? 'text' : 'password'}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={length}
            autoComplete={isCode ? 'one-time-code' : 'off'}
            // biome-ignore lint/a11y/noAutofocus: only asked for when the field is the whole question.
            autoFocus={autoFocus}
            disabled={isDisabled}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
            onPaste={(event) => {
              event.preventDefault();
              type(event.clipboardData.getData('text'));
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            aria-invalid={ids.isInvalid || undefined}
            aria-describedby={ids.describedBy}
          />
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are their places.
              key={index}
              className={classNames(styles.box, isFocused && index === current && styles.current)}
              aria-hidden="true"
            >
              {index < value.length && (isCode ? value[index] : <i className={styles.dot} />)}
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
