import { generateKeyPairSync } from 'node:crypto';
import {
  createSeamlessClient,
  hmacSigner,
  rsaSigner,
  type SeamlessClient,
} from '@arara/platform-kit/seamless';
import { createMemoryStore, createSimulator, type Simulator } from '@arara/platform-kit/simulator';
import type { House } from '../../../house.ts';
import { keepPlayer, playerName } from '../platform.ts';
import { openSeamlessSession } from '../seamless/sessions.ts';

const secretOf = (code: string) => `a secret of the two sides alone, ${code}`;
const hmacSecret = 'a secret that bets are signed with';

/** Platforms that simulators play: `aurora` and `boreal` over a seamless wallet (HMAC, RSA), `day7` over a transfer wallet. */
export interface SeamlessLab {
  /** The environment of a house that knows them. */
  readonly env: { readonly PLATFORMS: string };
  readonly simulators: Readonly<Record<'aurora' | 'boreal' | 'day7', Simulator>>;
  /** Tells where the house serves wallets, and its time. Gives the platforms' side of them. */
  connect(house: { url: string; now: () => number }): Readonly<Record<'aurora' | 'boreal', SeamlessClient>>;
  close(): Promise<void>;
}

export async function openSeamlessLab(games = 3): Promise<SeamlessLab> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const house: { now: () => number; clients: Record<string, SeamlessClient> } = {
    now: Date.now,
    clients: {},
  };
  const walletOf = (code: string) => (): SeamlessClient => {
    const client = house.clients[code];
    if (!client) throw new Error('the house is not connected yet');
    return client;
  };
  const open = async (code: string, offset: number, isSeamless: boolean) => {
    const secret = secretOf(code);
    const simulator = createSimulator({
      store: createMemoryStore(),
      operator: 'arara',
      secret,
      games,
      offset,
      now: () => house.now(),
      ...(isSeamless && { wallet: walletOf(code) }),
    });
    const { apiUrl } = await simulator.listen(0, '127.0.0.1');
    return { simulator, row: { code, name: code, base_url: apiUrl, operator: 'arara', secret } };
  };
  const [aurora, boreal, day7] = await Promise.all([
    open('aurora', 0, true),
    open('boreal', 500, true),
    open('day7', 900, false),
  ]);
  const rows = [
    { ...aurora.row, seamless: { hmac_secret: hmacSecret } },
    { ...boreal.row, seamless: { rsa_public_key: keys.publicKey } },
    day7.row,
  ];
  return {
    env: { PLATFORMS: JSON.stringify(rows) },
    simulators: { aurora: aurora.simulator, boreal: boreal.simulator, day7: day7.simulator },
    connect: ({ url, now }) => {
      const walletUrl = (code: string) => `${url}/api/seamless/${code}`;
      const clients = {
        aurora: createSeamlessClient({ walletUrl: walletUrl('aurora'), sign: hmacSigner(hmacSecret), now }),
        boreal: createSeamlessClient({
          walletUrl: walletUrl('boreal'),
          sign: rsaSigner(keys.privateKey),
          now,
        }),
      };
      house.now = now;
      house.clients = clients;
      return clients;
    },
    close: async () => {
      for (const { simulator } of [aurora, boreal, day7]) await simulator.close();
    },
  };
}

/** Makes a member known to a platform as a launch does, with a session that is alive. */
export async function seamlessPlayer(
  house: House,
  memberId: string,
  platform: string,
  sessionId: string | null = null,
): Promise<{ player: string; session: string }> {
  await keepPlayer(house.db, platform, memberId);
  return {
    player: playerName(platform, memberId),
    session: await openSeamlessSession(house.db, { memberId, sessionId, platform }),
  };
}
