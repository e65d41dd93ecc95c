import * as account from './account.ts';
import * as agency from './agency.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import * as fair from './fair.ts';
import * as feed from './feed.ts';
import * as games from './games.ts';
import * as identity from './identity.ts';
import * as information from './information.ts';
import * as live from './live.ts';
import * as loyalty from './loyalty.ts';
import * as payments from './payments.ts';
import * as platforms from './platforms.ts';
import * as promotions from './promotions.ts';
import * as protection from './protection.ts';
import * as races from './races.ts';
import * as staff from './staff.ts';
import * as staffAccess from './staff-access.ts';
import * as staffCare from './staff-care.ts';
import * as staffChat from './staff-chat.ts';
import * as staffGames from './staff-games.ts';
import * as staffGrowth from './staff-growth.ts';
import * as staffLedger from './staff-ledger.ts';
import * as staffMoney from './staff-money.ts';
import * as staffPlatforms from './staff-platforms.ts';
import * as staffQueues from './staff-queues.ts';
import * as staffReports from './staff-reports.ts';
import * as staffRequests from './staff-requests.ts';
import * as staffRounds from './staff-rounds.ts';
import * as support from './support.ts';
import * as wallet from './wallet.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'data' in value;

/** Every call of the product, in the order of the document. */
export const calls: readonly Call[] = [
  identity,
  account,
  wallet,
  payments,
  games,
  fair,
  promotions,
  loyalty,
  agency,
  information,
  support,
  protection,
  platforms,
  chat,
  live,
  feed,
  races,
  staff,
  staffAccess,
  staffCare,
  staffReports,
  staffGrowth,
  staffGames,
  staffPlatforms,
  staffLedger,
  staffRequests,
  staffMoney,
  staffRounds,
  staffChat,
  staffQueues,
].flatMap((area) => Object.values(area as Record<string, unknown>).filter(isCall));
