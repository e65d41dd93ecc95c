import type { SicBoEvent, SicBoOutcome } from '@arara/games';
import { sicBoMultiplier, sicBoSpots } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { Die } from '../sic-bo-carioca/die.tsx';
import { Lights } from '../sic-bo-carioca/lights.tsx';
import { diceAtRest, throwMoments } from '../sic-bo-carioca/moments.ts';
import { SicBoTable } from '../sic-bo-carioca/sic-bo-table.tsx';
import { oneBetOf, pilesOfBets } from './chips-on.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { unhurried } from './moment-at.ts';
import { useDrawScene } from './use-draw-scene.ts';

// The server builds outcomes with the rules this type comes from.
const diceOf = (outcome: unknown) => (outcome as SicBoOutcome).dice;
const sumOf = (dice: readonly number[]) => dice.reduce((sum, face) => sum + face, 0);
const restingDice = [2, 5, 6];

function SicBoScene({ draw, isCalm, onTold }: LiveSceneProps) {
  const { scene } = useDrawScene({
    draw,
    isCalm,
    first: diceAtRest,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) => unhurried(throwMoments(events as readonly SicBoEvent[]), playingMs),
    onTold,
  });
  const dice = scene.dice.length === 3 ? scene.dice : restingDice;
  return (
    <div className={classNames(styles.scene, styles.sicbo)}>
      <Lights />
      <div className={styles.middle}>
        <div className={styles.cup}>
          {dice.map((face, index) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
              key={index}
              face={face}
              size={54}
              isRolling={!isCalm && scene.isRolling && index >= scene.still}
            />
          ))}
          {draw && scene.isTold && <b className={styles.sum}>{sumOf(scene.dice)}</b>}
        </div>
      </div>
    </div>
  );
}

function SicBoBoard({ words, piles, outcome, isLocked, onPut, onLift }: LiveBoardProps) {
  return (
    <SicBoTable
      words={words}
      piles={piles}
      won={outcome === null ? new Set() : wonPlaces(diceOf(outcome))}
      isLocked={isLocked}
      onPut={(key) => onPut([key])}
      onLift={onLift}
    />
  );
}

function wonPlaces([a = 1, b = 1, c = 1]: readonly number[]): ReadonlySet<string> {
  return new Set(sicBoSpots.filter((spot) => sicBoMultiplier(spot, [a, b, c]) > 0).map(({ key }) => key));
}

export const sicBoLive: LiveCabinet = {
  Scene: SicBoScene,
  Board: SicBoBoard,
  betsOf: oneBetOf,
  pilesOf: pilesOfBets,
  markOf: (outcome) => {
    const dice = diceOf(outcome);
    const total = sumOf(dice);
    const isTriple = new Set(dice).size === 1;
    return { text: String(total), tone: isTriple ? 'green' : total <= 10 ? 'blue' : 'red' };
  },
  callOf: (outcome, { t }) => {
    const dice = diceOf(outcome);
    return `${t('tablegames.thrown', { dice: dice.join(' · '), total: sumOf(dice) })}.`;
  },
};
