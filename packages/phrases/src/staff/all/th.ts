import { th as chat } from '../chat/th.ts';
import { th as desk } from '../desk/th.ts';
import { th as games } from '../games/th.ts';
import { th as gone } from '../gone/th.ts';
import { th as growth } from '../growth/th.ts';
import { th as ledger } from '../ledger/th.ts';
import { th as money } from '../money/th.ts';
import { th as privacy } from '../privacy/th.ts';
import { th as queues } from '../queues/th.ts';
import { th as reports } from '../reports/th.ts';
import { th as requests } from '../requests/th.ts';
import { th as rounds } from '../rounds/th.ts';
import { th as team } from '../team/th.ts';
import { th } from '../th.ts';

export const words = {
  ...th,
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
