import { pt as chat } from '../chat/pt.ts';
import { pt as desk } from '../desk/pt.ts';
import { pt as games } from '../games/pt.ts';
import { pt as gone } from '../gone/pt.ts';
import { pt as growth } from '../growth/pt.ts';
import { pt as ledger } from '../ledger/pt.ts';
import { pt as money } from '../money/pt.ts';
import { pt as privacy } from '../privacy/pt.ts';
import { pt } from '../pt.ts';
import { pt as queues } from '../queues/pt.ts';
import { pt as reports } from '../reports/pt.ts';
import { pt as requests } from '../requests/pt.ts';
import { pt as rounds } from '../rounds/pt.ts';
import { pt as team } from '../team/pt.ts';

export const words = {
  ...pt,
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
