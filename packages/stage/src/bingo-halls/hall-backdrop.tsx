import styles from './hall-backdrop.module.css';
import type { HallLook } from './look.ts';

const flagColors = ['#ffd15c', '#ff6b6b', '#4dd4ac', '#ff9ff3', '#74c0fc'];

/** The place where the balls are drawn. */
export function HallBackdrop({ theme }: { theme: HallLook['theme'] }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 900 700"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {theme === 'junino' && <June />}
      {theme === 'coreto' && <Bandstand />}
      {theme === 'extra' && <Neon />}
    </svg>
  );
}

/** A June night: stars, paper flags on two lines, lanterns and hills. */
function June() {
  return (
    <>
      {Array.from({ length: 46 }, (_, star) => star).map((star) => (
        <circle
          key={star}
          cx={(star * 197) % 900}
          cy={(star * 83) % 330}
          r={star % 5 === 0 ? 2 : 1.1}
          fill="#fff"
          opacity={0.3 + (star % 4) * 0.15}
        />
      ))}
      <path d="M0 560Q180 470 380 540T720 520T900 540V700H0Z" fill="#3a0f2c" opacity=".75" />
      <path d="M0 620Q240 560 460 610T900 590V700H0Z" fill="#1f0820" opacity=".8" />
      {[0, 1].map((line) => (
        <g key={line} transform={`translate(${line * -32} ${line * 34})`}>
          <path
            d="M-20 8Q240 64 480 10T960 12"
            fill="none"
            stroke="#fff"
            strokeOpacity=".45"
            strokeWidth="2"
          />
          {Array.from({ length: 25 }, (_, flag) => flag).map((flag) => {
            const x = flag * 38 + 4;
            const y = 10 + Math.abs(Math.sin((flag / 24) * Math.PI * 2)) * 24;
            return (
              <path
                key={flag}
                d={`M${x} ${y}h25l-4 27-8.500-9-8.500 9Z`}
                fill={flagColors[(flag + line * 2) % 5]}
              />
            );
          })}
        </g>
      ))}
      {[110, 300, 610, 800].map((x, lantern) => (
        <g key={x} transform={`translate(${x} ${120 + (lantern % 2) * 26})`}>
          <circle r="58" fill="#ffb04a" opacity=".16" />
          <path d="M0-34 20-14 14 24H-14L-20-14Z" fill={flagColors[lantern]} opacity=".9" />
          <path d="M-14 24h28l-5 9H-9Z" fill="#fff3c4" />
        </g>
      ))}
    </>
  );
}

/** A bandstand in a square: roof, columns, trees and a lawn. */
function Bandstand() {
  return (
    <>
      {[60, 180, 720, 850].map((x, tree) => (
        <g key={x} transform={`translate(${x} ${270 + (tree % 2) * 24})`} opacity=".8">
          <rect x="-6" y="40" width="12" height="90" fill="#5b3a1e" />
          <circle r="62" fill="#1f8a5b" />
          <circle cx="-26" cy="-22" r="36" fill="#2fae74" />
        </g>
      ))}
      <path d="M0 400Q450 340 900 400V700H0Z" fill="#0c5a45" opacity=".7" />
      <g opacity=".85">
        <path d="M450 40 690 170H210Z" fill="#d9480f" />
        <path d="M450 40 530 170H370Z" fill="#ff922b" />
        <path d="M210 170h480v26H210Z" fill="#fff4e0" />
        {Array.from({ length: 12 }, (_, scallop) => scallop).map((scallop) => (
          <circle
            key={scallop}
            cx={230 + scallop * 40}
            cy="196"
            r="20"
            fill={scallop % 2 ? '#ff922b' : '#fff4e0'}
          />
        ))}
        {[236, 376, 516, 656].map((x) => (
          <rect key={x} x={x} y="206" width="14" height="180" rx="6" fill="#fff4e0" />
        ))}
        <path d="M200 380h500v24H200Z" fill="#b08968" />
        <path d="M170 404h560v20H170Z" fill="#8a6642" />
        <circle cx="450" cy="34" r="12" fill="#ffd43b" />
      </g>
    </>
  );
}

/** Light tubes in a hall at night. */
function Neon() {
  return (
    <>
      {Array.from({ length: 9 }, (_, line) => line).map((line) => (
        <path
          key={line}
          d={`M${-100 + line * 140} 700 450 120 `}
          stroke="#ff5fd2"
          strokeOpacity=".16"
          strokeWidth="2"
        />
      ))}
      {[0, 1, 2, 3].map((ring) => (
        <ellipse
          key={ring}
          cx="450"
          cy="150"
          rx={180 + ring * 110}
          ry={80 + ring * 60}
          fill="none"
          stroke={ring % 2 ? '#4cf0ff' : '#ff5fd2'}
          strokeOpacity={0.34 - ring * 0.06}
          strokeWidth="4"
        />
      ))}
      {Array.from({ length: 30 }, (_, lamp) => lamp).map((lamp) => (
        <circle
          key={lamp}
          cx={15 + lamp * 30}
          cy="10"
          r="4.500"
          fill={lamp % 2 ? '#ffe27a' : '#ff8be0'}
          opacity=".85"
        />
      ))}
    </>
  );
}
