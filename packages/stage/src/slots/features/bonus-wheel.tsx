import { multiplierUnit } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import { multiplierText } from '../../pieces/numbers.ts';
import type { StageWords } from '../../stage.ts';
import type { SlotFace } from '../face.ts';
import type { WheelScene } from '../scene.ts';
import styles from './bonus-wheel.module.css';
import { jackpotKey } from './jackpots.ts';

const fallback = ['#c2213b', '#1f6b8a', '#e0a838', '#3a1f6e'];
const turns = 5;

/** The wheel of prizes: it turns until the segment that the server drew stands under the pointer. */
export function BonusWheel({
  face,
  wheel,
  words,
  isCalm,
}: {
  face: SlotFace;
  wheel: WheelScene;
  words: StageWords;
  isCalm: boolean;
}) {
  const segments = face.shown.wheel?.segments ?? [];
  const colours = face.theme.wheel ?? fallback;
  const step = 360 / Math.max(segments.length, 1);
  const rest = -(wheel.segment + 0.5) * step;
  const turn = wheel.isTurning ? turns * 360 + rest : 0;
  return (
    <div className={styles.veil}>
      <div className={styles.wheel}>
        <svg
          className={classNames(styles.disc, !isCalm && styles.turning)}
          style={{ '--turn': `${turn}deg` } as CSSProperties}
          viewBox="-210 -210 420 420"
          aria-hidden="true"
        >
          <circle r="205" fill={face.theme.frame.tones[2]} />
          <circle r="198" fill={face.theme.frame.tones[1]} />
          {segments.map(({ units, jackpot }, index) => {
            const from = index * step;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
              <g key={index}>
                <path
                  d={wedge(from, from + step, 182)}
                  fill={jackpot ? '#fff1c2' : colours[index % colours.length]}
                  stroke="#0006"
                  strokeWidth="1.500"
                />
                <g transform={`rotate(${from + step / 2})`}>
                  <text
                    className={styles.prize}
                    transform="translate(0 -128) rotate(-90)"
                    fill={jackpot ? '#6a0f2e' : '#fff'}
                    fontSize={jackpot ? 22 : 26}
                  >
                    {jackpot
                      ? words.t(jackpotKey(jackpot))
                      : shortTimes(units / face.shown.units, words.locale)}
                  </text>
                </g>
              </g>
            );
          })}
          {segments.map((_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place.
              key={index}
              r="6"
              fill="#fff6cf"
              transform={`rotate(${index * step}) translate(0 -190)`}
            />
          ))}
          <circle r="52" fill={face.theme.frame.tones[2]} />
          <circle r="46" fill={face.theme.frame.tones[0]} />
          <circle r="30" fill={face.theme.frame.tones[1]} />
        </svg>
        <svg className={styles.pointer} viewBox="0 0 60 60" aria-hidden="true">
          <path d="M6 4H54L30 56Z" fill="#fff6cf" stroke="#3a1c00" strokeWidth="5" strokeLinejoin="round" />
        </svg>
      </div>
      {wheel.isOver && (
        <p className={styles.won}>
          {wheel.jackpot && <span>{words.t(jackpotKey(wheel.jackpot))}</span>}
          <b>{words.money(BigInt(wheel.payoutCents))}</b>
        </p>
      )}
    </div>
  );
}

function wedge(from: number, to: number, radius: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M0 0L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z`;
}

/** Stakes as a short multiple: "5×", "2,5×". */
function shortTimes(stakes: number, locale: string): string {
  return Number.isInteger(stakes)
    ? `${new Intl.NumberFormat(locale).format(stakes)}×`
    : multiplierText(Math.floor(stakes * multiplierUnit), locale);
}
