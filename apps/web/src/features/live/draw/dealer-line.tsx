import type { live } from '@arara/contract';
import type { LiveCabinet } from '@arara/stage';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { ServerClock } from '../server-clock.ts';
import { hurrySeconds } from './clock-of.ts';
import styles from './scene-frame.module.css';
import { useStageWords } from './use-stage-words.ts';

interface DealerLineProps {
  round: live.LiveRound | null;
  isTold: boolean;
  clock: ServerClock;
  cabinet: LiveCabinet;
}

/** What the dealer says now; heard by those who do not see the table. */
export function DealerLine({ round, isTold, clock, cabinet }: DealerLineProps) {
  const t = useT();
  const words = useStageWords();
  const now = useNow(500);
  const say = () => {
    if (!round) return t('livetables.soon');
    switch (round.phase) {
      case 'waiting':
        return t('livetables.soon');
      case 'open': {
        const left = Date.parse(round.locks_at ?? '') - clock.at(now);
        return t(left < hurrySeconds * 1000 ? 'livetables.last_bets' : 'livetables.place_bets');
      }
      case 'locked':
        return t('livetables.no_more_bets');
      default:
        return isTold && round.outcome !== null
          ? cabinet.callOf(round.outcome, words)
          : t('livetables.no_more_bets');
    }
  };
  return (
    <p className={styles.dealer} role="status" aria-label={t('livetables.dealer')} key={round?.phase}>
      {say()}
    </p>
  );
}
