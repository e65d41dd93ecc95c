import type { Lottery } from '@arara/games/tables';
import { Button } from '@arara/ui';
import { Eraser, WandSparkles } from 'lucide-react';
import type { ChoicesProps } from '../stage.ts';
import { firstLotteryChoice, type LotteryChoice } from './choice.ts';
import styles from './lottery-choices.module.css';

/** The numbers marked so far, and the way back to a ticket that the draw fills in. */
export function LotteryChoices({
  lottery,
  words,
  choice,
  onChoose,
  isLocked,
}: ChoicesProps<LotteryChoice> & { lottery: Lottery }) {
  const { t } = words;
  const isEmpty = choice.numbers.length === 0;
  return (
    <div className={styles.choices}>
      <p className={styles.label}>{t('games.stage_lottery_numbers')}</p>
      <p className={styles.numbers}>
        {isEmpty ? (
          <>
            <WandSparkles size={18} aria-hidden="true" />
            {t('games.stage_lottery_quick')}
          </>
        ) : (
          Array.from({ length: lottery.numbers.picked }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the ticket is its identity.
            <b key={index} className={styles.number}>
              {choice.numbers[index] ?? '–'}
            </b>
          ))
        )}
      </p>
      <Button
        tone="tonal"
        size="sm"
        icon={<Eraser size={16} aria-hidden="true" />}
        disabled={isLocked || isEmpty}
        onClick={() => onChoose(firstLotteryChoice)}
      >
        {t('games.stage_clear')} · {t('games.stage_lottery_quick')}
      </Button>
    </div>
  );
}
