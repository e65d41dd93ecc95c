import type { ClubName } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';
import { Crest } from './crest.tsx';
import styles from './football-stage.module.css';
import type { MatchScene } from './moments.ts';
import { clubName } from './names.ts';

interface ScoreBoardProps {
  words: StageWords;
  home: ClubName;
  away: ClubName;
  scene: MatchScene;
}

/** The clubs, the score and the minute. */
export function ScoreBoard({ words, home, away, scene }: ScoreBoardProps) {
  return (
    <div className={styles.board}>
      <span className={styles.club}>
        <Crest club={home} size={44} />
        <b>{clubName(home)}</b>
      </span>
      <span className={styles.middle}>
        <b className={styles.score}>
          {scene.home}–{scene.away}
        </b>
        <small className={styles.minute}>
          {scene.isOver ? words.t('games.stage_football_full_time') : `${scene.minute}′`}
        </small>
      </span>
      <span className={styles.club}>
        <Crest club={away} size={44} />
        <b>{clubName(away)}</b>
      </span>
      <i className={styles.clock} style={{ width: `${(scene.minute / 90) * 100}%` }} />
    </div>
  );
}
