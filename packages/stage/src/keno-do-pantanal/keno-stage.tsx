import type { KenoBet, KenoEvent } from '@arara/games';
import { type KenoRisk, kenoNumbers, kenoPays, kenoPicks } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import caiman from '@lobehub/fluent-emoji-3d/assets/1f40a.webp';
import lotus from '@lobehub/fluent-emoji-3d/assets/1fab7.webp';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import styles from './keno-stage.module.css';
import { title } from './letters.ts';
import { emptyBoard, kenoMoments } from './moments.ts';

export interface KenoChoice {
  readonly numbers: readonly number[];
  readonly risk: KenoRisk;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly KenoEvent[];
const betOf = (round: StageRound) => round.bet as KenoBet;

const look: TitleLook = {
  name: 'Keno do Pantanal',
  lettering: title,
  face: ['#fff', '#eaffc9', '#a6e34a'],
  depth: '#1c6b3a',
  edge: '#06301f',
};
const board = Array.from({ length: kenoNumbers.to }, (_, index) => index + 1);

/** Keno do Pantanal: forty lily pads; ten of them bloom. */
export function KenoStage(props: StageProps<KenoChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: emptyBoard,
    momentsOf: (played) => kenoMoments(eventsOf(played)),
    onDone,
  });
  const bet = round && !isWaiting ? betOf(round) : null;
  const isSame = bet !== null && bet.risk === choice.risk && bet.numbers.join() === choice.numbers.join();
  // A clean pond once other numbers are chosen.
  const shown = bet && (isLocked || isSame) ? scene : emptyBoard;
  const numbers = shown === emptyBoard || !bet ? choice.numbers : bet.numbers;
  const told = shown.isTold ? round : null;
  const hits = shown.drawn.filter((number) => numbers.includes(number)).length;
  const toggle = (number: number) => {
    const isOn = choice.numbers.includes(number);
    if (!isOn && choice.numbers.length >= kenoPicks.most) return;
    const others = choice.numbers.filter((one) => one !== number);
    onChoose({ ...choice, numbers: isOn ? others : [...others, number].sort((a, b) => a - b) });
  };
  const detail = told ? t('games.stage_lottery_hits', { count: hits }) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Pond />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isWaiting || isPlaying ? 'games.stage_good_luck' : 'arcade.keno_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <fieldset className={styles.board} aria-label={t('games.stage_lottery_numbers')}>
        {board.map((number) => {
          const [isChosen, isDrawn] = [numbers.includes(number), shown.drawn.includes(number)];
          return (
            <button
              key={number}
              type="button"
              className={classNames(
                styles.pad,
                isChosen && styles.chosen,
                isDrawn && styles.drawn,
                isDrawn && isChosen && styles.hit,
                isDrawn && !isCalm && styles.opening,
              )}
              aria-pressed={isChosen}
              aria-label={t('arcade.keno_number', { number })}
              disabled={isLocked}
              onClick={() => toggle(number)}
            >
              {isDrawn && isChosen && <img src={lotus} alt="" />}
              <b>{number}</b>
            </button>
          );
        })}
      </fieldset>
      <ol className={styles.pays} aria-label={t('games.stage_hits')}>
        {kenoPays(Math.max(numbers.length, 1), bet && shown !== emptyBoard ? bet.risk : choice.risk).map(
          (pay, count) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a count of hits is its place.
              key={count}
              className={classNames(
                styles.pay,
                pay === 0 && styles.nothing,
                numbers.length > 0 && shown.drawn.length > 0 && count === hits && styles.now,
              )}
            >
              <b>{pay === 0 ? '–' : multiplierText(pay, locale).replace(/[.,]00×/, '×')}</b>
              <small>{count}</small>
            </li>
          ),
        )}
      </ol>
    </StageFrame>
  );
}

/** The marsh at dusk: sun, reeds, a caiman that waits. */
function Pond() {
  return (
    <div className={styles.pond} aria-hidden="true">
      <i className={styles.sun} />
      <i className={styles.reeds} />
      <img className={styles.caiman} src={caiman} alt="" />
    </div>
  );
}
