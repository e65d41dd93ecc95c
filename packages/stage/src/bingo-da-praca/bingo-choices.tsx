import { bingoCardCounts } from '@arara/games/tables';
import { Button } from '@arara/ui';
import { RefreshCw } from 'lucide-react';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps } from '../stage.ts';
import styles from './bingo-choices.module.css';
import { type BingoChoice, swapped } from './choice.ts';

const counts = Array.from({ length: bingoCardCounts.most }, (_, index) => index + bingoCardCounts.fewest);

/** How many cards play, and which. */
export function BingoChoices({ words, choice, onChoose, isLocked }: ChoicesProps<BingoChoice>) {
  const { t } = words;
  return (
    <div className={styles.choices}>
      <Options
        label={t('games.stage_bingo_cards')}
        aside={t('games.stage_bingo_sheet', { number: choice.sheet })}
        options={counts.map((count) => ({ value: count, label: count }))}
        chosen={choice.cards}
        onChoose={(cards) => onChoose({ ...choice, cards })}
        isLocked={isLocked}
        columns={counts.length}
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
