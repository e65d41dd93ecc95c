import type { ScratchEvent } from '@arara/games';
import type { ScratchField, ScratchLayout } from '@arara/games/tables';

/** A printed card and what on it wins. */
export interface CardFace {
  readonly head: readonly number[];
  readonly fields: readonly ScratchField[];
  readonly won: readonly number[];
  readonly key: number;
}

/** The card a round's events tell of; `null` when they tell of none. */
export function faceOf(events: readonly ScratchEvent[]): CardFace | null {
  const printed = events.find((event) => event.type === 'card_printed');
  const scored = events.find((event) => event.type === 'card_scored');
  if (!printed || !scored) return null;
  return { head: printed.head, fields: printed.fields, won: scored.won, key: scored.key };
}

/** Places to scratch: those of the head come first. */
export function placesOf(layout: ScratchLayout, fields: number, winning: number): number {
  if (layout === 'match') return fields;
  return fields + (layout === 'locks' ? 1 : winning);
}
