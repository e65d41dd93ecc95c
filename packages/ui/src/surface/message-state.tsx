import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './message-state.module.css';

export interface MessageStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons: what to do next. */
  actions?: ReactNode;
  /** A 72 px object, usually an `<Emoji>`. */
  picture?: ReactNode;
  className?: string;
}

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, text, actions, picture, className }: MessageStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Something failed: in words, with a way to try again. Announced at once. */
export function ErrorState({ picture, ...rest }: MessageStateProps) {
  const mark = (
    <span className={styles.mark}>
      <CloudOff size={28} aria-hidden="true" />
    </span>
  );
  return (
    <div role="alert">
      <EmptyState {...rest} picture={picture ?? mark} />
    </div>
  );
}
