import { type CSSProperties, memo } from 'react';
import type { SlotFace } from '../face.ts';
import { SymbolPicture } from '../symbol-picture.tsx';
import styles from './reels.module.css';

/** So many symbols, then they come again. */
const length = 5;

/**
 * A strip that runs down without end; it stops nowhere and means nothing. Machines whose symbols drop empty instead. It
 * stays where it is while it rests, unseen: making and painting it anew would cost frames at the start of every spin.
 */
export const Running = memo(function Running({
  face,
  column,
  isShown,
}: {
  face: SlotFace;
  column: number;
  isShown: boolean;
}) {
  const { rows, symbols } = face.shown;
  const plain = symbols.filter((symbol) => face.tagOf(symbol) === undefined);
  const places = length + rows;
  const strip = Array.from(
    { length: places },
    (_, place) => plain[((place % length) * 5 + column * 3) % plain.length] ?? '',
  );
  return (
    <div
      className={styles.running}
      data-shown={isShown || undefined}
      style={
        {
          '--lap': `${(length / places) * -100}%`,
          height: `${(places / rows) * 100}%`,
          gridTemplateRows: `repeat(${places}, 1fr)`,
        } as CSSProperties
      }
    >
      {strip.map((symbol, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes.
        <div key={place} className={styles.cell}>
          <SymbolPicture face={face} symbol={symbol} isTagged={false} />
        </div>
      ))}
    </div>
  );
});
