import type { HallEvent } from '@arara/games';
import { BingoBall, classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { BallCage } from '../pieces/ball-cage.tsx';
import { DrawPlaces } from '../pieces/draw-places.tsx';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import type { HallChoice } from './choice.ts';
import { HallBackdrop } from './hall-backdrop.tsx';
import { HallCard } from './hall-card.tsx';
import styles from './hall-stage.module.css';
import type { HallLook } from './look.ts';
import { hallMoments, quietHall } from './moments.ts';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly HallEvent[];

/** A bingo hall: the balls above, the cards below, marked as the balls come. */
export function HallStage({ look, ...props }: StageProps<HallChoice> & { look: HallLook }) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { hall, theme } = look;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: quietHall,
    momentsOf: (played) => hallMoments(eventsOf(played), look.pace),
    onDone,
  });
  const chosen = hall.print(choice.sheet, choice.cards);
  const isSame = scene.cards?.length === choice.cards && scene.cards[0]?.join() === chosen[0]?.join();
  // Other cards than the drawn ones lie on the table once they are chosen.
  const shown = isWaiting || !(isLocked || isSame) ? quietHall : scene;
  const cards = shown.cards ?? chosen;
  const told = shown.isTold ? round : null;
  const best = shown.won.toSorted((one, other) => other.multiplier - one.multiplier)[0];
  const bestWords =
    best && t('games.stage_bingo_won', { pattern: t(`draws.hall_${best.prize}`), number: best.card + 1 });
  const last = shown.balls.at(-1);
  const colorOf = (ball: number) => look.balls[Math.floor((ball - 1) / look.perColor)] ?? '#444';
  const isClosed = shown.waiting.length > 0;
  const count = shown.balls.length;
  return (
    <StageFrame
      words={words}
      title={look.title}
      className={classNames(styles.stage, styles[theme])}
      backdrop={<HallBackdrop theme={theme} />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingText()}
      detail={told ? bestWords : undefined}
      spoken={told ? (bestWords ?? '') : isClosed ? t(look.closedPhrase) : null}
    >
      <div className={styles.hall}>
        <div className={styles.caller} aria-hidden="true">
          {last === undefined ? (
            <BallCage colors={look.balls} />
          ) : (
            <span key={last.number} className={isCalm ? undefined : styles.popping}>
              <BingoBall
                text={String(last.number)}
                color={last.isExtra && theme === 'extra' ? '#f0b72e' : colorOf(last.number)}
                size={70}
              />
            </span>
          )}
        </div>
        <ol className={styles.drawn} aria-label={t('games.stage_bingo_numbers')}>
          {shown.balls.map(({ number, isExtra }) => (
            <li
              key={number}
              className={isExtra ? styles.later : undefined}
              style={{ backgroundColor: colorOf(number) }}
            >
              {number}
            </li>
          ))}
          <DrawPlaces count={hall.drawn - count} />
        </ol>
      </div>
      <div className={styles.cards} data-cards={cards.length}>
        {cards.map((card, index) => (
          <HallCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's place on the table is its identity.
            key={index}
            look={look}
            words={words}
            index={index}
            card={card}
            scene={shown}
            isGolden={told !== null && told.payoutCents > told.stakeCents}
          />
        ))}
      </div>
    </StageFrame>
  );

  function waitingText(): string {
    if (last === undefined) return t('games.stage_bingo_hint');
    if (isClosed && !last.isExtra) return t(look.closedPhrase);
    const all = hall.drawn + (last.isExtra ? hall.extra : 0);
    return t('games.stage_bingo_ball', { count, all });
  }
}
