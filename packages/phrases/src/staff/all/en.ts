import { en as chat } from '../chat/en.ts';
import { en as desk } from '../desk/en.ts';
import { en } from '../en.ts';
import { en as games } from '../games/en.ts';
import { en as gone } from '../gone/en.ts';
import { en as growth } from '../growth/en.ts';
import { en as ledger } from '../ledger/en.ts';
import { en as money } from '../money/en.ts';
import { en as privacy } from '../privacy/en.ts';
import { en as queues } from '../queues/en.ts';
import { en as reports } from '../reports/en.ts';
import { en as requests } from '../requests/en.ts';
import { en as rounds } from '../rounds/en.ts';
import { en as team } from '../team/en.ts';

/** Every word of the back office. */
export const words = {
  ...en,
  ...chat,
  ...desk,
  ...games,
  ...gone,
  ...growth,
  ...ledger,
  ...money,
  ...privacy,
  ...queues,
  ...reports,
  ...requests,
  ...rounds,
  ...team,
};
