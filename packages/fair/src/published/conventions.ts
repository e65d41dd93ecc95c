import type { Draws } from '../draws.ts';
import type { Hmac } from '../hash.ts';

/*
 * The published conventions that players' verifiers implement, kept so that test vectors pin our derivation to
 * theirs. Floats scaled by multiplication are slightly biased: games use `Draws.int` instead, which gives the
 * same value for every word it does not reject.
 */

export type Card = { rank: string; suit: 'diamonds' | 'hearts' | 'spades' | 'clubs' };

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;

/** floor(f * 10001) / 100: 0.00 to 100.00. */
export function dice(draws: Draws): number {
  return Math.floor(draws.float() * 10_001) / 100;
}

/** floor(0.99 / f * 100) / 100, at least 1. */
export function limbo(draws: Draws): number {
  return Math.max(1, Math.floor((0.99 / draws.float()) * 100) / 100);
}

/** floor(f * 37). */
export function roulette(draws: Draws): number {
  return Math.floor(draws.float() * 37);
}

/** The winning segment of a wheel: floor(f * segments). */
export function wheel(draws: Draws, segments: number): number {
  return Math.floor(draws.float() * segments);
}

/** Ten numbers of 1 to 40, in drawing order. */
export function keno(draws: Draws): number[] {
  return takeOut(draws, 40, 10);
}

/** The mined tiles of 1 to 25, in drawing order. */
export function mines(draws: Draws, count: number): number[] {
  return takeOut(draws, 25, count);
}

/** The ball's way down: right when f >= 0.5; the slot it falls into is the number of rights. */
export function plinko(draws: Draws, rows: number): { path: string; index: number } {
  const path = Array.from({ length: rows }, () => (draws.float() >= 0.5 ? 'R' : 'L')).join('');
  return { path, index: path.replaceAll('L', '').length };
}

/** Cards of an endless deck, floor(f * 52): the order of blackjack and baccarat deals. */
export function cards(draws: Draws, count: number): Card[] {
  return Array.from({ length: count }, () => {
    const index = Math.floor(draws.float() * 52);
    return { rank: ranks[Math.floor(index / 4)] ?? '', suit: suits[index % 4] ?? 'clubs' };
  });
}

/** max(1, 2^32 / (int + 1) * 0.99), int = first 4 bytes of HMAC_SHA256(key = hash, message = salt); not rounded. */
export function crashPoint(hmac: Hmac, hash: string, salt: string): number {
  const bytes = hmac(hash, salt);
  const word = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  return Math.max(1, (2 ** 32 / (word + 1)) * 0.99);
}

function takeOut(draws: Draws, size: number, count: number): number[] {
  const remaining = Array.from({ length: size }, (_, index) => index + 1);
  const taken: number[] = [];
  while (taken.length < count)
    taken.push(...remaining.splice(Math.floor(draws.float() * remaining.length), 1));
  return taken;
}
