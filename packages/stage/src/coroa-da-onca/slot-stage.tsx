import type { SlotEvent } from '@arara/games';
import { useEffect, useState } from 'react';
import { quickened } from '../motion/quickened.ts';
import { useTimeline } from '../motion/use-timeline.ts';
import { Announcement } from '../pieces/announcement.tsx';
import { BigWin } from '../pieces/big-win.tsx';
import { TitleArt } from '../pieces/lettering.tsx';
import { ResultLine } from '../pieces/result-line.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { title } from './letters.ts';
import { type SlotScene, slotAtRest, slotMoments } from './moments.ts';
import { Reels } from './reels.tsx';
import { Scene } from './scene.tsx';
import styles from './slot-stage.module.css';
import { symbolName } from './symbols.tsx';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly SlotEvent[];

/** Coroa da Onça: the reels, the winning lines, the free spins and the plate with what was paid. */
export function SlotStage({ words, round, isWaiting, isCalm, isTurbo = false, onDone }: StageProps<null>) {
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: slotAtRest,
    momentsOf: (played) => {
      const moments = slotMoments(eventsOf(played));
      return isTurbo ? quickened(moments, ({ award }) => award !== null) : moments;
    },
    onDone,
  });
  const told = scene.isTold && !isWaiting ? round : null;
  const only = useTurn(told && !isCalm ? scene.lines.length : 0);
  return (
    <section className={styles.stage} data-turbo={isTurbo || undefined} aria-label="Coroa da Onça">
      <Scene />
      <TitleArt
        className={styles.title}
        lettering={title}
        title="Coroa da Onça"
        face={['#fff6c9', '#ffd34a', '#f08a00']}
        depth="#7a3d00"
        edge="#3a1c00"
      />
      <Reels words={words} scene={scene} isWaiting={isWaiting} isCalm={isCalm} only={only} />
      <div className={styles.foot}>
        {scene.freeSpinsLeft !== null && isPlaying && !told ? (
          <FreeSpins scene={scene} words={words} />
        ) : (
          <ResultLine
            words={words}
            round={told}
            waitingText={
              isWaiting || isPlaying ? words.t('games.stage_good_luck') : words.t('games.stage_slot_hint')
            }
            detail={told ? detailOf(scene, only, told, words) : undefined}
          />
        )}
      </div>
      {scene.award && isPlaying && (
        <div className={styles.award}>
          <b>{words.t('games.stage_free_spins', { count: scene.award.awarded })}</b>
          <span>{words.t('games.stage_free_spins_times', { times: scene.award.multiplier })}</span>
        </div>
      )}
      <BigWin words={words} round={told} isCalm={isCalm} />
      <Announcement
        text={
          told
            ? spoken(scene, told, words)
            : scene.award
              ? words.t('games.stage_free_spins', { count: scene.award.awarded })
              : null
        }
      />
    </section>
  );
}

function FreeSpins({ scene, words }: { scene: SlotScene; words: StageWords }) {
  return (
    <p className={styles.free}>
      <span>{words.t('games.stage_free_spins_left', { count: scene.freeSpinsLeft ?? 0 })}</span>
      <b>{words.money(BigInt(scene.soFarCents))}</b>
    </p>
  );
}

/** Counts through the winning lines, all of them first, while a result is looked at. */
function useTurn(lines: number): number | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    if (lines < 2) return;
    const timer = window.setInterval(() => setTurn((before) => before + 1), 1_400);
    return () => window.clearInterval(timer);
  }, [lines]);
  const place = lines < 2 ? 0 : turn % (lines + 1);
  return place === 0 ? null : place - 1;
}

function detailOf(
  scene: SlotScene,
  only: number | null,
  round: StageRound,
  words: StageWords,
): string | undefined {
  if (round.payoutCents <= 0n) return undefined;
  const line = only === null ? (scene.lines.length === 1 ? scene.lines[0] : undefined) : scene.lines[only];
  if (scene.spin > 0) return words.t('games.stage_slot_free_total', { count: scene.spin });
  if (line) {
    return words.t('games.stage_slot_line', {
      length: line.length,
      symbol: symbolName(line.symbol, words),
      line: line.line + 1,
    });
  }
  return scene.lines.length > 0
    ? words.t('games.stage_slot_lines', { count: scene.lines.length })
    : undefined;
}

function spoken(scene: SlotScene, round: StageRound, words: StageWords): string {
  const paid = round.payoutCents > 0n;
  const result = words.t(paid ? 'games.stage_paid' : 'games.stage_lost', {
    amount: words.money(round.payoutCents),
  });
  return [detailOf(scene, null, round, words), result].filter(Boolean).join('. ');
}
