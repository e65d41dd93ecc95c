import { randomInt } from 'node:crypto';
import { dayOf } from '../../plugins/clock.ts';

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number people can read out: D or W, the day, eight characters without look-alikes. */
export function newOrderNumber(prefix: 'D' | 'W', now: Date): string {
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${prefix}${dayOf(now).replaceAll('-', '').slice(2)}${random}`;
}
