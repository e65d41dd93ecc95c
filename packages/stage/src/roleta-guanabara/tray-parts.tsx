import { classNames } from '@arara/ui';
import type { ReactNode } from 'react';
import type { StageWords } from '../stage.ts';
import { ChipFace } from './chip-face.tsx';
import { chipCents, type TableChoice } from './chips.ts';
import styles from './tray-parts.module.css';

interface ChipRowProps {
  words: StageWords;
  choice: TableChoice;
  onChoose(choice: TableChoice): void;
  /** Of the group, apart from any other on the page. */
  name: string;
  className: string | undefined;
}

/** The chips of a table, of which one is in hand. */
export function ChipRow({ words: { t, money, locale }, choice, onChoose, name, className }: ChipRowProps) {
  return (
    <div className={className} role="radiogroup" aria-label={t('games.stage_chip_value')}>
      {chipCents.map((cents) => (
        <label
          key={String(cents)}
          className={classNames(styles.chip, cents === choice.handCents && styles.chosen)}
        >
          <input
            type="radio"
            name={name}
            checked={cents === choice.handCents}
            aria-label={money(cents)}
            onChange={() => onChoose({ ...choice, handCents: cents })}
          />
          <ChipFace cents={cents} size={44} locale={locale} />
        </label>
      ))}
    </div>
  );
}

interface TrayKeyProps {
  label: string;
  /** Its picture, over the label. */
  children: ReactNode;
  isOff: boolean;
  onPress(): void;
}

/** Something that is done with the chips that are laid. */
export function TrayKey({ label, children, isOff, onPress }: TrayKeyProps) {
  return (
    <button type="button" className={styles.key} aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
      <span>{label}</span>
    </button>
  );
}
