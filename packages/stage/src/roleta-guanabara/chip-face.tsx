import styles from './chip-face.module.css';

const faces: readonly (readonly [bigint, string])[] = [
  [50_000n, '#7C3AED'],
  [10_000n, '#14161f'],
  [2_500n, '#12915A'],
  [1_000n, '#2563EB'],
  [500n, '#D0213F'],
  [0n, '#5B6B88'],
];

/** A chip, coloured by its worth; a pile shows its sum. */
export function ChipFace({ cents, size }: { cents: bigint; size: number }) {
  const colour = faces.find(([from]) => cents >= from)?.[1] ?? '#5B6B88';
  const text = shortAmount(cents);
  return (
    <svg className={styles.chip} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={colour} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <rect
          key={angle}
          x="20.5"
          y="1"
          width="7"
          height="8"
          rx="1.5"
          fill="#fff"
          opacity=".92"
          transform={`rotate(${angle} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="#000" strokeOpacity=".35" />
      <circle cx="24" cy="24" r="15.5" fill={colour} />
      <circle cx="24" cy="24" r="15.5" fill="#fff" opacity=".12" />
      <circle cx="24" cy="24" r="15.5" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.2" />
      <text
        x="24"
        y="24.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily="var(--display)"
        fontWeight="750"
        fontSize={text.length > 3 ? 10 : text.length > 2 ? 12.5 : 16}
        letterSpacing="-.5"
        fill="#fff"
      >
        {text}
      </text>
    </svg>
  );
}

/** An amount short enough for a chip: 2.5k, 500, 12. */
function shortAmount(cents: bigint): string {
  const reais = Number(cents) / 100;
  if (reais >= 1_000) return `${Math.floor(reais / 100) / 10}k`;
  return Number.isInteger(reais) ? String(reais) : reais.toFixed(1);
}
