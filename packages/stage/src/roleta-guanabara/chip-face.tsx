import { chipColour, chipText } from './chip-colours.ts';
import styles from './chip-face.module.css';

interface ChipFaceProps {
  cents: bigint;
  size: number;
  locale: string;
}

/** A chip to take up, coloured by its worth. */
export function ChipFace({ cents, size, locale }: ChipFaceProps) {
  const colour = chipColour(cents);
  const text = chipText(cents, locale);
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
        fontSize={text.length > 3 ? 12 : text.length > 2 ? 13 : 16}
        letterSpacing="-.5"
        fill="#fff"
      >
        {text}
      </text>
    </svg>
  );
}
