import type { FootballBet } from '@arara/games';
import { classNames } from '@arara/ui';
import { Crest } from './crest.tsx';
import styles from './football-stage.module.css';
import type { Score } from './moments.ts';
import { clubName } from './names.ts';

interface OtherMatchesProps {
  matches: readonly Pick<FootballBet, 'home' | 'away'>[];
  scores: readonly Score[];
  inSight: number;
}

/** All matches of a slip that holds more than one, small; the one in sight is lit. */
export function OtherMatches({ matches, scores, inSight }: OtherMatchesProps) {
  if (matches.length < 2) return null;
  return (
    <ul className={styles.others}>
      {matches.map(({ home, away }, index) => {
        const { home: scored, away: conceded } = scores[index] ?? { home: 0, away: 0 };
        return (
          <li
            key={`${home} ${away}`}
            className={classNames(styles.other, index === inSight && styles.inSight)}
            title={`${clubName(home)} – ${clubName(away)}`}
          >
            <Crest club={home} size={20} />
            <b>
              {scored}–{conceded}
            </b>
            <Crest club={away} size={20} />
          </li>
        );
      })}
    </ul>
  );
}
