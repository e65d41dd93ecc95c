import type { Call } from './call.ts';
import * as fair from './fair.ts';
import * as games from './games.ts';
import * as identity from './identity.ts';
import * as payments from './payments.ts';
import * as staff from './staff.ts';
import * as wallet from './wallet.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'data' in value;

/** Every call of the product, in the order of the document. */
export const calls: readonly Call[] = [identity, wallet, payments, games, fair, staff].flatMap((area) =>
  Object.values(area as Record<string, unknown>).filter(isCall),
);
