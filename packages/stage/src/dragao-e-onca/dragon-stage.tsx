import type { DragonBet, DragonEvent } from '@arara/games';
import { type DragonResult, dragonBets, dragonPays } from '@arara/games/tables';
import { Spots } from '../card-felt/spots.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import type { DragonChoice } from './choice.ts';
import styles from './dragon-stage.module.css';
import { dragonLook } from './look.ts';
import { beforeDuel, duelMoments } from './moments.ts';
import { dragonColors, dragonOrder, resultWords } from './places.ts';
import { Side } from './side.tsx';
import { Split } from './split.tsx';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly DragonEvent[];
const betOf = (round: StageRound) => round.bet as DragonBet;

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
      title={dragonLook}
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
        spots={dragonOrder.map((key) => ({
          key,
          name: t(`tablegames.${key}`),
          pays: dragonPays[key],
          color: dragonColors[key],
        }))}
        columns={dragonOrder.length}
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

function wonSides(result: DragonResult | null): readonly string[] {
  if (result === null) return [];
  return result === 'suited_tie' ? ['tie', 'suited_tie'] : [result];
}
