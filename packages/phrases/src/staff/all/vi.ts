import { vi as chat } from '../chat/vi.ts';
import { vi as desk } from '../desk/vi.ts';
import { vi as games } from '../games/vi.ts';
import { vi as gone } from '../gone/vi.ts';
import { vi as growth } from '../growth/vi.ts';
import { vi as ledger } from '../ledger/vi.ts';
import { vi as money } from '../money/vi.ts';
import { vi as privacy } from '../privacy/vi.ts';
import { vi as queues } from '../queues/vi.ts';
import { vi as reports } from '../reports/vi.ts';
import { vi as requests } from '../requests/vi.ts';
import { vi as rounds } from '../rounds/vi.ts';
import { vi as team } from '../team/vi.ts';
import { vi } from '../vi.ts';

export const words = {
  ...vi,
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
