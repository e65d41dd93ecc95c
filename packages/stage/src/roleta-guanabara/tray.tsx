import { classNames } from '@arara/ui';
import { Eraser, Repeat, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoicesProps } from '../stage.ts';
import { ChipFace } from './chip-face.tsx';
import {
  chipCents,
  clearTable,
  doubled,
  laidChips,
  repeatLast,
  type TableChoice,
  takeBack,
  totalCents,
} from './chips.ts';
import styles from './tray.module.css';

/** The chips to choose from, and what can be done with those on the table. */
export function Tray({ words, choice, onChoose, isLocked }: ChoicesProps<TableChoice>) {
  const { t, money } = words;
  const isEmpty = choice.chips.length === 0;
  const canRepeat = choice.last.length > 0 && isEmpty;
  const canClear = laidChips(choice).length > 0;
  const key = (label: string, face: ReactNode, next: TableChoice, isOff: boolean) => (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      disabled={isLocked || isOff}
      onClick={() => onChoose(next)}
    >
      {face}
      <span>{label}</span>
    </button>
  );
  return (
    <div className={styles.tray}>
      <div className={styles.chips} role="radiogroup" aria-label={t('games.stage_chip_value')}>
        {chipCents.map((cents) => (
          <label
            key={String(cents)}
            className={classNames(styles.chip, cents === choice.handCents && styles.chosen)}
          >
            <input
              type="radio"
              name="chip"
              checked={cents === choice.handCents}
              aria-label={money(cents)}
              onChange={() => onChoose({ ...choice, handCents: cents })}
            />
            <ChipFace cents={cents} size={44} locale={words.locale} />
          </label>
        ))}
      </div>
      <div className={styles.keys}>
        {key(t('games.stage_undo'), <Undo2 size={18} />, takeBack(choice), isEmpty)}
        {key(t('games.stage_clear'), <Eraser size={18} />, clearTable(choice), !canClear)}
        {key(t('games.stage_repeat'), <Repeat size={18} />, repeatLast(choice), !canRepeat)}
        {key(t('games.stage_double'), <b>2×</b>, doubled(choice), isEmpty)}
      </div>
      <p className={styles.total}>
        <span>{t('games.stage_on_table')}</span>
        <b>{money(totalCents(laidChips(choice)))}</b>
      </p>
    </div>
  );
}
