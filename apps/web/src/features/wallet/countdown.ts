export interface Countdown {
  /** "10:48"; hours are minutes above 60. */
  readonly text: string;
  /** What is left of the whole time, 1 to 0. */
  readonly share: number;
  /** Whole minutes left, rounded up: for what is spoken. */
  readonly minutes: number;
  readonly tone: 'leaf' | 'sun' | 'scarlet';
}

/** The time left of a charge at a moment of the server's clock: sun under two minutes, scarlet under 30 seconds. */
export function countdown(charge: { created_at: string; expires_at: string }, nowMs: number): Countdown {
  const startMs = Date.parse(charge.created_at);
  const endMs = Date.parse(charge.expires_at);
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  return {
    text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    share: Math.min(1, Math.max(0, (endMs - nowMs) / Math.max(1, endMs - startMs))),
    minutes: Math.ceil(seconds / 60),
    tone: seconds < 30 ? 'scarlet' : seconds < 120 ? 'sun' : 'leaf',
  };
}
