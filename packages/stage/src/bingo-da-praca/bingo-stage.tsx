import type { BingoEvent } from '@arara/games';
import { bingoCards, bingoDrawn } from '@arara/games/tables';
import { BingoBall, classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { BallCage } from '../pieces/ball-cage.tsx';
import { DrawPlaces } from '../pieces/draw-places.tsx';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './bingo-stage.module.css';
import type { BingoChoice } from './choice.ts';
import { title } from './letters.ts';
import { type HallScene, hallMoments, quietHall, type WonCard } from './moments.ts';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly BingoEvent[];

const look: TitleLook = {
  name: 'Bingo da Praça',
  lettering: title,
  face: ['#fff', '#fff3d1', '#ffd15c'],
  depth: '#4a35c0',
  edge: '#2a1a86',
};
const ballColors = ['#d7263d', '#1c7ed6', '#f08c00', '#2b8a3e', '#7b2cbf'] as const;

/** Bingo da Praça: the balls above, the cards below, marked as the balls come. */
export function BingoStage(props: StageProps<BingoChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: quietHall,
    momentsOf: (played) => hallMoments(eventsOf(played)),
    onDone,
  });
  const chosen = bingoCards(choice.sheet, choice.cards);
  const isSame = scene.cards !== null && scene.cards[0]?.join() === chosen[0]?.join();
  // Other cards than the drawn ones lie on the table once they are chosen.
  const shown =
    isWaiting || !(isLocked || (isSame && scene.cards?.length === choice.cards)) ? quietHall : scene;
  const cards = shown.cards ?? chosen;
  const told = shown.isTold ? round : null;
  const best = shown.won.toSorted((one, other) => other.multiplier - one.multiplier)[0];
  const bestWords =
    best && t('games.stage_bingo_won', { pattern: t(`games.bingo_${best.pattern}`), number: best.card + 1 });
  const last = shown.balls.at(-1);
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Bunting />}
      told={told}
      isCalm={isCalm}
      waitingText={
        last === undefined
          ? t('games.stage_bingo_hint')
          : t('games.stage_bingo_ball', { count: shown.balls.length, all: bingoDrawn })
      }
      detail={told ? bestWords : undefined}
      spoken={told ? (bestWords ?? '') : null}
    >
      <div className={styles.hall}>
        <div className={styles.caller} aria-hidden="true">
          {last === undefined ? (
            <BallCage colors={ballColors} />
          ) : (
            <span key={last} className={isCalm ? undefined : styles.popping}>
              <BingoBall text={String(last)} color={colorOf(last)} size={76} />
            </span>
          )}
        </div>
        <ol className={styles.drawn} aria-label={t('games.stage_bingo_numbers')}>
          {shown.balls.map((ball) => (
            <li key={ball} style={{ backgroundColor: colorOf(ball) }}>
              {ball}
            </li>
          ))}
          <DrawPlaces count={bingoDrawn - shown.balls.length} />
        </ol>
      </div>
      <div className={classNames(styles.cards, cards.length === 1 && styles.single)}>
        {cards.map((numbers, index) => (
          <BingoCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's place on the table is its identity.
            key={index}
            words={words}
            index={index}
            numbers={numbers}
            scene={shown}
            won={shown.won.find(({ card }) => card === index)}
            isGolden={told !== null && told.payoutCents > told.stakeCents}
            locale={locale}
          />
        ))}
      </div>
    </StageFrame>
  );
}

interface BingoCardProps {
  words: StageWords;
  index: number;
  numbers: readonly number[];
  scene: HallScene;
  won: WonCard | undefined;
  /** The round pays more than it cost: only then does a won card shine. */
  isGolden: boolean;
  locale: string;
}

function BingoCard({ words, index, numbers, scene, won, isGolden, locale }: BingoCardProps) {
  const { t } = words;
  return (
    <section
      className={classNames(styles.card, won && (isGolden ? styles.wonCard : styles.paidCard))}
      aria-label={t('games.stage_bingo_card', { number: index + 1 })}
    >
      <header className={styles.head}>
        <span>{t('games.stage_bingo_card', { number: index + 1 })}</span>
        {won && (
          <b>
            {t(`games.bingo_${won.pattern}`)} {multiplierText(won.multiplier, locale)}
          </b>
        )}
      </header>
      <ol className={styles.grid}>
        {numbers.map((number, cell) => (
          <li
            key={number}
            className={classNames(
              styles.cell,
              scene.balls.includes(number) && styles.marked,
              won?.cells.includes(cell) && (isGolden ? styles.winning : styles.paid),
            )}
          >
            {number}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each tenth of the balls has a colour of its own, five in turn. */
function colorOf(ball: number): string {
  return ballColors[Math.floor((ball - 1) / 18)] ?? ballColors[0];
}

/** Paper flags over the square. */
function Bunting() {
  const colors = ['#ffd15c', '#ff6b6b', '#4dd4ac', '#ff9ff3', '#74c0fc'];
  return (
    <svg
      className={styles.bunting}
      viewBox="0 0 900 120"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {[0, 1].map((line) => (
        <g key={line} transform={`translate(${line * -40} ${line * 26})`}>
          <path
            d="M-20 8Q240 64 480 10T960 12"
            fill="none"
            stroke="#fff"
            strokeOpacity=".6"
            strokeWidth="2"
          />
          {Array.from({ length: 24 }, (_, flag) => flag).map((flag) => {
            const x = flag * 40 + 4;
            const y = 10 + Math.abs(Math.sin((flag / 24) * Math.PI * 2)) * 24;
            return (
              <path key={flag} d={`M${x} ${y}h26l-4 26-9-8-9 8Z`} fill={colors[(flag + line * 2) % 5]} />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
