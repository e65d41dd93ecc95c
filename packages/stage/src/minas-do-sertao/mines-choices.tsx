import { minesCount, minesLadder } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { Minus, Plus } from 'lucide-react';
import { shortMultiplierText } from '../pieces/numbers.ts';
import type { ChoicesProps } from '../stage.ts';
import { type MinesChoice, quickMines, withMines } from './choice.ts';
import styles from './mines-choices.module.css';

/** How many mines lie under the field, and what that makes of the first tile. */
export function MinesChoices({ words, choice, onChoose, isLocked }: ChoicesProps<MinesChoice>) {
  const { t, locale } = words;
  const { mines } = choice;
  const choose = (next: number) => onChoose(withMines(next));
  return (
    <fieldset className={styles.choices} disabled={isLocked}>
      <legend className={styles.label}>
        {t('games.stage_mines_count')}
        <span>
          {t('games.stage_mines_first', {
            multiplier: shortMultiplierText(minesLadder(mines)[0] ?? 0, locale),
          })}
        </span>
      </legend>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('games.stage_mines_fewer')}
          disabled={mines <= minesCount.fewest}
          onClick={() => choose(mines - 1)}
        >
          <Minus size={16} />
        </button>
        <output className={styles.count}>{mines}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('games.stage_mines_more')}
          disabled={mines >= minesCount.most}
          onClick={() => choose(mines + 1)}
        >
          <Plus size={16} />
        </button>
        {quickMines.map((count) => (
          <button
            key={count}
            type="button"
            className={classNames(styles.quick, count === mines && styles.chosen)}
            aria-pressed={count === mines}
            onClick={() => choose(count)}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
