import type { Hall } from '@arara/games/tables';
import { Button } from '@arara/ui';
import { RefreshCw } from 'lucide-react';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps } from '../stage.ts';
import { type HallChoice, swapped } from './choice.ts';
import styles from './hall-choices.module.css';

/** How many cards play, and which. */
export function HallChoices({
  hall,
  words,
  choice,
  onChoose,
  isLocked,
}: ChoicesProps<HallChoice> & { hall: Hall }) {
  const { t } = words;
  return (
    <div className={styles.choices}>
      <Options
        label={t('games.stage_bingo_cards')}
        aside={t('games.stage_bingo_sheet', { number: choice.sheet })}
        options={Array.from({ length: hall.cards }, (_, index) => ({ value: index + 1, label: index + 1 }))}
        chosen={choice.cards}
        onChoose={(cards) => onChoose({ ...choice, cards })}
        isLocked={isLocked}
        columns={hall.cards}
      />
      <Button
        tone="tonal"
        size="sm"
        icon={<RefreshCw size={16} aria-hidden="true" />}
        disabled={isLocked}
        onClick={() => onChoose(swapped(choice))}
      >
        {t('games.stage_bingo_swap')}
      </Button>
    </div>
  );
}
