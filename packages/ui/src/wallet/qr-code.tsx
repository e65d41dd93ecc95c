import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './qr-code.module.css';
import { drawQr } from './qr-path.ts';

export interface QrCodeProps {
  text: string;
  /** Says what the code is for; the text itself stands beside as something to copy. */
  label: string;
  /** CSS px of the white plate. */
  size?: number;
  /** Greys the code out when it can no longer be paid. */
  isSpent?: boolean;
  className?: string;
}

/** A QR code drawn sharp at any size, on the white plate cameras need. */
export function QrCode({ text, label, size = 212, isSpent, className }: QrCodeProps) {
  const code = useMemo(() => drawQr(text), [text]);
  return (
    <span
      className={classNames(styles.plate, isSpent && styles.spent, className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={label} fill="#0b1220">
        <path d={code.path} shapeRendering="crispEdges" />
        {code.corners.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.6" fill="none" stroke="#0b1220" />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx=".8" />
          </g>
        ))}
      </svg>
    </span>
  );
}
