import { memo } from 'react';
import styles from './gems-stage.module.css';

/** Table mountains at sunset, a waterfall, and the rock in front. */
export const Plateau = memo(function Plateau() {
  return (
    <svg
      className={styles.plateau}
      viewBox="0 0 400 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx="290" cy="150" r="62" fill="#fff1c9" opacity=".95" />
      <circle cx="290" cy="150" r="110" fill="#ffcf8a" opacity=".28" />
      <path d="M0 250 40 190H120L150 240H210L236 170H350L400 240V600H0Z" fill="#b0466a" />
      <path d="M0 300 60 236H150L180 300 400 280V600H0Z" fill="#87305a" />
      <path d="M120 190h12v140h-12Z" fill="#dff4ff" opacity=".75" />
      <path d="M112 326h30l8 16h-46Z" fill="#fff" opacity=".4" />
      <path d="M0 350 90 320 210 344 320 312 400 338V600H0Z" fill="#5a1d45" />
      <path d="M0 420 70 396 180 410 300 388 400 406V600H0Z" fill="#37102f" />
    </svg>
  );
});
