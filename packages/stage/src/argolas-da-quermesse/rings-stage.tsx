import type { RingsBet, RingsEvent } from '@arara/games';
import { type RingDistance, ringPays, ringsThrown } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { Bottle, Ring } from './bottle.tsx';
import { title } from './letters.ts';
import { fullHand, ringsMoments } from './moments.ts';
import styles from './rings-stage.module.css';

export interface RingsChoice {
  readonly distance: RingDistance;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly RingsEvent[];
const betOf = (round: StageRound) => round.bet as RingsBet;

const look: TitleLook = {
  name: 'Argolas da Quermesse',
  lettering: title,
  face: ['#fff', '#fff0b3', '#ffb52e'],
  depth: '#a3162b',
  edge: '#3d0713',
};
const flags = ['#ffd21f', '#1f7bff', '#ff3d57', '#12c55e', '#ff8a1f', '#a53bf0'];

/** Argolas da Quermesse: five bottles in a booth, a ring for each. */
export function RingsStage(props: StageProps<RingsChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: fullHand,
    momentsOf: (played) => ringsMoments(eventsOf(played)),
    onDone,
  });
  const bet = round && !isWaiting ? betOf(round) : null;
  // The booth is cleared once another distance is chosen.
  const shown = bet && (isLocked || bet.distance === choice.distance) ? scene : fullHand;
  const distance = shown === fullHand || !bet ? choice.distance : bet.distance;
  const told = shown.isTold ? round : null;
  const landed = shown.rings.filter((isOn) => isOn).length;
  const detail = told ? t('arcade.rings_landed', { count: landed }) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Fair />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isWaiting || isPlaying ? 'games.stage_good_luck' : 'arcade.rings_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <div className={classNames(styles.booth, styles[distance])} aria-hidden="true">
        <div className={styles.awning} />
        <div className={styles.shelf}>
          {Array.from({ length: ringsThrown }, (_, place) => {
            const isOn = shown.rings[place];
            const isFlying = shown.isFlying && place === shown.rings.length;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bottle is its place.
              <span key={place} className={styles.place}>
                <Bottle place={place} isLit={isOn === true} />
                {isOn !== undefined && <Ring className={isOn ? styles.on : styles.beside} />}
                {isFlying && !isCalm && <Ring className={styles.flying} />}
              </span>
            );
          })}
        </div>
        <div className={styles.counter}>
          {Array.from({ length: ringsThrown - shown.rings.length - Number(shown.isFlying) }, (_, left) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rings in hand are alike.
            <Ring key={left} className={styles.waiting} />
          ))}
        </div>
      </div>
      <ol className={styles.pays} aria-label={t('games.stage_hits')}>
        {ringPays(distance).map((pay, count) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a count of rings is its place.
            key={count}
            className={classNames(styles.pay, shown.rings.length > 0 && count === landed && styles.now)}
          >
            <b>{pay === 0 ? '–' : multiplierText(pay, locale)}</b>
            <small>{count}</small>
          </li>
        ))}
      </ol>
    </StageFrame>
  );
}

/** Bunting and lamps over the fair. */
function Fair() {
  return (
    <svg
      className={styles.fair}
      viewBox="0 0 400 600"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {[64, 118].map((y, row) => (
        <g key={y}>
          <path
            d={`M-10 ${y}Q200 ${y + 54} 410 ${y}`}
            fill="none"
            stroke="#fff3c4"
            strokeWidth="1.5"
            opacity=".6"
          />
          {Array.from({ length: 12 }, (_, flag) => {
            const part = (flag + 0.5) / 12;
            const top = y + 108 * part * (1 - part);
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place.
                key={flag}
                d={`M${part * 400 - 10} ${top}h20v24l-10 -8 -10 8Z`}
                fill={flags[(flag + row * 2) % flags.length]}
              />
            );
          })}
        </g>
      ))}
      {Array.from({ length: 26 }, (_, lamp) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place.
          key={lamp}
          cx={(lamp * 67) % 400}
          cy={24 + ((lamp * 53) % 190)}
          r={1.4 + (lamp % 3)}
          fill="#ffe9ae"
          opacity={0.35 + (lamp % 4) * 0.14}
        />
      ))}
    </svg>
  );
}
