import { useEffect, useEffectEvent, useState } from 'react';
import type { StageRound } from '../stage.ts';

interface OpenedInput {
  round: StageRound | null;
  places: number;
  isCalm: boolean;
  isAutomatic: boolean;
  onDone(): void;
}

const nothing: ReadonlySet<number> = new Set();
/** Places open one after another when the card scratches itself. */
const stepMs = 170;
/** A card that nobody touches for so long scratches itself, so that a round always comes to its end. */
const patienceMs = 9_000;
const toldMs = 350;

/** Which places of the round's card are open. Each round ends when all are. */
export function useOpened({ round, places, isCalm, isAutomatic, onDone }: OpenedInput) {
  const [state, setState] = useState<{
    round: StageRound | null;
    opened: ReadonlySet<number>;
    isHurried: boolean;
  }>({
    round: null,
    opened: nothing,
    isHurried: false,
  });
  const isKnown = state.round === round;
  const all = new Set(Array.from({ length: places }, (_, place) => place));
  const opened = round === null ? nothing : isCalm && !isKnown ? all : isKnown ? state.opened : nothing;
  const isHurried = isAutomatic || (isKnown && state.isHurried);
  const isWhole = round !== null && opened.size >= places;

  const open = (more: readonly number[]) => {
    if (more.length === 0) return;
    setState((before) => ({
      round,
      opened: new Set([...(before.round === round ? before.opened : nothing), ...more]),
      isHurried: before.round === round && before.isHurried,
    }));
  };
  const hurry = () => setState({ round, opened, isHurried: true });

  const act = useEffectEvent(() => {
    const next = Array.from({ length: places }, (_, place) => place).find((place) => !opened.has(place));
    if (isHurried && next !== undefined) open([next]);
    else hurry();
  });
  const tell = useEffectEvent(onDone);
  const left = places - opened.size;
  useEffect(() => {
    if (round === null || left === 0) return;
    const timer = window.setTimeout(() => act(), isHurried ? stepMs : patienceMs);
    return () => window.clearTimeout(timer);
  }, [round, left, isHurried]);
  useEffect(() => {
    if (!isWhole) return;
    const timer = window.setTimeout(() => tell(), toldMs);
    return () => window.clearTimeout(timer);
  }, [isWhole]);

  return { opened, isWhole, open, hurry };
}
