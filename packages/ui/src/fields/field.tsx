import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface FieldProps
  extends Omit<ComponentProps<'input'>, 'autoComplete' | 'prefix' | 'size'>,
    FieldWords {
  /** One of the names of HTML; a thousand of them spelt out keep the compiler for seconds. */
  autoComplete?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'md' | 'lg';
  isLabelHidden?: boolean;
  /** For passwords: gives the field an eye that shows and hides what is typed. */
  reveal?: { show: string; hide: string };
}

/** One line of text with its label, hint and error; takes every property of an input. */
export function Field(props: FieldProps) {
  const {
    label,
    aside,
    hint,
    error,
    prefix,
    suffix,
    size = 'md',
    reveal,
    isLabelHidden,
    id,
    ...rest
  } = props;
  const { className, type = 'text', ...input } = rest;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, className, isLabelHidden, label, aside, hint, error }}>
      {(field) => (
        <div className={classNames(styles.box, styles[size], field.isInvalid && styles.invalid)}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            {...input}
            id={field.id}
            type={reveal && isShown ? 'text' : type}
            className={styles.input}
            aria-invalid={field.isInvalid || undefined}
            aria-describedby={field.describedBy}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
          {reveal && (
            <IconButton
              className={styles.reveal}
              label={isShown ? reveal.hide : reveal.show}
              icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
