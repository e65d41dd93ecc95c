import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 512);
let used = pool.length;
let lastMs = 0;
let sequence = 0;

/**
 * A UUID version 7 (RFC 9562): the millisecond first, then a counter inside the millisecond, then random bits.
 * Rounds get theirs here, so that ids rise and their indexes grow at one end.
 */
export function newRoundId(nowMs: number): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastMs += 1;
      sequence = 0;
    }
  }
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, used + 8);
  const variant = (8 + ((pool[used + 8] ?? 0) & 3)).toString(16);
  used += 10;
  const time = lastMs.toString(16).padStart(12, '0');
  const counter = sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${random.slice(0, 3)}-${random.slice(3, 15)}`;
}

/** The moment a round was drawn, as its id carries it: the same for whoever tells the round, now or later. */
export function momentOfRound(roundId: string): string {
  return new Date(Number.parseInt(roundId.slice(0, 8) + roundId.slice(9, 13), 16)).toISOString();
}
