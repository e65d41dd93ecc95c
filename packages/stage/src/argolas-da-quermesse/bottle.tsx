import { memo, useId } from 'react';
import styles from './rings-stage.module.css';

const glasses = [
  ['#7dffb0', '#0b8f4a', '#034a26'],
  ['#ffd08a', '#d2691e', '#6b2b04'],
  ['#9ad4ff', '#1f6fd0', '#062b66'],
  ['#ffa3b5', '#d0234f', '#5e0620'],
  ['#e0b8ff', '#7c35c9', '#2f0a5e'],
] as const;

/** A glass bottle with a painted label. */
export const Bottle = memo(function Bottle({ place, isLit }: { place: number; isLit: boolean }) {
  const id = useId();
  const [light, body, deep] = glasses[place] ?? glasses[0];
  return (
    <svg
      viewBox="0 0 60 150"
      className={isLit ? `${styles.bottle} ${styles.lit}` : styles.bottle}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" x2="1" y1="0" y2="0">
          <stop stopColor={deep} />
          <stop offset=".32" stopColor={light} />
          <stop offset=".55" stopColor={body} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      </defs>
      <ellipse cx="30" cy="145" rx="25" ry="5" fill="#000" opacity=".4" />
      <path
        d="M23 10h14v34c0 10 15 14 15 32v60c0 6-3 9-9 9H17c-6 0-9-3-9-9V76c0-18 15-22 15-32Z"
        fill={`url(#${id})`}
      />
      <rect x="21" y="3" width="18" height="10" rx="3" fill="#e9c27a" />
      <rect x="9" y="86" width="42" height="34" fill="#fff3d6" />
      <path
        d="m30 91 3.600 8 8.400.8-6.300 5.600 1.900 8.400-7.600-4.500-7.600 4.500 1.900-8.400-6.300-5.600 8.400-.8Z"
        fill={body}
      />
      <path
        d="M15 78c2-10 11-14 11-26"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity=".55"
        strokeLinecap="round"
      />
    </svg>
  );
});

/** A ring of striped wood, seen from the front. */
export const Ring = memo(function Ring({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 80 34" className={className} aria-hidden="true">
      <ellipse cx="40" cy="18" rx="34" ry="12" fill="none" stroke="#5a0a12" strokeWidth="10" />
      <ellipse cx="40" cy="16.500" rx="34" ry="12" fill="none" stroke="#ff3d57" strokeWidth="7.500" />
      <ellipse
        cx="40"
        cy="16.500"
        rx="34"
        ry="12"
        fill="none"
        stroke="#fff6e0"
        strokeWidth="7.500"
        strokeDasharray="13 13"
      />
    </svg>
  );
});
