import { useEffect, useRef } from 'react';
import { isDoublePress } from '../../../lib/double-press.ts';
import type { SlotFace } from './slot-face.ts';

/**
 * Whether a press on what the button says now was meant for it. Once the flight has been left, or is over, the same place bets on the next, or
 * takes that bet back: so soon a press is still the one that was to leave.
 */
export const isMeant = (face: SlotFace, leftAtMs: number | null, nowMs: number): boolean =>
  face.kind === 'flying' || !isDoublePress(leftAtMs, nowMs);

const aloft: readonly SlotFace['kind'][] = ['flying', 'leaving', 'settling'];

/** The same for a slot whose button is drawn: tells of a press at this moment. */
export function useIsMeant(face: SlotFace): () => boolean {
  const leftAt = useRef<number | null>(null);
  const wasAloft = useRef(false);
  const isAloft = aloft.includes(face.kind);
  useEffect(() => {
    if (wasAloft.current && !isAloft) leftAt.current = performance.now();
    wasAloft.current = isAloft;
  }, [isAloft]);
  return () => isMeant(face, leftAt.current, performance.now());
}
