import { ch } from '../ch.ts';
import { ch as chat } from '../chat/ch.ts';
import { ch as desk } from '../desk/ch.ts';
import { ch as games } from '../games/ch.ts';
import { ch as gone } from '../gone/ch.ts';
import { ch as growth } from '../growth/ch.ts';
import { ch as ledger } from '../ledger/ch.ts';
import { ch as money } from '../money/ch.ts';
import { ch as privacy } from '../privacy/ch.ts';
import { ch as queues } from '../queues/ch.ts';
import { ch as reports } from '../reports/ch.ts';
import { ch as requests } from '../requests/ch.ts';
import { ch as rounds } from '../rounds/ch.ts';
import { ch as team } from '../team/ch.ts';

export const words = {
  ...ch,
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
