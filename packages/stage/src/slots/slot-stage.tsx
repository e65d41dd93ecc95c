import type { SlotRoundEvent } from '@arara/games';
import { type CSSProperties, memo, useEffect, useMemo, useState } from 'react';
import { quickened } from '../motion/quickened.ts';
import { useTimeline } from '../motion/use-timeline.ts';
import { Announcement } from '../pieces/announcement.tsx';
import { BigWin } from '../pieces/big-win.tsx';
import { TitleArt } from '../pieces/lettering.tsx';
import { ResultLine } from '../pieces/result-line.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import type { SlotChoice } from './choice.ts';
import { faceOf } from './face.ts';
import { BonusWheel } from './features/bonus-wheel.tsx';
import { Counter } from './features/counter.tsx';
import { Gauges } from './features/gauges.tsx';
import { HoldBoard } from './features/hold-board.tsx';
import { Motes } from './features/motes.tsx';
import { Picks } from './features/picks.tsx';
import { Placard } from './features/placard.tsx';
import { Frame } from './machine/frame.tsx';
import { Reels } from './machine/reels.tsx';
import { isFeature, slotMoments } from './moments.ts';
import type { SlotMachine } from './slot-machine.ts';
import styles from './slot-stage.module.css';
import { hintOf, spokenOf, winText } from './tellings.ts';
import type { SlotTheme } from './theme.ts';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly SlotRoundEvent[];

/** The stage that all slot titles share: it plays a round's events on the machine and in the colours of one title. */
export function SlotStage({
  machine,
  words,
  round,
  isWaiting,
  isCalm,
  isTurbo = false,
  stakeCents,
  onDone,
}: StageProps<SlotChoice> & { machine: SlotMachine }) {
  const { shown, theme, facts, restingGrid, first, isTall } = machine;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first,
    momentsOf: (played) => {
      const moments = slotMoments(eventsOf(played), facts, restingGrid);
      return isTurbo ? quickened(moments, isFeature) : moments;
    },
    onDone,
  });
  const face = useMemo(() => faceOf(shown, theme, words), [shown, theme, words]);
  const told = scene.isTold && !isWaiting ? round : null;
  const only = useTurn(told && !isCalm ? scene.wins.length : 0);
  const isBusy = isWaiting || isPlaying;
  const money = (cents: number) => words.money(BigInt(cents));
  return (
    <section
      className={styles.stage}
      data-tall={isTall || undefined}
      data-turbo={isTurbo || undefined}
      style={paint(theme)}
      aria-label={theme.title.name}
    >
      <Room theme={theme} />
      {theme.motes && !isCalm && <Motes motes={theme.motes} />}
      <div className={styles.head}>
        <TitleArt className={styles.title} {...theme.title} title={theme.title.name} />
        {isTall && (
          <TitleArt
            className={styles.stacked}
            {...theme.title}
            lettering={theme.stacked}
            title={theme.title.name}
          />
        )}
      </div>
      <div className={styles.gauges}>
        <Gauges face={face} scene={scene} stakeCents={stakeCents} words={words} />
      </div>
      <div
        className={styles.machine}
        style={{ '--columns': shown.columns, '--rows': shown.rows } as CSSProperties}
      >
        <Frame face={face} isCalm={isCalm}>
          {scene.hold && !isWaiting ? (
            <HoldBoard face={face} hold={scene.hold} words={words} isCalm={isCalm} />
          ) : (
            <Reels
              face={face}
              scene={scene}
              isWaiting={isWaiting}
              isCalm={isCalm}
              only={only}
              money={money}
            />
          )}
        </Frame>
      </div>
      <div className={styles.foot}>
        {isBusy && !told && !isWaiting ? (
          <Counter scene={scene} words={words} />
        ) : (
          <ResultLine
            words={words}
            round={told}
            waitingText={isBusy ? words.t('games.stage_good_luck') : hintOf(shown, words)}
            detail={told ? winText(scene, only, words) : undefined}
          />
        )}
      </div>
      {scene.wheel && isPlaying && (
        <BonusWheel face={face} wheel={scene.wheel} words={words} isCalm={isCalm} />
      )}
      {scene.picks && isPlaying && <Picks face={face} picks={scene.picks} words={words} isCalm={isCalm} />}
      {isPlaying && !told && <Placard scene={scene} words={words} />}
      <BigWin words={words} round={told} isCalm={isCalm} />
      <Announcement text={spokenOf(scene, told, words)} />
    </section>
  );
}

/** What stands behind the machine: a round changes nothing in it. */
const Room = memo(function Room({ theme }: { theme: SlotTheme }) {
  return <theme.Scenery />;
});

/** Counts through the wins, all of them first, while a result is looked at. */
function useTurn(wins: number): number | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    if (wins < 2) return;
    const timer = window.setInterval(() => setTurn((before) => before + 1), 1_400);
    return () => window.clearInterval(timer);
  }, [wins]);
  const place = wins < 2 ? 0 : turn % (wins + 1);
  return place === 0 ? null : place - 1;
}

function paint({ colours, frame }: SlotTheme): CSSProperties {
  return {
    '--slot-ground': colours.ground,
    '--slot-reel': colours.reel,
    '--slot-gap': colours.gap,
    '--slot-lit': colours.lit,
    '--slot-tag': colours.tag,
    '--slot-plate': colours.plate,
    '--slot-plate-edge': colours.plateEdge,
    '--slot-plate-text': colours.plateText,
    '--slot-veil': colours.veil,
    '--slot-frame-light': frame.tones[0],
    '--slot-frame': frame.tones[1],
    '--slot-frame-deep': frame.tones[2],
    '--slot-frame-edge': frame.edge,
  } as CSSProperties;
}
