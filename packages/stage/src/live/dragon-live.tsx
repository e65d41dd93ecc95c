import type { DragonEvent, DragonOutcome } from '@arara/games';
import { dragonPays, dragonResult } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import duel from '../dragao-e-onca/dragon-stage.module.css';
import { dragonLook } from '../dragao-e-onca/look.ts';
import { beforeDuel, duelMoments } from '../dragao-e-onca/moments.ts';
import { dragonColors, resultWords } from '../dragao-e-onca/places.ts';
import { Side } from '../dragao-e-onca/side.tsx';
import { Split } from '../dragao-e-onca/split.tsx';
import { betsByPlace, pilesOfPlace } from './chips-on.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { LiveTitle } from './live-title.tsx';
import { unhurried } from './moment-at.ts';
import { paysText } from './pays-text.ts';
import { SpotBoard } from './spot-board.tsx';
import { useDrawScene } from './use-draw-scene.ts';

function resultOf(outcome: unknown) {
  // The server builds outcomes with the rules this type comes from.
  const { dragon, jaguar } = outcome as DragonOutcome;
  return dragonResult(dragon, jaguar);
}

function DragonScene({ words, draw, isCalm, onTold }: LiveSceneProps) {
  const { scene } = useDrawScene({
    draw,
    isCalm,
    first: beforeDuel,
    momentsOf: ({ events, playingMs }) => unhurried(duelMoments(events as readonly DragonEvent[]), playingMs),
    onTold,
  });
  return (
    <div className={classNames(styles.scene, styles.dragon)}>
      <Split />
      {draw === null && <LiveTitle look={dragonLook} />}
      <div className={classNames(styles.middle, draw === null && styles.away)}>
        <div className={duel.duel}>
          <Side words={words} side="dragon" card={scene.dragon} result={scene.result} isCalm={isCalm} />
          <span className={duel.versus} aria-hidden="true">
            ×
          </span>
          <Side words={words} side="jaguar" card={scene.jaguar} result={scene.result} isCalm={isCalm} />
        </div>
      </div>
    </div>
  );
}

function DragonBoard({ words, outcome, setting: _, ...rest }: LiveBoardProps) {
  const result = outcome === null ? null : resultOf(outcome);
  return (
    <SpotBoard
      {...rest}
      words={words}
      label={words.t('games.stage_roulette_table')}
      columns={2}
      felt={['#3d1420', '#1c0a08']}
      won={(key) => key === result || (key === 'tie' && result === 'suited_tie')}
      spots={(['dragon', 'jaguar', 'tie', 'suited_tie'] as const).map((key) => ({
        key,
        name: words.t(`tablegames.${key}`),
        pays: paysText(dragonPays[key], words.locale),
        color: dragonColors[key],
      }))}
    />
  );
}

export const dragonLive: LiveCabinet = {
  Scene: DragonScene,
  Board: DragonBoard,
  betsOf: betsByPlace,
  pilesOf: pilesOfPlace,
  markOf: (outcome, words) => {
    const result = resultOf(outcome);
    const tones = { dragon: 'red', jaguar: 'gold', tie: 'green', suited_tie: 'violet' } as const;
    return { text: Array.from(words.t(`tablegames.${result}`))[0] ?? '', tone: tones[result] };
  },
  callOf: (outcome, words) => `${resultWords(resultOf(outcome), words)}.`,
};
