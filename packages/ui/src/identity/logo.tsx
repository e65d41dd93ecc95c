import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** The macaw's head on a night tile, drawn; `size` in CSS px. */
export function LogoMark({ size = 32, className }: { size?: number; className?: string | undefined }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" className={className} aria-hidden="true">
      <defs>
        <clipPath id={`${id}tile`}>
          <rect width="40" height="40" rx="12" />
        </clipPath>
        <linearGradient id={`${id}red`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ff6075" />
          <stop offset="1" stopColor="#e3193f" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}tile)`}>
        <rect width="40" height="40" fill="#0e1c36" />
        <path d="M4 44C2 22 9 7 23 7c7 0 11 4.5 11.5 9.500L25 19c0 8-4 12-4 25Z" fill={`url(#${id}red)`} />
        <path d="M4 44c-1-8 0-14 2.4-20C10 30 12 36 12.5 44Z" fill="#3b82ff" />
        <path
          d="M6.4 24C10 30 12 36 12.5 44h4.500C17 34 13 25 8.3 19.8 7.5 21.2 6.9 22.6 6.4 24Z"
          fill="#ffc53d"
        />
        <path
          d="M19.5 17.500c0-4 3-6.5 6.5-6.5 4.5 0 7.5 2.5 8.5 6-3 .5-5.5 1.5-7.5 3.5-3 .8-7.5.2-7.5-3Z"
          fill="#fff5ea"
        />
        <circle cx="25" cy="15.6" r="1.9" fill="#0b1220" />
        <path
          d="M26.8 20.600c1.7-2.7 4.6-4 7.7-3.7 2 3.6 1 8.7-2.7 11.1.3-3.3-1.6-5.8-5-7.400Z"
          fill="#1a2338"
        />
      </g>
    </svg>
  );
}

export interface LogoProps {
  /** The operator's name; the page passes it from its one place. */
  name: string;
  size?: number;
  isMarkOnly?: boolean;
  className?: string;
}

/** Mark and wordmark; the wordmark is set in lower case whatever the name's case. */
export function Logo({ name, size = 32, isMarkOnly, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)} style={{ fontSize: Math.round(size * 0.66) }}>
      <LogoMark size={size} />
      <b className={classNames(styles.word, isMarkOnly && styles.hidden)}>{name.toLowerCase()}</b>
    </span>
  );
}
