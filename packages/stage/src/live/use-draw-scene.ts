import { useEffect, useRef, useState } from 'react';
import type { Moment } from '../motion/timeline.ts';
import type { LiveDraw } from './live-cabinet.ts';
import { momentAt } from './moment-at.ts';

interface DrawSceneInput<Scene> {
  draw: LiveDraw | null;
  isCalm: boolean;
  first: Scene;
  /** What was drawn last lies there until the next draw, as a ball in its pocket does. */
  keepsLast?: boolean;
  momentsOf(draw: LiveDraw): readonly Moment<Scene>[];
  onTold(id: string): void;
}

/** The scene of this moment, by the clock: whoever looks sees the same. `lateMs` says how long it has been going on. */
export function useDrawScene<Scene>(input: DrawSceneInput<Scene>): { scene: Scene; lateMs: number } {
  const [shown, setShown] = useState({ scene: input.first, lateMs: 0 });
  const latest = useRef(input);
  latest.current = input;
  const id = input.draw?.id ?? null;
  useEffect(() => {
    const { draw, momentsOf, isCalm, first, keepsLast } = latest.current;
    if (!draw || draw.id !== id) {
      if (!keepsLast) setShown({ scene: first, lateMs: 0 });
      return;
    }
    const moments = momentsOf(draw);
    const end = moments.length - 1;
    let seen = -1;
    let timer = 0;
    const look = () => {
      const elapsed = Date.now() - draw.startsAt;
      const at = momentAt(moments, elapsed);
      const moment = at && moments[at.index];
      if (!at || !moment) {
        if (moments.length > 0) timer = window.setTimeout(look, Math.max(10, -elapsed));
        return;
      }
      if (at.index !== seen) {
        seen = at.index;
        // Without motion the result comes at its time, and nothing before it.
        if (!isCalm || seen === end) setShown({ scene: moment.scene, lateMs: at.lateMs });
      }
      if (seen === end) latest.current.onTold(draw.id);
      else timer = window.setTimeout(look, at.leftMs + 4);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [id]);
  return shown;
}
