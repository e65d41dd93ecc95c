import type { DragonBet, DragonEvent } from '@arara/games';
import { type DragonResult, type DragonSide, dragonBets, dragonPays } from '@arara/games/tables';
import { classNames, Emoji } from '@arara/ui';
import { Spots } from '../card-felt/spots.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { PlayingCard } from '../pieces/playing-card.tsx';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import type { DragonChoice } from './choice.ts';
import styles from './dragon-stage.module.css';
import { title } from './letters.ts';
import { beforeDuel, duelMoments } from './moments.ts';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly DragonEvent[];
const betOf = (round: StageRound) => round.bet as DragonBet;

const look: TitleLook = {
  name: 'Dragão e Onça',
  lettering: title,
  face: ['#fff6d8', '#ffd35c', '#c9801a'],
  depth: '#6b1010',
  edge: '#220408',
};

const colors: Readonly<Record<DragonSide, string>> = {
  dragon: 'linear-gradient(180deg, #c4283c, #6d0c1c)',
  tie: 'linear-gradient(180deg, #14805c, #06402e)',
  jaguar: 'linear-gradient(180deg, #d08a1c, #6b3f06)',
  suited_tie: 'linear-gradient(180deg, #5c3fa8, #2a1a5c)',
};
const beasts = { dragon: '1f409', jaguar: '1f406' } as const;
const order: readonly DragonSide[] = ['dragon', 'tie', 'jaguar', 'suited_tie'];

/** Dragão e Onça: two beasts, a card each; the player only chooses a place. */
export function DragonStage(props: StageProps<DragonChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, stakeCents, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeDuel,
    momentsOf: (played) => duelMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? beforeDuel : scene;
  const told = shown.result === null ? null : round;
  const isDealing = isWaiting || (shown.isDealt && !told);
  const detail = told && shown.result ? resultWords(shown.result, words) : undefined;
  const placed = round && (isDealing || told) && !isWaiting ? betOf(round).on : choice.on;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Split />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isDealing ? 'games.stage_good_luck' : 'tablegames.choose_side')}
      detail={detail}
      spoken={detail ? `${detail}.` : null}
    >
      <div className={styles.duel}>
        <Side words={words} side="dragon" card={shown.dragon} result={shown.result} isCalm={isCalm} />
        <span className={styles.versus} aria-hidden="true">
          ×
        </span>
        <Side words={words} side="jaguar" card={shown.jaguar} result={shown.result} isCalm={isCalm} />
      </div>
      <Spots
        words={words}
        spots={order.map((key) => ({
          key,
          name: t(`tablegames.${key}`),
          pays: dragonPays[key],
          color: colors[key],
        }))}
        columns={order.length}
        bet={placed}
        betCents={round && told ? round.stakeCents : stakeCents}
        won={wonSides(shown.result)}
        isLocked={isLocked}
        onChoose={(key) => {
          const on = dragonBets.find((side) => side === key);
          if (on) onChoose({ on });
        }}
      />
    </StageFrame>
  );
}

interface SideProps {
  words: StageWords;
  side: 'dragon' | 'jaguar';
  card: string | null;
  result: DragonResult | null;
  isCalm: boolean;
}

function Side({ words, side, card, result, isCalm }: SideProps) {
  return (
    <section
      className={classNames(styles.side, result === side && styles.winner)}
      aria-label={words.t(`tablegames.${side}`)}
    >
      <Emoji code={beasts[side]} size={128} className={styles.beast} />
      <PlayingCard
        key={card ?? 'down'}
        words={words}
        card={card}
        isTurning={!isCalm && card !== null}
        className={card === null ? styles.waiting : undefined}
      />
      <span>{words.t(`tablegames.${side}`)}</span>
    </section>
  );
}

function wonSides(result: DragonResult | null): readonly string[] {
  if (result === null) return [];
  return result === 'suited_tie' ? ['tie', 'suited_tie'] : [result];
}

function resultWords(result: DragonResult, { t }: StageWords): string {
  if (result === 'tie' || result === 'suited_tie') return t(`tablegames.${result}`);
  return t('tablegames.side_wins', { side: t(`tablegames.${result}`) });
}

/** Scales on the dragon's half, spots on the jaguar's, and the light between them. */
function Split() {
  return (
    <svg
      className={styles.split}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: 77 }, (_, index) => index).map((index) => (
        <path
          key={`scale-${index}`}
          d="M0 0a22 22 0 0 0 44 0"
          transform={`translate(${(index % 11) * 40 + (Math.floor(index / 11) % 2) * 20 - 30} ${Math.floor(index / 11) * 84 + 20})`}
          fill="none"
          stroke="#ffb08a"
          strokeOpacity=".14"
          strokeWidth="3"
        />
      ))}
      {Array.from({ length: 26 }, (_, index) => index).map((index) => (
        <path
          key={`spot-${index}`}
          d="M0-14c10-4 18 4 16 12M10 14c-10 6-22 0-22-12M-14-8c0-6 5-10 10-10"
          transform={`translate(${500 + ((index * 91) % 390)} ${30 + ((index * 67) % 520)}) rotate(${index * 43})`}
          fill="none"
          stroke="#2a1200"
          strokeOpacity=".35"
          strokeWidth="7"
          strokeLinecap="round"
        />
      ))}
      <path
        d="M470-20 410 290l60 20-52 280"
        fill="none"
        stroke="#ffe9b0"
        strokeOpacity=".5"
        strokeWidth="3"
      />
    </svg>
  );
}
