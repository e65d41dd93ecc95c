import { startOfDay } from '../../../plugins/clock.ts';

/** The moment a São Paulo day has ended. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + 86_400_000);
