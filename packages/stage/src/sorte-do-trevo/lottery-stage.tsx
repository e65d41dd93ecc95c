import type { LotteryBet, LotteryEvent } from '@arara/games';
import { type Lottery, lotteryBalls } from '@arara/games/tables';
import { BingoBall, classNames } from '@arara/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { isFull, type LotteryChoice, marked } from './choice.ts';
import type { LotteryLook } from './look.ts';
import styles from './lottery-stage.module.css';
import { beforeDraw, type DrawScene, drawMoments } from './moments.ts';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly LotteryEvent[];
const betOf = (round: StageRound) => round.bet as LotteryBet;

/** A lottery: a ticket of all numbers under a row for the balls. */
export function LotteryStage({ look, ...props }: StageProps<LotteryChoice> & { look: LotteryLook }) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { lottery } = look;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeDraw,
    momentsOf: (played) => drawMoments(eventsOf(played)),
    onDone,
  });
  // Once numbers are changed after a draw, the ticket is a new one.
  const isFresh = !isLocked && round !== null && !isTicketOf(betOf(round), choice);
  const shown = isWaiting || isFresh ? beforeDraw : scene;
  const told = shown.isTold ? round : null;
  const detail = told && shown.hits > 0 ? t('games.stage_lottery_hits', { count: shown.hits }) : undefined;
  return (
    <StageFrame
      words={words}
      title={look.title}
      className={classNames(styles.stage, styles[look.theme])}
      backdrop={<div className={styles.rays} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingWords(lottery, choice, shown, words)}
      detail={detail}
      spoken={told ? `${shown.balls.join(', ')}. ${detail ?? ''}` : null}
    >
      <ol className={styles.balls} aria-label={t('games.stage_lottery_balls')}>
        {Array.from({ length: lottery.numbers.picked }, (_, index) => {
          const ball = shown.balls[index];
          const isHit = ball !== undefined && shown.numbers?.includes(ball) === true;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is its identity.
            <li key={index} className={classNames(styles.place, isHit && styles.hitPlace)}>
              {ball !== undefined && (
                <span className={classNames(styles.ball, !isCalm && styles.falling)}>
                  <BingoBall text={String(ball)} color={isHit ? look.hitBall : look.ball} size={56} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Ticket
        words={words}
        lottery={lottery}
        scene={shown}
        chosen={shown.numbers ?? choice.numbers}
        isFull={isFull(choice, lottery)}
        isLocked={isLocked}
        onMark={(number) => onChoose(marked(choice, number, lottery))}
      />
    </StageFrame>
  );
}

/** True while the choice is still the ticket of a bet. */
function isTicketOf(bet: LotteryBet, { numbers }: LotteryChoice): boolean {
  return numbers.join() === (bet.numbers ?? []).join();
}

interface TicketProps {
  words: StageWords;
  lottery: Lottery;
  scene: DrawScene;
  chosen: readonly number[];
  isFull: boolean;
  isLocked: boolean;
  onMark(number: number): void;
}

const columns = 10;

/** All numbers, ten a row. Arrow keys walk the ticket, Enter and space mark. */
function Ticket({ words, lottery, scene, chosen, isFull: isTicketFull, isLocked, onMark }: TicketProps) {
  const balls = lotteryBalls(lottery);
  const [focused, setFocused] = useState(1);
  const ticket = useRef<HTMLFieldSetElement>(null);
  const walk = (event: KeyboardEvent, number: number) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const next = number + (steps[event.key] ?? 0);
    if (next === number || !balls.includes(next)) return;
    event.preventDefault();
    setFocused(next);
    ticket.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    <fieldset ref={ticket} className={styles.ticket} aria-label={words.t('games.stage_lottery_numbers')}>
      {balls.map((number) => {
        const isMarked = chosen.includes(number);
        const isDrawn = scene.balls.includes(number);
        const isClosed = isLocked || (isTicketFull && !isMarked && scene.numbers === null);
        return (
          <button
            key={number}
            type="button"
            className={classNames(
              styles.number,
              isMarked && styles.marked,
              isDrawn && styles.drawn,
              isDrawn && isMarked && styles.hit,
            )}
            tabIndex={number === focused ? 0 : -1}
            aria-pressed={isMarked}
            aria-label={words.t('games.stage_lottery_number', { number })}
            aria-disabled={isClosed}
            onFocus={() => setFocused(number)}
            onKeyDown={(event) => walk(event, number)}
            onClick={() => !isClosed && onMark(number)}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}

function waitingWords(
  { numbers: { picked } }: Lottery,
  choice: LotteryChoice,
  scene: DrawScene,
  { t }: StageWords,
): string {
  if (scene.hits > 0) return t('games.stage_lottery_hits', { count: scene.hits });
  if (scene.numbers) return t('games.stage_good_luck');
  const missing = picked - choice.numbers.length;
  if (missing === 0) return choice.numbers.join(' · ');
  return missing === picked
    ? t(picked === 5 ? 'games.stage_lottery_hint' : 'draws.lottery_hint')
    : t('games.stage_lottery_more', { count: missing });
}
