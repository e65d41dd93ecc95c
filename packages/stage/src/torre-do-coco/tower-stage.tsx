import type { TowerView } from '@arara/games';
import { type TowerDifficulty, towerDifficulties, towerFloors, towerLadder } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import palm from '@lobehub/fluent-emoji-3d/assets/1f334.webp';
import coconut from '@lobehub/fluent-emoji-3d/assets/1f965.webp';
import crab from '@lobehub/fluent-emoji-3d/assets/1f980.webp';
import { useEffect, useState } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { shortMultiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { title } from './letters.ts';
import { emptyTower, type TowerScene, towerMoments } from './moments.ts';
import styles from './tower-stage.module.css';

export interface TowerChoice {
  readonly difficulty: TowerDifficulty;
}

// The server builds the view with the rules this type comes from.
const viewOf = (round: StageRound | null) => (round?.view ?? null) as TowerView | null;

const look: TitleLook = {
  name: 'Torre do Coco',
  lettering: title,
  face: ['#fff', '#fff6d8', '#ffd36a'],
  depth: '#0a6077',
  edge: '#053a4d',
};
const floors = Array.from({ length: towerFloors }, (_, index) => towerFloors - 1 - index);

/** Torre do Coco: eight floors, the lowest below; the next one is open to choose from. */
export function TowerStage(props: StageProps<TowerChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone, onAct } = props;
  const { t, locale } = words;
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) setAsked(null);
  }, [isWaiting]);
  const { scene } = useTimeline({
    round,
    isCalm,
    first: emptyTower,
    momentsOf: (played) => momentsOfRound(viewOf(played)),
    onDone,
  });
  const view = viewOf(round);
  const isStarting = isWaiting && !round?.isOpen;
  // Another tower once another difficulty is chosen after the end.
  const isOther =
    round !== null && !round.isOpen && view?.difficulty !== choice.difficulty && !props.isLocked;
  const shown = isStarting || isOther ? emptyTower : scene;
  const difficulty = isStarting || isOther || !view ? choice.difficulty : view.difficulty;
  const told = shown.isTold ? round : null;
  const canPick = round?.isOpen === true && !isWaiting;
  const detail = told && view ? endWords(view, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<img className={styles.palm} src={palm} alt="" />}
      told={told}
      isCalm={isCalm}
      waitingText={
        round?.isOpen && view?.nextMultiplier
          ? t('games.stage_tower_next', { multiplier: shortMultiplierText(view.nextMultiplier, locale) })
          : t('games.stage_tower_hint')
      }
      detail={detail}
      spoken={
        detail ??
        (view && view.picked.length > 0 && round?.isOpen
          ? t('games.stage_mines_safe', { multiplier: shortMultiplierText(view.multiplier, locale) })
          : null)
      }
    >
      <ol className={styles.tower}>
        {floors.map((floor) => (
          <li
            key={floor}
            className={classNames(styles.floor, floor === shown.picked.length && canPick && styles.next)}
          >
            <span
              className={classNames(
                styles.worth,
                floor < shown.picked.length - (shown.isHit ? 1 : 0) && styles.passed,
              )}
            >
              {shortMultiplierText(towerLadder(difficulty)[floor] ?? 0, locale)}
            </span>
            <Floor
              words={words}
              floor={floor}
              tiles={towerDifficulties[difficulty].tiles}
              scene={shown}
              asked={floor === shown.picked.length ? asked : null}
              canPick={canPick && floor === shown.picked.length}
              isCalm={isCalm}
              onPick={(tile) => {
                setAsked(tile);
                onAct({ type: 'pick', tile });
              }}
            />
          </li>
        ))}
      </ol>
    </StageFrame>
  );
}

function momentsOfRound(view: TowerView | null) {
  return view ? towerMoments(view) : [];
}

interface FloorProps {
  words: StageWords;
  floor: number;
  tiles: number;
  scene: TowerScene;
  asked: number | null;
  canPick: boolean;
  isCalm: boolean;
  onPick(tile: number): void;
}

type Face = 'closed' | 'coconut' | 'crab' | 'shown_coconut' | 'shown_crab';

function Floor({ words, floor, tiles, scene, asked, canPick, isCalm, onPick }: FloorProps) {
  return (
    <div className={styles.tiles} style={{ gridTemplateColumns: `repeat(${tiles}, minmax(0, 1fr))` }}>
      {Array.from({ length: tiles }, (_, tile) => {
        const face = faceOf(scene, floor, tile);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
            key={tile}
            type="button"
            className={classNames(
              styles.tile,
              styles[face],
              canPick && styles.open,
              asked === tile && styles.asked,
              face !== 'closed' && !isCalm && styles.turned,
            )}
            disabled={!canPick}
            aria-label={tileName(face, { floor: floor + 1, tile: tile + 1 }, words)}
            onClick={() => onPick(tile)}
          >
            {face !== 'closed' && (
              <img src={face === 'crab' || face === 'shown_crab' ? crab : coconut} alt="" />
            )}
          </button>
        );
      })}
    </div>
  );
}

function faceOf({ picked, crabs, isHit }: TowerScene, floor: number, tile: number): Face {
  if (picked[floor] === tile) return isHit && floor === picked.length - 1 ? 'crab' : 'coconut';
  if (!crabs) return 'closed';
  return crabs[floor]?.includes(tile) ? 'shown_crab' : 'shown_coconut';
}

function tileName(face: Face, place: { floor: number; tile: number }, { t }: StageWords): string {
  if (face === 'closed') return t('games.stage_tower_tile', place);
  const isCrab = face === 'crab' || face === 'shown_crab';
  return t(isCrab ? 'games.stage_tower_tile_crab' : 'games.stage_tower_tile_coconut', place);
}

function endWords({ end, picked }: TowerView, { t }: StageWords): string {
  if (end === 'crab_hit') return t('games.stage_tower_hit');
  if (end === 'top_reached') return t('games.stage_tower_top');
  return t('games.stage_tower_cashed', { count: picked.length });
}
