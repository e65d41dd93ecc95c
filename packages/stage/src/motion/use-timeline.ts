import { useEffect, useRef, useState } from 'react';
import type { StageRound } from '../stage.ts';
import { type Moment, playMoments } from './timeline.ts';

const browserClock = {
  set: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clear: (timer: number) => window.clearTimeout(timer),
};

interface TimelineInput<Scene> {
  round: StageRound | null;
  isCalm: boolean;
  first: Scene;
  momentsOf(round: StageRound): readonly Moment<Scene>[];
  onDone(): void;
}

/** The scene to show now: plays each new round's moments once, in order, and says when the last one is over. */
export function useTimeline<Scene>(input: TimelineInput<Scene>): { scene: Scene; isPlaying: boolean } {
  const { round, isCalm, first } = input;
  const [shown, setShown] = useState<{ scene: Scene; isPlaying: boolean }>({
    scene: first,
    isPlaying: false,
  });
  const latest = useRef(input);
  latest.current = input;
  const startedCalm = useRef(isCalm);
  startedCalm.current = isCalm;
  useEffect(() => {
    if (!round) return;
    const moments = latest.current.momentsOf(round);
    const show = (scene: Scene) => setShown({ scene, isPlaying: true });
    const done = () => {
      setShown((before) => ({ scene: before.scene, isPlaying: false }));
      latest.current.onDone();
    };
    return playMoments(moments, startedCalm.current, show, done, browserClock);
  }, [round]);
  return shown;
}
