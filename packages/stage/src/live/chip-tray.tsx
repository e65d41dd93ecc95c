import { classNames } from '@arara/ui';
import { Eraser, Repeat, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipFace } from '../roleta-guanabara/chip-face.tsx';
import { chipCents, doubled, repeatLast, type TableChoice, takeBack } from '../roleta-guanabara/chips.ts';
import type { StageWords } from '../stage.ts';
import styles from './chip-tray.module.css';

interface ChipTrayProps {
  words: StageWords;
  /** The chips that are laid and not yet bet, and those of the last round. */
  choice: TableChoice;
  onChoose(choice: TableChoice): void;
  isLocked: boolean;
  /** The one action, beside the keys. */
  children: ReactNode;
}

/** A shared table's tray: chips to choose from, what can be done with those laid, and the action, within one reach. */
export function ChipTray({ words, choice, onChoose, isLocked, children }: ChipTrayProps) {
  const { t, money } = words;
  const isEmpty = choice.chips.length === 0;
  const key = (label: string, face: ReactNode, next: () => TableChoice, isOff: boolean) => (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      disabled={isLocked || isOff}
      onClick={() => onChoose(next())}
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
              name="live-chip"
              checked={cents === choice.handCents}
              aria-label={money(cents)}
              onChange={() => onChoose({ ...choice, handCents: cents })}
            />
            <ChipFace cents={cents} size={44} locale={words.locale} />
          </label>
        ))}
      </div>
      <div className={styles.keys}>
        {key(t('games.stage_undo'), <Undo2 size={18} />, () => takeBack(choice), isEmpty)}
        {key(t('games.stage_clear'), <Eraser size={18} />, () => ({ ...choice, chips: [] }), isEmpty)}
        {isEmpty
          ? key(
              t('games.stage_repeat'),
              <Repeat size={18} />,
              () => repeatLast(choice),
              choice.last.length === 0,
            )
          : key(t('games.stage_double'), <b>2×</b>, () => doubled(choice), false)}
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
