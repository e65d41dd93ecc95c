import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import type { StageWords } from '../../stage.ts';
import type { SlotFace } from '../face.ts';
import type { HoldScene } from '../scene.ts';
import { SymbolPicture } from '../symbol-picture.tsx';
import styles from './hold-board.module.css';
import { jackpotKey } from './jackpots.ts';

/** The board of the respins: coins that lie keep lying, every other cell turns by itself. */
export function HoldBoard({
  face,
  hold,
  words,
  isCalm,
}: {
  face: SlotFace;
  hold: HoldScene;
  words: StageWords;
  isCalm: boolean;
}) {
  const { columns, rows, hold: rules } = face.shown;
  if (!rules) return null;
  const coinPicture = <SymbolPicture face={face} symbol={rules.coin} isTagged={false} />;
  const coinAt = new Map(hold.coins.map((coin) => [coin.cell.join(), coin]));
  const fresh = new Set(hold.fresh.map(({ cell }) => cell.join()));
  return (
    <div
      className={styles.board}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const cell = `${column},${row}`;
          const coin = coinAt.get(cell);
          if (!coin) {
            return (
              <div key={cell} className={styles.cell}>
                {hold.isSpinning && !isCalm && (
                  <span
                    className={styles.blur}
                    style={{ animationDelay: `${((column * 5 + row * 3) % 7) * -60}ms` }}
                  >
                    {coinPicture}
                    {coinPicture}
                  </span>
                )}
              </div>
            );
          }
          return (
            <div
              key={cell}
              className={classNames(
                styles.cell,
                styles.locked,
                coin.jackpot !== null && styles.jackpot,
                !isCalm && fresh.has(cell) && styles.landing,
              )}
            >
              {coinPicture}
              <b className={styles.value}>
                {coin.jackpot && <small>{words.t(jackpotKey(coin.jackpot))}</small>}
                {shortMoney(coin.cents, words)}
              </b>
            </div>
          );
        }),
      )}
    </div>
  );
}

/** An amount for a coin: without the sign of the currency, without cents that say nothing. */
function shortMoney(cents: number, { locale }: StageWords): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(cents >= 1_000_000 && { notation: 'compact' }),
  }).format(cents / 100);
}
