import type { BaccaratEvent, BaccaratOutcome } from '@arara/games';
import { baccaratPays, pointsOf, totalOf, winnerOf } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { sideName } from '../bacara-imperial/choice.ts';
import { Hand } from '../bacara-imperial/hand.tsx';
import { baccaratLook } from '../bacara-imperial/look.ts';
import { emptyTable, tableMoments } from '../bacara-imperial/moments.ts';
import { betsByPlace, pilesOfPlace } from './chips-on.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { LiveTitle } from './live-title.tsx';
import { unhurried } from './moment-at.ts';
import { paysText } from './pays-text.ts';
import { SpotBoard } from './spot-board.tsx';
import { useDrawScene } from './use-draw-scene.ts';

/** The points of both hands, and who has won. */
function resultOf(outcome: unknown) {
  // The server builds outcomes with the rules this type comes from.
  const hands = outcome as BaccaratOutcome;
  const [player, banker] = [totalOf(hands.player.map(pointsOf)), totalOf(hands.banker.map(pointsOf))];
  return { player, banker, winner: winnerOf(player, banker) };
}

function BaccaratScene({ words, draw, isCalm, onTold }: LiveSceneProps) {
  const { scene } = useDrawScene({
    draw,
    isCalm,
    first: emptyTable,
    momentsOf: ({ events, playingMs }) =>
      unhurried(tableMoments(events as readonly BaccaratEvent[]), playingMs),
    onTold,
  });
  return (
    <div className={classNames(styles.scene, styles.baccarat)}>
      {draw === null && <LiveTitle look={baccaratLook} />}
      <div className={classNames(styles.middle, draw === null && styles.away)}>
        <div className={styles.cards}>
          {(['player', 'banker'] as const).map((side) => (
            <Hand
              key={side}
              words={words}
              side={side}
              cards={scene[side]}
              total={scene.totals[side]}
              isWinner={scene.winner === side}
              isCalm={isCalm}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const places = [
  ['player', 'linear-gradient(180deg, #1b48a8, #0b2460)'],
  ['tie', 'linear-gradient(180deg, #0d6b48, #053a27)'],
  ['banker', 'linear-gradient(180deg, #b01c34, #5c0817)'],
] as const;

function BaccaratBoard({ words, outcome, setting: _, ...rest }: LiveBoardProps) {
  const winner = outcome === null ? null : resultOf(outcome).winner;
  return (
    <SpotBoard
      {...rest}
      words={words}
      label={words.t('games.stage_roulette_table')}
      columns={places.length}
      felt={['#5c0a1e', '#22040b']}
      won={(key) => key === winner}
      spots={places.map(([side, color]) => ({
        key: side,
        name: sideName(side, words),
        pays: paysText(baccaratPays[side], words.locale),
        color,
      }))}
    />
  );
}

export const baccaratLive: LiveCabinet = {
  Scene: BaccaratScene,
  Board: BaccaratBoard,
  betsOf: betsByPlace,
  pilesOf: pilesOfPlace,
  markOf: (outcome, words) => {
    const { winner } = resultOf(outcome);
    const tone = { player: 'blue', banker: 'red', tie: 'green' } as const;
    return { text: Array.from(sideName(winner, words))[0] ?? '', tone: tone[winner] };
  },
  callOf: (outcome, words) => {
    const { player, banker, winner } = resultOf(outcome);
    return words.t(`games.stage_baccarat_won_${winner}`, { player, banker });
  },
};
