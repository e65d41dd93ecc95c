import { Eraser, Repeat, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoicesProps } from '../stage.ts';
import {
  clearTable,
  doubled,
  laidChips,
  repeatLast,
  type TableChoice,
  takeBack,
  totalCents,
} from './chips.ts';
import styles from './tray.module.css';
import { ChipRow, TrayKey } from './tray-parts.tsx';

/** The chips to choose from, and what can be done with those on the table. */
export function Tray({ words, choice, onChoose, isLocked }: ChoicesProps<TableChoice>) {
  const { t, money } = words;
  const isEmpty = choice.chips.length === 0;
  const canRepeat = choice.last.length > 0 && isEmpty;
  const canClear = laidChips(choice).length > 0;
  const key = (label: string, face: ReactNode, next: TableChoice, isOff: boolean) => (
    <TrayKey label={label} isOff={isLocked || isOff} onPress={() => onChoose(next)}>
      {face}
    </TrayKey>
  );
  return (
    <div className={styles.tray}>
      <ChipRow words={words} choice={choice} onChoose={onChoose} name="chip" className={styles.chips} />
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
