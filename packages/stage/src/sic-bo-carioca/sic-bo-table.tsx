import { type SicBoKind, type SicBoSpot, sicBoMultiplier, sicBoSpots } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { multiplierText } from '../pieces/numbers.ts';
import { PileFace } from '../roleta-guanabara/pile-face.tsx';
import type { StageWords } from '../stage.ts';
import { Die } from './die.tsx';
import styles from './sic-bo-stage.module.css';
import { spotName } from './spot-name.ts';

interface SicBoTableProps {
  words: StageWords;
  piles: ReadonlyMap<string, bigint>;
  won: ReadonlySet<string>;
  isLocked: boolean;
  onPut(key: string): void;
  onLift(key: string): void;
}

const groups: readonly {
  kinds: readonly SicBoKind[];
  name: 'halves' | 'totals' | 'triples' | 'doubles' | 'pairs' | 'singles';
}[] = [
  { kinds: ['small', 'odd', 'even', 'big'], name: 'halves' },
  { kinds: ['total'], name: 'totals' },
  { kinds: ['any_triple', 'triple'], name: 'triples' },
  { kinds: ['double'], name: 'doubles' },
  { kinds: ['pair'], name: 'pairs' },
  { kinds: ['single'], name: 'singles' },
];

/** Every place of the table, the likely ones above. A press puts a chip down, Delete or a right click takes the pile off. */
export function SicBoTable(props: SicBoTableProps) {
  const { words } = props;
  return (
    <fieldset className={styles.table} aria-label={words.t('tablegames.dice_table')}>
      {groups.map(({ kinds, name }) => (
        <div key={name} className={classNames(styles.group, styles[name])}>
          {name !== 'halves' && <h2 className={styles.name}>{words.t(`tablegames.${name}`)}</h2>}
          {kinds
            .flatMap((kind) => sicBoSpots.filter((spot) => spot.kind === kind))
            .map((spot) => (
              <Place key={spot.key} {...props} spot={spot} />
            ))}
        </div>
      ))}
    </fieldset>
  );
}

function Place({ words, piles, won, isLocked, onPut, onLift, spot }: SicBoTableProps & { spot: SicBoSpot }) {
  const { key } = spot;
  const cents = piles.get(key);
  return (
    <button
      type="button"
      className={classNames(styles.place, cents !== undefined && styles.has, won.has(key) && styles.won)}
      aria-label={`${spotName(spot, words)}, ${multiplierText(topPays(spot), words.locale)}`}
      aria-description={cents === undefined ? undefined : words.money(cents)}
      disabled={isLocked}
      onClick={() => onPut(key)}
      onKeyDown={(event) => {
        if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) onLift(key);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isLocked) onLift(key);
      }}
    >
      <Face spot={spot} words={words} />
      <small>{shortPays(spot, words.locale)}</small>
      {cents !== undefined && (
        <span className={styles.chip}>
          <PileFace cents={cents} locale={words.locale} />
        </span>
      )}
    </button>
  );
}

/** A place as it is drawn: words, a total, or dice. */
function Face({ spot, words }: { spot: SicBoSpot; words: StageWords }) {
  const { kind, selection } = spot;
  if (kind === 'total') return <b>{selection}</b>;
  const faces = facesOf(spot);
  if (faces.length === 0) {
    const range = kind === 'small' ? '4–10' : kind === 'big' ? '11–17' : null;
    return (
      <b>
        {spotName(spot, words)}
        {range && <i>{range}</i>}
      </b>
    );
  }
  return (
    <span className={styles.dice}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same face lies there twice.
        <Die key={index} face={face} size={20} />
      ))}
      {kind === 'triple' && <span className={styles.times}>×3</span>}
    </span>
  );

  function facesOf(of: SicBoSpot): readonly number[] {
    if (of.kind === 'single') return [selection];
    if (of.kind === 'double') return [selection, selection];
    if (of.kind === 'triple') return [selection];
    return of.kind === 'pair' ? [Math.floor(selection / 10), selection % 10] : [];
  }
}

/** The most a place pays: for a single number, on all three dice. */
function topPays(spot: SicBoSpot): number {
  const { kind, selection } = spot;
  if (kind === 'single' || kind === 'triple' || kind === 'double') {
    return sicBoMultiplier(spot, [selection, selection, selection]);
  }
  if (kind === 'pair')
    return sicBoMultiplier(spot, [Math.floor(selection / 10), selection % 10, selection % 10]);
  if (kind === 'any_triple') return sicBoMultiplier(spot, [1, 1, 1]);
  if (kind !== 'total') return 20_000;
  const low = Math.min(6, selection - 2);
  const middle = Math.min(6, selection - low - 1);
  return sicBoMultiplier(spot, [low, middle, selection - low - middle]);
}

function shortPays(spot: SicBoSpot, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  // One, two or three dice.
  if (spot.kind === 'single') return '2 · 3 · 15×';
  return `${format.format(topPays(spot) / 10_000)}×`;
}
