import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './timeline.module.css';

export type TimelineState = 'done' | 'now' | 'later' | 'failed';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  time?: ReactNode;
  state: TimelineState;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** What each state is called, spoken. */
  stateWords: Record<TimelineState, string>;
  /** `flat` is the four-step status in a row, titles only. */
  look?: 'tall' | 'flat';
  className?: string;
}

/** How far something has come: done with a tick, now with a ring, later empty, failed with a cross. */
export function Timeline({ label, steps, stateWords, look = 'tall', className }: TimelineProps) {
  return (
    <ol className={classNames(styles[look], className)} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i className={styles.dot} aria-hidden="true">
            {step.state === 'done' && <Check size={14} strokeWidth={3} />}
            {step.state === 'failed' && <X size={14} strokeWidth={3} />}
          </i>
          <div className={styles.words}>
            <span className={styles.title}>{step.title}</span>
            <VisuallyHidden>: {stateWords[step.state]}</VisuallyHidden>
            {step.text && <span className={styles.text}>{step.text}</span>}
          </div>
          {step.time && <span className={styles.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
