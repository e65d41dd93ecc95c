import type { StageRound } from '@arara/stage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayRun,
  afterRound,
  endOf,
  startRun,
} from './autoplay.ts';

/** A result stays in sight for so long before the next round. */
const pauseMs = 1_100;

interface AutoplayInput {
  /** Nothing is under way: a round may start. */
  isIdle: boolean;
  round: StageRound | null;
  /** What the next round would cost. */
  stakeCents: bigint;
  /** A reality check is shown, or about to be. */
  isCheckDue: boolean;
  /** Starts a round; false when it was not taken. */
  play(): Promise<boolean>;
}

export interface Autoplay {
  readonly run: AutoplayRun | null;
  /** Why the last run ended. */
  readonly ended: AutoplayEnd | null;
  start(plan: AutoplayPlan): void;
  stop(): void;
}

/** Plays rounds one after the other until the plan, the player or the server says stop. Leaving the page stops it too. */
export function useAutoplay({ isIdle, round, stakeCents, isCheckDue, play }: AutoplayInput): Autoplay {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [ended, setEnded] = useState<AutoplayEnd | null>(null);
  const counted = useRef<StageRound | null>(null);

  const end = (why: AutoplayEnd) => {
    setRun(null);
    setEnded(why);
  };
  const next = useEffectEvent(() => {
    if (!run) return;
    const isNew = round !== null && round !== counted.current;
    counted.current = round;
    const now = isNew ? afterRound(run, round) : run;
    const why = endOf(now, isNew ? round : null, stakeCents, isCheckDue);
    if (why) return end(why);
    setRun(now);
    void play().then((isTaken) => {
      if (!isTaken) end('failed');
    });
  });
  const isRunning = run !== null;
  useEffect(() => {
    if (!isRunning || !isIdle) return;
    const timer = window.setTimeout(next, counted.current === round ? 0 : pauseMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, isIdle, round]);

  return {
    run,
    ended,
    start: (plan) => {
      counted.current = round;
      setEnded(null);
      setRun(startRun(plan));
    },
    stop: () => end('stopped'),
  };
}
