import type { CSSProperties } from 'react';
import { type EmojiCode, emoji } from './emoji.ts';

export interface EmojiProps {
  code: EmojiCode;
  /** CSS px; the pictures are 256 px, so keep under 240. */
  size: number;
  /** Words for the picture; without them it is decoration. */
  label?: string;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A three-dimensional object from the Fluent set. */
export function Emoji({ code, size, label = '', className, style }: EmojiProps) {
  return (
    <img
      src={emoji[code]}
      width={size}
      height={size}
      alt={label}
      className={className}
      style={style}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
