import { z } from 'zod';
import type { House } from '../../house.ts';
import type { Task } from '../../plugins/jobs.ts';
import { bringAllHome, bringHome } from './homecoming/bring-home.ts';
import { startLate } from './homecoming/start-homecomings.ts';
import { importGames } from './import-games.ts';
import { probePlatforms } from './probe-platforms.ts';
import { refreshBalances } from './refresh-balances.ts';
import { countingSeamlessRounds } from './seamless/count-rounds.ts';
import { endLeftBehind } from './seamless/end-left-behind.ts';
import { endSilent } from './seamless/end-silent.ts';
import { askAboutDeclared } from './transfers/ask-declared.ts';
import { askOpenTransfers } from './transfers/ask-open-transfers.ts';
import { askTransfer } from './transfers/send-transfer.ts';

const open = z.object({ transferId: z.string() });
const away = z.object({ memberId: z.string(), platform: z.string() });

/** What asks platforms: a slow one keeps nothing else waiting. */
const asking: readonly Task<House>[] = [
  {
    name: 'platform-transfer',
    run: async (house, payload) => void (await askTransfer(house, open.parse(payload).transferId)),
  },
  { name: 'platform-transfers', cron: '* * * * *', run: (house) => askOpenTransfers(house) },
  { name: 'platform-declared', cron: '* * * * *', run: (house) => askAboutDeclared(house) },
  {
    name: 'platform-homecoming',
    run: async (house, payload) => {
      const { memberId, platform } = away.parse(payload);
      await bringHome(house, { member_id: memberId, platform });
    },
  },
  { name: 'platform-homecomings', cron: '* * * * *', run: (house) => bringAllHome(house) },
  { name: 'platform-late-money', cron: '17 * * * *', run: startLate },
  { name: 'platform-balances', cron: '* * * * *', run: (house) => refreshBalances(house) },
  { name: 'platform-probe', cron: '* * * * *', run: probePlatforms },
  {
    name: 'platform-games',
    cron: '25,55 * * * *',
    run: async (house) => void (await importGames(house)),
  },
];

/** The jobs of this module; each bears being repeated. */
export const platformTasks: readonly Task<House>[] = [
  ...asking.map((task) => ({ ...task, outsider: 'platforms' as const })),
  { name: 'seamless-rounds', cron: '* * * * *', run: countingSeamlessRounds() },
  { name: 'seamless-left-behind', cron: '*/10 * * * *', run: endLeftBehind },
  { name: 'seamless-silent', cron: '7,27,47 * * * *', run: endSilent },
];

/** Asks for the lobbies soon after the start. */
export async function greetPlatforms(house: House): Promise<void> {
  await house.jobs.add(house.db, 'platform-games', {}, { jobKey: 'platform-games' });
}
