import { startTransition, useEffect, useState } from 'react';
import { inQuiet, type Line, mayComeAhead } from '../lib/quiet.ts';
import { useIsSettled } from '../lib/use-is-settled.ts';

/** Whoever goes on at once costs nothing: what comes ahead takes as long again as home itself. */
const restMs = 8_000;

/** Between two parts: a thumb that moves meanwhile is not held up by both. */
const apartMs = 100;

/** Safari has no quiet moments to offer: there it is the next one that is free. */
const whenIdle = (call: () => void) =>
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(call) : call()), apartMs);

const inTurn = inQuiet(whenIdle);

let rest: Promise<void> | undefined;

/** The same rest for all parts of the first page; there is none on later ones. */
const rested = () => {
  rest ??= new Promise((resolve) => setTimeout(resolve, restMs));
  return rest;
};

const line = () => (navigator as Navigator & { connection?: Line }).connection;

/** True some seconds after the first page was drawn, for one part after the other, where the line allows it. */
export function useAhead(): boolean {
  const isSettled = useIsSettled();
  const [is, setIs] = useState(false);
  useEffect(() => {
    if (!isSettled || !mayComeAhead(line(), window.innerWidth >= 1024)) return;
    let isGone = false;
    let takeBack = () => {};
    void rested().then(() => {
      if (!isGone) takeBack = inTurn(() => startTransition(() => setIs(true)));
    });
    return () => {
      isGone = true;
      takeBack();
    };
  }, [isSettled]);
  return is;
}
