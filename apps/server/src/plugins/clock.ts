/** The time as the product sees it; tests and the sandbox move it. */
export interface Clock {
  now(): Date;
  /** How far it stands from the real time: the database is told, so that `house_now()` agrees. */
  shiftMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), shiftMs: () => 0 };

interface MovableClock extends Clock {
  moveTo(at: Date): void;
  moveBy(ms: number): void;
  /** By so much from the database's time, which does not stand still: what it has written stays in the past. */
  moveOn(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function movableClock(start: Date): MovableClock {
  let at = start;
  let shiftMs = 0;
  const moveTo = (next: Date) => {
    shiftMs = next.getTime() - Date.now();
    at = next;
  };
  return {
    now: () => at,
    shiftMs: () => shiftMs,
    moveTo,
    moveBy: (ms) => moveTo(new Date(at.getTime() + ms)),
    moveOn: (ms) => moveTo(new Date(Math.max(at.getTime(), Date.now() + shiftMs) + ms)),
  };
}

const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The calendar day in São Paulo, as YYYY-MM-DD. */
export function dayOf(at: Date): string {
  return saoPauloDay.format(at);
}

/** The moment a São Paulo day begins. The country has kept UTC-3 all year since 2019 (Decreto 9.772/2019). */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}

/** Where a record filter begins: today, or two or six days before today. */
export function startOfRange(range: 'today' | '3days' | '7days', now: Date): Date {
  const days = { today: 0, '3days': 2, '7days': 6 }[range];
  return new Date(startOfDay(dayOf(now)).getTime() - days * 86_400_000);
}
