import { HistoryStrip } from '@arara/ui';
import { memo } from 'react';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './game-page.module.css';
import { type PastRound, shortMultiplier, toneOf } from './history.ts';

/** The last rounds under the stage; only a round that has been played changes them. */
export const PastRounds = memo(function PastRounds({
  rounds,
  onShow,
}: {
  rounds: readonly PastRound[];
  onShow(roundId: string): void;
}) {
  const t = useT();
  const { locale } = useLanguage();
  // Its place is kept: the first round must not push the panel down.
  if (rounds.length === 0) return <div className={styles.past} />;
  return (
    <HistoryStrip
      label={t('games.stage_history')}
      marks={rounds.map(({ roundId, multiplier, isEndedByHouse }) => {
        const text = shortMultiplier(multiplier, locale);
        return {
          key: roundId,
          text,
          tone: toneOf(multiplier),
          // Who tells the page by voice what to press says what is read on it.
          label: `${text}, ${t(isEndedByHouse ? 'games.ended_by_house' : 'games.stage_round_details')}`,
          onPress: () => onShow(roundId),
        };
      })}
    />
  );
});
