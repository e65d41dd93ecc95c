import { classNames } from '@arara/ui';
import styles from './die.module.css';

/** Where the pips of each face are, on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface DieProps {
  face: number;
  size?: number;
  isRolling?: boolean;
}

/** An ivory die; one and four have red pips, as on the tables of Macau. */
export function Die({ face, size = 22, isRolling = false }: DieProps) {
  const color = face === 1 || face === 4 ? '#cf1f34' : '#1b2233';
  return (
    <svg
      className={classNames(styles.die, isRolling && styles.rolling)}
      width={size}
      height={size}
      viewBox="0 0 60 60"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="58" height="58" rx="13" fill="#c9bfae" />
      <rect x="1" y="1" width="58" height="54" rx="13" fill="#fffaf0" />
      {(pips[face] ?? []).map((place) => (
        <circle
          key={place}
          cx={15 + (place % 3) * 15}
          cy={13 + Math.floor(place / 3) * 15}
          r={face === 1 ? 9 : 5.4}
          fill={color}
        />
      ))}
    </svg>
  );
}
