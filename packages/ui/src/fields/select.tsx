import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import field from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './select.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'>, FieldWords {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** The first row while nothing is chosen. */
  placeholder?: string;
  size?: 'md' | 'lg';
  isLabelHidden?: boolean;
}

/** One of a list: the phone's own wheel or the desktop's own menu, in our frame. */
export function Select(props: SelectProps) {
  const {
    label,
    aside,
    hint,
    error,
    options,
    placeholder,
    size = 'md',
    isLabelHidden,
    id,
    className,
    ...rest
  } = props;
  return (
    <FieldFrame {...{ id, className, isLabelHidden, label, aside, hint, error }}>
      {(ids) => (
        <div className={classNames(field.box, field[size], styles.box, ids.isInvalid && field.invalid)}>
          <select
            {...rest}
            id={ids.id}
            className={classNames(field.input, styles.select)}
            aria-invalid={ids.isInvalid || undefined}
            aria-describedby={ids.describedBy}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
