import type { DiceBet, DiceEvent } from '@arara/games';
import { classNames } from '@arara/ui';
import die from '@lobehub/fluent-emoji-3d/assets/1f3b2.webp';
import { Check, X } from 'lucide-react';
import { useTimeline } from '../motion/use-timeline.ts';
import { Announcement } from '../pieces/announcement.tsx';
import { TitleArt } from '../pieces/lettering.tsx';
import { hundredthsText } from '../pieces/numbers.ts';
import { raysPath } from '../pieces/rays.ts';
import { ResultLine } from '../pieces/result-line.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import styles from './dice-stage.module.css';
import { title } from './letters.ts';
import { diceAtRest, diceMoments } from './moments.ts';
import type { DiceChoice } from './odds.ts';
import { Rail } from './rail.tsx';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly DiceEvent[];
const betOf = (round: StageRound | null) => round?.bet as DiceBet | undefined;

/** Dados de Ouro: four drums show the roll, a rail under them which rolls win. */
export function DiceStage(props: StageProps<DiceChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: diceAtRest,
    momentsOf: (played) => diceMoments(eventsOf(played)),
    onDone,
  });
  const isRolling = isWaiting || scene.standing < 4;
  const isTold = scene.isTold && !isWaiting;
  const settled = isTold && round ? eventsOf(round).find((event) => event.type === 'settled') : undefined;
  const isWin = settled?.isAboveStake === true;
  const isHit = (settled?.payoutCents ?? 0) > 0;
  const shownBet = isRolling || isTold ? (betOf(round) ?? choice) : choice;
  const rollText = scene.roll === null ? null : hundredthsText(scene.roll, words.locale);
  return (
    <section className={styles.stage} aria-label="Dados de Ouro">
      <Backdrop isRolling={isRolling && !isCalm} title="Dados de Ouro" />
      <div className={styles.middle}>
        <Drums
          roll={scene.roll}
          standing={isWaiting ? 0 : scene.standing}
          isMoving={isRolling && !isCalm}
          look={isTold ? (isWin ? 'won' : 'lost') : scene.roll === null ? 'idle' : 'rolled'}
          locale={words.locale}
        />
        <ResultLine
          words={words}
          round={isTold ? round : null}
          waitingText={words.t(isWaiting || isPlaying ? 'games.stage_good_luck' : 'games.stage_dice_hint')}
        />
      </div>
      <Rail
        words={words}
        choice={isTold ? { direction: shownBet.direction, target: shownBet.target } : choice}
        onChoose={onChoose}
        isLocked={isLocked}
        roll={isTold ? scene.roll : null}
        isWin={isHit}
        mark={isHit ? <Check size={16} strokeWidth={3} /> : <X size={16} strokeWidth={3} />}
      />
      <Announcement
        text={
          isTold && round && rollText
            ? words.t(isHit ? 'games.stage_dice_won' : 'games.stage_dice_lost', {
                roll: rollText,
                amount: words.money(round.payoutCents),
              })
            : null
        }
      />
    </section>
  );
}

interface DrumsProps {
  roll: number | null;
  standing: number;
  isMoving: boolean;
  look: 'idle' | 'rolled' | 'won' | 'lost';
  locale: string;
}

const places = [1000, 100, 10, 1] as const;
const digits = Array.from({ length: 10 }, (_, digit) => digit);

function Drums({ roll, standing, isMoving, look, locale }: DrumsProps) {
  const comma = hundredthsText(150, locale).charAt(1);
  return (
    <div className={classNames(styles.drums, styles[look])} aria-hidden="true">
      {places.map((place, index) => {
        const digit = Math.floor((roll ?? 0) / place) % 10;
        const isSpinning = isMoving && index >= standing;
        return (
          <span key={place} className={styles.pair}>
            <span className={classNames(styles.drum, isSpinning && styles.spinning)}>
              {isSpinning ? (
                <span className={styles.strip}>
                  {[...digits, 0].map((value, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes.
                    <b key={at}>{value}</b>
                  ))}
                </span>
              ) : (
                <b key={`${roll}`} className={styles.digit}>
                  {roll === null ? '–' : digit}
                </b>
              )}
            </span>
            {index === 1 && <span className={styles.comma}>{comma}</span>}
          </span>
        );
      })}
    </div>
  );
}

function Backdrop({ isRolling, title: spoken }: { isRolling: boolean; title: string }) {
  return (
    <>
      <svg
        className={styles.rays}
        viewBox="0 0 900 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={raysPath(450, 250, 22, 780)} fill="#ffd34a" opacity=".06" />
      </svg>
      <div className={classNames(styles.dice, isRolling && styles.tumbling)} aria-hidden="true">
        <img src={die} alt="" width={104} height={104} />
        <img src={die} alt="" width={84} height={84} />
      </div>
      <TitleArt
        className={styles.title}
        lettering={title}
        title={spoken}
        face={['#fff6c9', '#ffd34a', '#f08a00']}
        depth="#6a2fd0"
        edge="#1d0a44"
      />
    </>
  );
}
