import { memo } from 'react';
import { Picture, usePicture } from '../pictures/pictures.tsx';
import type { SlotFace } from './face.ts';
import styles from './symbol-art.module.css';
import { SymbolArt } from './symbol-art.tsx';

/** A symbol on a reel: a copy of its picture once that is painted. Its word stays a word. */
export const SymbolPicture = memo(function SymbolPicture({
  face,
  symbol,
  isTagged = true,
}: {
  face: SlotFace;
  symbol: string;
  isTagged?: boolean;
}) {
  const picture = usePicture(symbol);
  const tag = isTagged ? face.tagOf(symbol) : undefined;
  if (!picture) return <SymbolArt look={face.theme.symbols[symbol]} tag={tag} />;
  return (
    <span className={tag ? styles.symbol : styles.plain}>
      <Picture picture={picture} />
      {tag && <em className={styles.tag}>{tag}</em>}
    </span>
  );
});
