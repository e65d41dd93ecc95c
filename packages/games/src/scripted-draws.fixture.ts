import { createDraws, type Draws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';

/** Draws that give these values in order, then fail; `pick` takes by them as the real one does. */
export function scriptedDraws(values: readonly number[]): Draws {
  const script = values.values();
  const int = () => {
    const { value, done } = script.next();
    if (done === true) throw new Error('more was drawn than expected');
    return value;
  };
  const pick = <Item>(items: readonly Item[], count: number): Item[] => {
    const remaining = items.slice();
    return Array.from({ length: count }, () => remaining.splice(int(), 1)).flat();
  };
  return { int, pick, shuffle: (items) => pick(items, items.length), float: int };
}

/** Real draws of a round of its own for each nonce. */
export function seededDraws(nonce: number): Draws {
  return createDraws(hmacSha256, { serverSeed: 'server', clientSeed: 'client', nonce });
}
