import { tiles } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import bomb from '@lobehub/fluent-emoji-3d/assets/1f4a3.webp';
import blast from '@lobehub/fluent-emoji-3d/assets/1f4a5.webp';
import gem from '@lobehub/fluent-emoji-3d/assets/1f48e.webp';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { StageWords } from '../stage.ts';
import styles from './field.module.css';
import { type FieldScene, tileTowards } from './moments.ts';

interface FieldProps {
  words: StageWords;
  scene: FieldScene;
  /** The tile whose answer is on its way. */
  asked: number | null;
  canPick: boolean;
  isCalm: boolean;
  onPick(tile: number): void;
}

const allTiles = Array.from({ length: tiles }, (_, tile) => tile);

type Face = 'closed' | 'gem' | 'hit' | 'shown_gem' | 'shown_mine';

/** Twenty-five tiles of stone. Arrow keys walk the field, Enter and space open a tile. */
export function Field({ words, scene, asked, canPick, isCalm, onPick }: FieldProps) {
  const [focused, setFocused] = useState(12);
  const field = useRef<HTMLFieldSetElement>(null);
  const walk = (event: KeyboardEvent, tile: number) => {
    const next = tileTowards(tile, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    field.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset ref={field} className={styles.field} aria-label={words.t('games.stage_mines_field')}>
      {allTiles.map((tile) => {
        const face = faceOf(scene, tile);
        const isClosed = face === 'closed';
        return (
          <button
            key={tile}
            type="button"
            className={classNames(
              styles.tile,
              styles[face],
              !isCalm && !isClosed && styles.turned,
              asked === tile && styles.asked,
              canPick && isClosed && styles.open,
            )}
            tabIndex={tile === focused ? 0 : -1}
            aria-label={tileName(tile, face, words)}
            aria-disabled={!canPick || !isClosed}
            onFocus={() => setFocused(tile)}
            onKeyDown={(event) => walk(event, tile)}
            onClick={() => canPick && isClosed && onPick(tile)}
          >
            {!isClosed && <img src={pictureOf(face)} alt="" draggable={false} />}
          </button>
        );
      })}
    </fieldset>
  );
}

function faceOf({ picked, mined }: FieldScene, tile: number): Face {
  if (picked.includes(tile)) return mined?.includes(tile) ? 'hit' : 'gem';
  if (mined === null || mined.length < 1) return 'closed';
  // While only the mine that was hit is shown, the rest stays closed.
  if (mined.length === 1 && picked.includes(mined[0] ?? -1)) return 'closed';
  return mined.includes(tile) ? 'shown_mine' : 'shown_gem';
}

function pictureOf(face: Face): string {
  if (face === 'hit') return blast;
  return face === 'shown_mine' ? bomb : gem;
}

function tileName(tile: number, face: Face, { t }: StageWords): string {
  const place = { row: Math.floor(tile / 5) + 1, column: (tile % 5) + 1 };
  const names = {
    closed: 'games.stage_tile_closed',
    gem: 'games.stage_tile_gem',
    shown_gem: 'games.stage_tile_gem',
    hit: 'games.stage_tile_hit',
    shown_mine: 'games.stage_tile_mine',
  } as const;
  return t(names[face], place);
}
