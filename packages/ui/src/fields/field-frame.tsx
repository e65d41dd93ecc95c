import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  /** Stands at the right of the label, e.g. the limits of an amount. */
  aside?: ReactNode;
  /** One quiet line under the field. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint and marks the field. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  isLabelHidden?: boolean | undefined;
  children: (ids: { id: string; describedBy: string | undefined; isInvalid: boolean }) => ReactNode;
}

/** Label above, field, and the hint or the error below, tied together for screen readers. */
export function FieldFrame({
  id,
  className,
  isLabelHidden,
  label,
  aside,
  hint,
  error,
  children,
}: FieldFrameProps) {
  const made = useId();
  const fieldId = id ?? made;
  const noteId = `${fieldId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={classNames(styles.head, isLabelHidden && styles.hidden)}>
        <label className={styles.label} htmlFor={fieldId}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({ id: fieldId, describedBy: note ? noteId : undefined, isInvalid: Boolean(error) })}
      <p id={noteId} className={classNames(styles.note, Boolean(error) && styles.error)} aria-live="polite">
        {error && <CircleAlert size={16} aria-hidden="true" />}
        {note}
      </p>
    </div>
  );
}
