import { cn as chat } from '../chat/cn.ts';
import { cn } from '../cn.ts';
import { cn as desk } from '../desk/cn.ts';
import { cn as games } from '../games/cn.ts';
import { cn as gone } from '../gone/cn.ts';
import { cn as growth } from '../growth/cn.ts';
import { cn as ledger } from '../ledger/cn.ts';
import { cn as money } from '../money/cn.ts';
import { cn as privacy } from '../privacy/cn.ts';
import { cn as queues } from '../queues/cn.ts';
import { cn as reports } from '../reports/cn.ts';
import { cn as requests } from '../requests/cn.ts';
import { cn as rounds } from '../rounds/cn.ts';
import { cn as team } from '../team/cn.ts';

export const words = {
  ...cn,
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
