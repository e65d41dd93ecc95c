import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A box to tick; a native checkbox underneath, so forms register it as any other. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      <label className={styles.row}>
        <span className={styles.mark}>
          <input
            {...input}
            type="checkbox"
            className={styles.native}
            aria-invalid={Boolean(error) || undefined}
          />
          <span className={styles.box}>
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          </span>
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
