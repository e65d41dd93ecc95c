import { msa as chat } from '../chat/msa.ts';
import { msa as desk } from '../desk/msa.ts';
import { msa as games } from '../games/msa.ts';
import { msa as gone } from '../gone/msa.ts';
import { msa as growth } from '../growth/msa.ts';
import { msa as ledger } from '../ledger/msa.ts';
import { msa as money } from '../money/msa.ts';
import { msa } from '../msa.ts';
import { msa as privacy } from '../privacy/msa.ts';
import { msa as queues } from '../queues/msa.ts';
import { msa as reports } from '../reports/msa.ts';
import { msa as requests } from '../requests/msa.ts';
import { msa as rounds } from '../rounds/msa.ts';
import { msa as team } from '../team/msa.ts';

export const words = {
  ...msa,
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
