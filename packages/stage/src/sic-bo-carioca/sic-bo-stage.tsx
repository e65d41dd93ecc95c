import type { SicBoBet, SicBoEvent } from '@arara/games';
import { parseAmount } from '@arara/money';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import { laidChips, liftOff, pilesOf, putDown, type TableChoice } from '../roleta-guanabara/chips.ts';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { Die } from './die.tsx';
import { title } from './letters.ts';
import { Lights } from './lights.tsx';
import { diceAtRest, type ThrowScene, throwMoments } from './moments.ts';
import styles from './sic-bo-stage.module.css';
import { SicBoTable } from './sic-bo-table.tsx';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly SicBoEvent[];
const betOf = (round: StageRound) => round.bet as SicBoBet;

const look: TitleLook = {
  name: 'Sic Bo Carioca',
  lettering: title,
  face: ['#fff', '#ffe9f6', '#ff9fdc'],
  depth: '#7a1260',
  edge: '#22042a',
};

const restingDice = [2, 5, 6];

/** Sic Bo Carioca: three dice over the betting table. The chips of a round lie there until the next is laid. */
export function SicBoStage(props: StageProps<TableChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: diceAtRest,
    momentsOf: (played) => throwMoments(eventsOf(played)),
    onDone,
  });
  const told = scene.isTold && !isWaiting ? round : null;
  const isFresh = choice.chips.length > 0 || choice.isCleared;
  const shown = round && (scene.isRolling || told) && !(told && isFresh) ? round : null;
  const piles = shown ? pilesOfBet(betOf(shown)) : pilesOf(isWaiting ? laidChips(choice) : choice.chips);
  const isThrowing = isWaiting || scene.isRolling;
  const detail = told ? thrownWords(scene, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Lights />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isThrowing ? 'games.stage_roulette_rolling' : 'games.stage_roulette_hint')}
      detail={detail}
      spoken={detail ? `${detail}.` : null}
    >
      <div className={styles.throw}>
        {(scene.dice.length === 3 ? scene.dice : restingDice).map((face, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
            key={index}
            face={face}
            size={62}
            isRolling={!isCalm && isThrowing && index >= (isWaiting ? 0 : scene.still)}
          />
        ))}
        {told && <b className={styles.sum}>{sumOf(scene)}</b>}
      </div>
      <SicBoTable
        words={words}
        piles={piles}
        won={told && shown ? wonKeys(told) : new Set()}
        isLocked={isLocked}
        onPut={(key) => onChoose(putDown(choice, key))}
        onLift={(key) => onChoose(liftOff(choice, key))}
      />
    </StageFrame>
  );
}

const sumOf = ({ dice }: ThrowScene) => dice.reduce((sum, face) => sum + face, 0);

function thrownWords(scene: ThrowScene, { t }: StageWords): string {
  return t('tablegames.thrown', { dice: scene.dice.join(' · '), total: sumOf(scene) });
}

function pilesOfBet({ bets }: SicBoBet): ReadonlyMap<string, bigint> {
  return new Map(bets.map(({ on, stake }) => [on, parseAmount(stake) ?? 0n]));
}

function wonKeys(round: StageRound): ReadonlySet<string> {
  const { bets } = betOf(round);
  return new Set(
    eventsOf(round).flatMap((event) => {
      const chip = event.type === 'bet_won' ? bets[event.index] : undefined;
      return chip ? [chip.on] : [];
    }),
  );
}
