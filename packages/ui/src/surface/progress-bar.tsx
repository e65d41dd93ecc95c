import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is progressing, spoken; `valueText` says how far in words. */
  label: string;
  valueText?: string;
  /** 0 to 1; beyond is cut. */
  share: number;
  tone?: 'cobalt' | 'violet' | 'leaf' | 'sun';
  className?: string;
}

/** How much of something is done or used. */
export function ProgressBar({ label, valueText, share, tone = 'cobalt', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={classNames(styles.bar, styles[tone], className)}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
