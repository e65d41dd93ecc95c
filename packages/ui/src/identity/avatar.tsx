import type { CSSProperties } from 'react';
import { avatarCodes, type EmojiCode } from '../art/emoji.ts';
import { Emoji } from '../art/emoji-image.tsx';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** One of `avatarCodes`; without it a face is chosen by `seed`, always the same for the same seed. */
  code?: EmojiCode;
  seed?: string;
  /** The address of a finished picture; it fills the window. */
  src?: string;
  /** CSS px, the VIP ring included. */
  size?: number;
  /** 0 to 1: how far the golden VIP ring is closed; leave out for no ring. */
  vipShare?: number;
  /** The person's name, where it does not stand beside. */
  label?: string;
  className?: string;
}

const faces = [...avatarCodes.female, ...avatarCodes.male];
const backdrops = [
  ['#5a7bd8', '#1c2f66'],
  ['#c76b8f', '#4d1a38'],
  ['#d0a04a', '#54370e'],
  ['#4fae9a', '#123f3a'],
  ['#8c6be0', '#2c1a66'],
  ['#e07a5a', '#5a2114'],
] as const;

const sumOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** A face in a round window, with the ring that shows the way to the next VIP level. */
export function Avatar({ code, seed = '', src, size = 40, vipShare, label, className }: AvatarProps) {
  const sum = sumOf(code ?? seed);
  const face = code ?? faces[sum % faces.length] ?? faces[0];
  const [light, deep] = backdrops[sum % backdrops.length] ?? backdrops[0];
  const inner = vipShare === undefined ? size : size - 8;
  const ring = vipShare === undefined ? {} : { '--share': `${Math.min(1, Math.max(0, vipShare)) * 100}%` };
  // Custom properties are not in CSSProperties.
  const frame = { width: size, height: size, ...ring } as CSSProperties;
  return (
    <span
      className={classNames(styles.frame, vipShare !== undefined && styles.ringed, className)}
      style={frame}
    >
      <span
        className={styles.window}
        style={{ width: inner, height: inner, background: `linear-gradient(160deg, ${light}, ${deep})` }}
      >
        {src ? (
          <img src={src} width={inner} height={inner} alt={label ?? ''} draggable={false} />
        ) : (
          <Emoji code={face ?? '1f468-1f3fd'} size={Math.round(inner * 0.88)} {...(label ? { label } : {})} />
        )}
      </span>
    </span>
  );
}
