import { memo } from 'react';
import type { SlotFace } from '../face.ts';
import { SymbolArt } from '../symbol-art.tsx';
import styles from './reels.module.css';

/** A strip that runs down without end; it stops nowhere and means nothing. Machines whose symbols drop empty instead. */
export const Running = memo(function Running({
  face,
  column,
  isFading,
}: {
  face: SlotFace;
  column: number;
  isFading: boolean;
}) {
  if (isFading) return null;
  const { rows, symbols } = face.shown;
  const plain = symbols.filter((symbol) => face.tagOf(symbol) === undefined);
  const length = rows + 3;
  const strip = Array.from({ length }, (_, place) => plain[(place * 5 + column * 3) % plain.length] ?? '');
  return (
    <div
      className={styles.running}
      style={{ height: `${((length * 2) / rows) * 100}%`, gridTemplateRows: `repeat(${length * 2}, 1fr)` }}
    >
      {[...strip, ...strip].map((symbol, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes.
        <div key={place} className={styles.cell}>
          <SymbolArt look={face.theme.symbols[symbol]} />
        </div>
      ))}
    </div>
  );
});
