import { Eraser, Repeat, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { doubled, repeatLast, type TableChoice, takeBack } from '../roleta-guanabara/chips.ts';
import { ChipRow, TrayKey } from '../roleta-guanabara/tray-parts.tsx';
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
  const { t } = words;
  const isEmpty = choice.chips.length === 0;
  const key = (label: string, face: ReactNode, next: () => TableChoice, isOff: boolean) => (
    <TrayKey label={label} isOff={isLocked || isOff} onPress={() => onChoose(next())}>
      {face}
    </TrayKey>
  );
  return (
    <div className={styles.tray}>
      <ChipRow words={words} choice={choice} onChoose={onChoose} name="live-chip" className={styles.chips} />
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
