import type { live } from '@arara/contract';
import { CountdownRing } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { ServerClock } from '../server-clock.ts';
import styles from './betting-clock.module.css';
import { clockOf, hurrySeconds } from './clock-of.ts';

interface BettingClockProps {
  round: live.LiveRound | null;
  clock: ServerClock;
  openMs: number;
}

/** How long bets are taken, by the server's clock. */
export function BettingClock({ round, clock, openMs }: BettingClockProps) {
  const t = useT();
  const isWide = useIsWide();
  const now = useNow(200);
  if (round?.phase !== 'open' || !round.locks_at) return null;
  const { seconds, share, text, isFar } = clockOf(Date.parse(round.locks_at) - clock.at(now), openMs);
  if (isFar)
    return (
      <p className={styles.far} role="timer">
        <small>{t('livetables.draw_in')}</small>
        <b>{text}</b>
      </p>
    );
  return (
    <div className={styles.clock}>
      <CountdownRing
        share={share}
        text={text}
        // Said in tens: a clock that speaks every second drowns everything else.
        label={t('livetables.seconds_left', { count: Math.ceil(seconds / 10) * 10 })}
        size={isWide ? 76 : 58}
        tone={seconds > hurrySeconds ? 'leaf' : 'scarlet'}
      />
      <span className={styles.phase} aria-hidden="true">
        {t('livetables.open')}
      </span>
    </div>
  );
}
