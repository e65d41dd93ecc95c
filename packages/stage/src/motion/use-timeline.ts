import { useEffect, useRef, useState } from 'react';
import type { StageRound } from '../stage.ts';
import { beginningOf, type Moment, playMoments, type Shown, shownNow } from './timeline.ts';

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
  const [shown, setShown] = useState<Shown<StageRound, Scene>>({
    round: null,
    scene: first,
    isPlaying: false,
  });
  const latest = useRef(input);
  latest.current = input;
  const startedCalm = useRef(isCalm);
  startedCalm.current = isCalm;
  // Laid out once a round: scenes are told apart by what they are.
  const laidOut = useRef<{ round: StageRound; moments: readonly Moment<Scene>[] } | null>(null);
  const momentsOf = (played: StageRound) => {
    if (laidOut.current?.round !== played)
      laidOut.current = { round: played, moments: input.momentsOf(played) };
    return laidOut.current.moments;
  };
  const layOut = useRef(momentsOf);
  layOut.current = momentsOf;
  useEffect(() => {
    if (!round) return;
    const show = (scene: Scene) => setShown({ round, scene, isPlaying: true });
    const done = () => {
      setShown((before) => ({ round, scene: before.scene, isPlaying: false }));
      latest.current.onDone();
    };
    return playMoments(layOut.current(round), startedCalm.current, show, done, browserClock);
  }, [round]);
  return shownNow(shown, round, (played) => beginningOf(momentsOf(played), isCalm) ?? shown.scene);
}
