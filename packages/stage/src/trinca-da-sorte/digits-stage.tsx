import type { DigitsBet, DigitsEvent } from '@arara/games';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { raysPath } from '../pieces/rays.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { betDigits, type DigitsChoice, placesIn } from './choice.ts';
import styles from './digits-stage.module.css';
import { title } from './letters.ts';
import { drumMoments, restingDrums } from './moments.ts';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly DigitsEvent[];
const betOf = (round: StageRound) => round.bet as DigitsBet;

const look: TitleLook = {
  name: 'Trinca da Sorte',
  lettering: title,
  face: ['#fff', '#ffe9d6', '#ff9d5c'],
  depth: '#a61e4d',
  edge: '#3d0722',
};
const drumDigits = Array.from({ length: 10 }, (_, digit) => digit);
const drumColors = ['#ff6b6b', '#ffd43b', '#4dd4ac'] as const;

/** Trinca da Sorte: three drums of digits over the digits of the bet. */
export function DigitsStage(props: StageProps<DigitsChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: restingDrums,
    momentsOf: (played) => drumMoments(eventsOf(played)),
    onDone,
  });
  // Once another bet is chosen after a draw, the drums are at rest again.
  const isFresh = !isLocked && round !== null && !isBetOf(betOf(round), choice);
  const shown = isWaiting ? { ...restingDrums, isTurning: true } : isFresh ? restingDrums : scene;
  const told = shown.isTold ? round : null;
  const bet = (isLocked || told) && round ? betOf(round) : null;
  const type = bet?.type ?? choice.type;
  const digits = bet?.digits ?? betDigits(choice);
  const places = placesIn({ ...choice, type });
  const number = t('draws.digits_drawn', { number: shown.drawn.join('') });
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Rays />}
      told={told}
      isCalm={isCalm}
      waitingText={shown.isTurning ? t('games.stage_good_luck') : t('draws.digits_hint')}
      detail={told ? number : undefined}
      spoken={told ? `${number}.` : null}
    >
      <div className={styles.machine}>
        <div className={styles.lamps} aria-hidden="true" />
        <ol className={styles.drums} aria-label={number}>
          {[0, 1, 2].map((place) => {
            const digit = shown.drawn[place];
            const isSeen = digit !== undefined;
            const isRight = told !== null && shown.isHit && places.includes(place);
            return (
              <li key={place} className={classNames(styles.drum, isRight && styles.hit)}>
                {isSeen || !shown.isTurning ? (
                  <span
                    className={classNames(styles.face, isSeen && !isCalm && styles.landing)}
                    style={{ color: drumColors[place] }}
                  >
                    {digit ?? '?'}
                  </span>
                ) : (
                  <span className={styles.strip} aria-hidden="true" style={{ color: drumColors[place] }}>
                    {[...drumDigits, 0].map((one, row) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a row of the drum is its identity.
                      <i key={row}>{one}</i>
                    ))}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.ticket}>
        <span>{t(`draws.bet_${type}`)}</span>
        <b className={styles.slots}>
          {[0, 1, 2].map((place) => {
            const at = places.indexOf(place);
            return (
              <i key={place} data-off={at < 0}>
                {at < 0 ? '·' : digits[at]}
              </i>
            );
          })}
        </b>
      </div>
    </StageFrame>
  );
}

/** True while the choice is still what a round was played on. */
function isBetOf(bet: DigitsBet, choice: DigitsChoice): boolean {
  return bet.type === choice.type && bet.digits.join() === betDigits(choice).join();
}

function Rays() {
  return (
    <svg
      className={styles.rays}
      viewBox="-500 -400 1000 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={raysPath(0, -60, 16, 900)} />
      {Array.from({ length: 26 }, (_, dot) => dot).map((dot) => (
        <circle
          key={dot}
          cx={((dot * 211) % 960) - 480}
          cy={((dot * 97) % 720) - 360}
          r={3 + (dot % 3) * 2}
          fill={drumColors[dot % 3]}
          opacity=".5"
        />
      ))}
    </svg>
  );
}
