const minuteMs = 60_000;
/** A withdrawal should be paid this long after it was submitted. */
const payWithinMinutes = 120;

/** How a withdrawal stands against the time it should be paid in. */
export interface Due {
  readonly tone: 'calm' | 'soon' | 'urgent' | 'late';
  /** Minutes that are left, or for a late one have passed since; a started one counts. */
  readonly minutes: number;
  /** The share of the 120 minutes that is left, 0 to 1. */
  readonly share: number;
}

export function dueOf(dueAt: string, nowMs: number): Due {
  const leftMs = Date.parse(dueAt) - nowMs;
  if (leftMs <= 0) return { tone: 'late', minutes: Math.max(1, Math.ceil(-leftMs / minuteMs)), share: 0 };
  const minutes = Math.ceil(leftMs / minuteMs);
  const tone = minutes <= 10 ? 'urgent' : minutes <= 30 ? 'soon' : 'calm';
  return { tone, minutes, share: Math.min(1, leftMs / (payWithinMinutes * minuteMs)) };
}

/** Whole minutes between two moments. */
export function minutesBetween(fromIso: string, toIso: string): number {
  return Math.max(0, Math.round((Date.parse(toIso) - Date.parse(fromIso)) / minuteMs));
}
