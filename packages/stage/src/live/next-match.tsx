import type { ClubName } from '@arara/games/tables';
import { useId } from 'react';
import { Crest } from '../gol-de-placa/crest.tsx';
import { clubName } from '../gol-de-placa/names.ts';
import type { StageWords } from '../stage.ts';
import styles from './next-match.module.css';

interface NextMatchProps {
  words: StageWords;
  home: ClubName;
  away: ClubName;
  last: {
    readonly home: ClubName;
    readonly away: ClubName;
    readonly score: { readonly home: number; readonly away: number };
  } | null;
}

/** Who meets next, and under it how the match before ended. */
export function NextMatch({ words, home, away, last }: NextMatchProps) {
  return (
    <div className={styles.poster}>
      <div className={styles.match}>
        <Club club={home} />
        <span className={styles.against}>
          <small>{words.t('livetables.next_match')}</small>
          <b aria-hidden="true">×</b>
        </span>
        <Club club={away} />
      </div>
      {last && (
        <p className={styles.last}>
          <span>{words.t('livetables.last_match')}</span>
          <Crest club={last.home} size={20} />
          <b>
            {last.score.home}–{last.score.away}
          </b>
          <Crest club={last.away} size={20} />
        </p>
      )}
    </div>
  );
}

function Club({ club }: { club: ClubName }) {
  return (
    <span className={styles.club}>
      <Crest club={club} size={72} />
      <b>{clubName(club)}</b>
    </span>
  );
}

/** A stadium at night: stands full of people, and the pitch from behind a goal. */
export function Stadium() {
  const id = useId();
  return (
    <svg
      className={styles.stadium}
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}crowd`} width="13" height="7" patternUnits="userSpaceOnUse">
          <rect width="13" height="7" fill="#0d1f42" />
          <circle cx="2" cy="2" r="0.8" fill="#ffd633" />
          <circle cx="6.5" cy="4.5" r="0.8" fill="#f4f7ff" />
          <circle cx="10" cy="2" r="0.8" fill="#ff5c7a" />
          <circle cx="12" cy="5.5" r="0.8" fill="#3fd6ff" />
        </pattern>
        <linearGradient id={`${id}dusk`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#040c1f" stopOpacity=".9" />
          <stop offset="1" stopColor="#040c1f" stopOpacity=".25" />
        </linearGradient>
      </defs>
      <path d="M0 40Q200 78 400 40V112H0Z" fill={`url(#${id}crowd)`} />
      <path d="M0 40Q200 78 400 40V112H0Z" fill={`url(#${id}dusk)`} />
      <path d="M-40 220 104 108H296L440 220Z" fill="#127a45" />
      <path
        d="M32 220 128 108H152L92 220ZM152 220 176 108H200V220ZM272 220 224 108H248L332 220ZM392 220 272 108H296L452 220Z"
        fill="#0f6a3c"
      />
      <g fill="none" stroke="#eafff2" strokeOpacity=".75" strokeWidth="1.6">
        <path d="M-40 220 104 108H296L440 220M48 152H352" />
        <ellipse cx="200" cy="152" rx="44" ry="13" />
        <path d="M150 108 142 122H258L250 108M178 108V98H222V108" />
      </g>
    </svg>
  );
}
