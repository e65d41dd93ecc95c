import { classNames } from '@arara/ui';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { hundredthsText } from '../pieces/numbers.ts';
import type { StageWords } from '../stage.ts';
import { type DiceChoice, targetRange } from './odds.ts';
import styles from './rail.module.css';

interface RailProps {
  words: StageWords;
  choice: DiceChoice;
  onChoose(choice: DiceChoice): void;
  isLocked: boolean;
  /** The roll to point at; `null` while there is none. */
  roll: number | null;
  isWin: boolean;
  mark: ReactNode;
}

/** The hundred of possible rolls: the winning side is hatched and named, the handle is the target. */
export function Rail({ words, choice, onChoose, isLocked, roll, isWin, mark }: RailProps) {
  const label = useId();
  const { direction, target } = choice;
  const { min, max } = targetRange(direction);
  // Percent along the rail, handed to the stylesheet.
  const place = (hundredths: number) => ({ '--at': hundredths / 10_000 }) as CSSProperties;
  const text = hundredthsText(target, words.locale);
  return (
    <div className={styles.rail}>
      <span id={label} className={styles.label}>
        {words.t(direction === 'over' ? 'games.stage_dice_over' : 'games.stage_dice_under', { target: text })}
      </span>
      <div
        className={classNames(styles.track, direction === 'over' ? styles.over : styles.under)}
        style={place(target)}
      >
        <i className={styles.lose} />
        <i className={styles.win} />
        <input
          type="range"
          className={styles.handle}
          aria-labelledby={label}
          aria-valuetext={text}
          min={min}
          max={max}
          step={100}
          value={target}
          disabled={isLocked}
          onChange={(event) => onChoose({ direction, target: event.currentTarget.valueAsNumber })}
        />
        <span className={styles.knob} aria-hidden="true">
          <i />
        </span>
        {roll !== null && (
          <span
            className={classNames(styles.pin, isWin ? styles.won : styles.lost)}
            style={place(roll)}
            aria-hidden="true"
          >
            {mark}
            <b>{hundredthsText(roll, words.locale)}</b>
          </span>
        )}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
