import { dayOf, startOfDay } from '../../../plugins/clock.ts';

const hourMs = 3_600_000;
const everyHours = 5;
/** 00, 05, 10, 15 and 20 o'clock in São Paulo. */
const slotsADay = Math.ceil(24 / everyHours);

export interface Slot {
  /** `2026-03-01T05`, by the clock of São Paulo. */
  readonly name: string;
  readonly at: Date;
}

function slotOf(day: string, index: number): Slot {
  const hour = index * everyHours;
  return {
    name: `${day}T${String(hour).padStart(2, '0')}`,
    at: new Date(startOfDay(day).getTime() + hour * hourMs),
  };
}

/** The rain that fell, or is falling, last. */
export function currentSlot(now: Date): Slot {
  const day = dayOf(now);
  const hours = (now.getTime() - startOfDay(day).getTime()) / hourMs;
  return slotOf(day, Math.min(slotsADay - 1, Math.floor(hours / everyHours)));
}

/** The rain that falls next. */
export function nextSlot(now: Date): Slot {
  const day = dayOf(now);
  const hours = (now.getTime() - startOfDay(day).getTime()) / hourMs;
  const index = Math.floor(hours / everyHours) + 1;
  return index < slotsADay
    ? slotOf(day, index)
    : slotOf(dayOf(new Date(startOfDay(day).getTime() + 24 * hourMs)), 0);
}
