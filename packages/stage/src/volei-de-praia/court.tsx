import ball from '@lobehub/fluent-emoji-3d/assets/1f3d0.webp';
import { type CSSProperties, memo } from 'react';
import type { BeachScene } from './moments.ts';
import styles from './volley-stage.module.css';

/** Where a rally can end, in percent of the picture, on the right side of the net. */
const corners = [
  { x: 88, y: 74 },
  { x: 66, y: 62 },
  { x: 80, y: 84 },
  { x: 72, y: 70 },
  { x: 92, y: 64 },
] as const;

/** The court by the sea; the ball lands where the last rally ended. */
export function Court({ scene, isCalm }: { scene: BeachScene; isCalm: boolean }) {
  const corner = corners[scene.rallies % corners.length] ?? corners[0];
  // A point of the home pair, at the left, lands at the right.
  const x = scene.last === null ? 18 : scene.last === 'home' ? corner.x : 100 - corner.x;
  const y = scene.last === null ? 40 : corner.y;
  // Custom properties are not in CSSProperties.
  const at = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
  return (
    <div className={styles.court} aria-hidden="true">
      <Beach last={scene.isPlaying ? scene.last : null} />
      {scene.last !== null && (
        <i
          key={scene.rallies}
          className={isCalm ? styles.sand : `${styles.sand} ${styles.puff}`}
          style={at}
        />
      )}
      <img
        className={isCalm ? styles.ball : `${styles.ball} ${styles.flying}`}
        style={at}
        src={ball}
        alt=""
        width={34}
        height={34}
      />
    </div>
  );
}

const Beach = memo(function Beach({ last }: { last: BeachScene['last'] }) {
  return (
    <svg
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      className={styles.beach}
      aria-hidden="true"
    >
      <rect width="400" height="92" fill="#ff9e6b" />
      <rect width="400" height="60" fill="#ffc46b" />
      <circle cx="306" cy="58" r="30" fill="#fff2b8" />
      <path d="M0 92C30 40 60 34 86 92ZM70 92c26-40 60-46 92 0Z" fill="#5b4a9a" />
      <rect y="80" width="400" height="34" fill="#1d8fc4" />
      <path
        d="M0 96q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        fill="none"
        stroke="#bff0ff"
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M0 112q50-10 100 0t100 0 100 0 100 0v108H0Z" fill="#f3d491" />
      <path d="M40 130H360L396 204H4Z" fill="#f8dfa6" stroke="#1b6fd0" strokeWidth="4" />
      <path d="M186 74V136M214 168V214" stroke="#b8392a" strokeWidth="5" strokeLinecap="round" />
      <path d="M186 78 214 172V204L186 112Z" fill="#1c2440" opacity=".28" />
      <g stroke="#fff" strokeWidth="1" opacity=".75">
        {Array.from({ length: 8 }, (_, line) => line).map((line) => (
          <path key={line} d={`M${187 + line * 3.6} ${82 + line * 12}v33`} />
        ))}
        <path d="M186 86 214 180M186 95 214 188M186 104 214 196" />
      </g>
      <path d="M186 76 214 170" stroke="#fff" strokeWidth="6" />
      <Player x={96} y={148} shirt="#ff3d57" isJumping={last === 'home'} />
      <Player x={140} y={176} shirt="#ff3d57" isJumping={false} />
      <Player x={262} y={152} shirt="#1f7bff" isJumping={last === 'away'} />
      <Player x={318} y={178} shirt="#1f7bff" isJumping={false} />
    </svg>
  );
});

interface PlayerProps {
  x: number;
  y: number;
  shirt: string;
  isJumping: boolean;
}

function Player({ x, y, shirt, isJumping }: PlayerProps) {
  return (
    <g transform={`translate(${x} ${isJumping ? y - 14 : y})`}>
      <ellipse cx="0" cy={isJumping ? 42 : 28} rx="13" ry="4" fill="#000" opacity=".25" />
      <path d="M-5 8-8 27M5 8 8 27" stroke="#8a5a34" strokeWidth="5" strokeLinecap="round" />
      <path d="M-8-14H8L9 4H-9Z" fill={shirt} />
      <path d="M-9 2H9L8 12H-8Z" fill="#1b2340" />
      <path
        d={isJumping ? 'M-8-12-17-30M8-12 15-32' : 'M-8-12-17-2M8-12 17-2'}
        stroke="#8a5a34"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <circle cx="0" cy="-22" r="7" fill="#8a5a34" />
      <path d="M-7-23a7 7 0 0 1 14 0Z" fill="#2a1608" />
    </g>
  );
}
