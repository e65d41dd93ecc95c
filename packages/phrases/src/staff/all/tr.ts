import { tr as chat } from '../chat/tr.ts';
import { tr as desk } from '../desk/tr.ts';
import { tr as games } from '../games/tr.ts';
import { tr as gone } from '../gone/tr.ts';
import { tr as growth } from '../growth/tr.ts';
import { tr as ledger } from '../ledger/tr.ts';
import { tr as money } from '../money/tr.ts';
import { tr as privacy } from '../privacy/tr.ts';
import { tr as queues } from '../queues/tr.ts';
import { tr as reports } from '../reports/tr.ts';
import { tr as requests } from '../requests/tr.ts';
import { tr as rounds } from '../rounds/tr.ts';
import { tr as team } from '../team/tr.ts';
import { tr } from '../tr.ts';

export const words = {
  ...tr,
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
