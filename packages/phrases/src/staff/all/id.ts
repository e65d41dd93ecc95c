import { id as chat } from '../chat/id.ts';
import { id as desk } from '../desk/id.ts';
import { id as games } from '../games/id.ts';
import { id as gone } from '../gone/id.ts';
import { id as growth } from '../growth/id.ts';
import { id } from '../id.ts';
import { id as ledger } from '../ledger/id.ts';
import { id as money } from '../money/id.ts';
import { id as privacy } from '../privacy/id.ts';
import { id as queues } from '../queues/id.ts';
import { id as reports } from '../reports/id.ts';
import { id as requests } from '../requests/id.ts';
import { id as rounds } from '../rounds/id.ts';
import { id as team } from '../team/id.ts';

export const words = {
  ...id,
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
