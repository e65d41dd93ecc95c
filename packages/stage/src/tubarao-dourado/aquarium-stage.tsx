import type { AquariumEvent } from '@arara/games';
import type { SeaKind } from '@arara/games/tables';
import coral from '@lobehub/fluent-emoji-3d/assets/1fab8.webp';
import { memo } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './aquarium-stage.module.css';
import { title } from './letters.ts';
import { quietSea, type SeaScene, seaMoments } from './moments.ts';
import { plateOf, seaName } from './pictures.ts';
import { Sea } from './sea.tsx';

export interface AquariumChoice {
  readonly kind: SeaKind;
  readonly gun: number;
}

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly AquariumEvent[];

const look: TitleLook = {
  name: 'Tubarão Dourado',
  lettering: title,
  face: ['#fffbe0', '#ffd54a', '#e08a00'],
  depth: '#6b3a00',
  edge: '#0a1638',
};

/** Tubarão Dourado: the deep sea, a gun of four powers, and bosses that bring others with them. */
export function AquariumStage(props: StageProps<AquariumChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: quietSea,
    momentsOf: (played) => seaMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? quietSea : scene;
  const told = shown.isTold ? round : null;
  const detail = told ? endWords(shown, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Deep />}
      told={told}
      isCalm={isCalm}
      waitingText={`${seaName(choice.kind, words)} · ${plateOf(choice.kind)} · ${words.t('arcade.sea_gun')} ${choice.gun}×`}
      detail={detail}
      spoken={detail ?? null}
    >
      <Sea
        scene={shown}
        chosen={choice.kind}
        gun={choice.gun}
        isCalm={isCalm}
        isLocked={isLocked}
        onChoose={(kind) => onChoose({ ...choice, kind })}
      />
    </StageFrame>
  );
}

function endWords({ kind, phase, feature, worth }: SeaScene, words: StageWords): string | undefined {
  if (!kind) return undefined;
  const { t } = words;
  if (feature) return t(`arcade.sea_${feature}`, { worth });
  const fish = seaName(kind, words);
  return t(phase === 'caught' ? 'games.stage_fishing_caught' : 'games.stage_fishing_away', { fish });
}

/** Light from above, rocks, a sunken glow of gold. */
const Deep = memo(function Deep() {
  return (
    <div className={styles.deep} aria-hidden="true">
      <i className={styles.light} />
      <i className={styles.light} />
      <i className={styles.gold} />
      <svg className={styles.rocks} viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 120V52l40-30 46 40 60-18 40 44 54-34 58 20 46-44 56 36v54Z"
          fill="#03142e"
          opacity=".75"
        />
        <path d="M0 120V84l60-20 70 30 80-22 70 26 66-26 54 20v28Z" fill="#020b1e" />
      </svg>
      <img className={styles.coral} src={coral} alt="" />
      <img className={styles.coral} src={coral} alt="" />
    </div>
  );
});
