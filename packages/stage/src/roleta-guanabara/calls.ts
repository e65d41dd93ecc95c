import { wheelOrder } from '@arara/games/tables';
import { putDown, type TableChoice } from './chips.ts';

export const callNames = ['tiers', 'orphelins', 'voisins'] as const;
export type CallName = (typeof callNames)[number];

/** The places each call lays chips on, as often as it lays one: the thirds and halves of the wheel, not of the table. */
export const calls: Readonly<Record<CallName, readonly string[]>> = {
  voisins: [
    'street:0-2-3',
    'street:0-2-3',
    'split:4-7',
    'split:12-15',
    'split:18-21',
    'split:19-22',
    'split:32-35',
    'corner:25-26-28-29',
    'corner:25-26-28-29',
  ],
  tiers: ['split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'],
  orphelins: ['straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'],
};

/** How many pockets on each side of a number are its neighbours. */
const reach = 2;

/** A number and its neighbours on the wheel, straight up. */
export function neighboursOf(number: number): readonly string[] {
  const place = wheelOrder.indexOf(number);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const pocket = (place - reach + index + wheelOrder.length) % wheelOrder.length;
    return `straight:${wheelOrder[pocket] ?? 0}`;
  });
}

/** Lays a chip of the value in hand on each of the places. */
export function callOn(table: TableChoice, keys: readonly string[]): TableChoice {
  return keys.reduce(putDown, table);
}
