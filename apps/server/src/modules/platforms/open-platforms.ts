import { join } from 'node:path';
import { formatAmount } from '@arara/money';
import { type Breaker, createPlatformClient, requestLifeMs, withBreaker } from '@arara/platform-kit';
import {
  anyVerifier,
  createGuard,
  createSeamlessClient,
  type Guard,
  hmacSigner,
  hmacVerifier,
} from '@arara/platform-kit/seamless';
import {
  createMemoryStore,
  createSimulator,
  openJournalStore,
  type Simulator,
} from '@arara/platform-kit/simulator';
import type { Env } from '../../env.ts';
import type { Clock } from '../../plugins/clock.ts';
import type { PlatformHealth, Platforms } from '../../plugins/platforms.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import {
  assertFramed,
  type ConfiguredPlatform,
  frameOriginOf,
  originOf,
  readConfigured,
  sharingElsewhere,
  unreadSettings,
  verifiersOf,
} from './configured-platforms.ts';
import type { Platform } from './platform.ts';

interface OpenPlatforms {
  readonly platforms: Platforms;
  close(): Promise<void>;
}

export interface PlatformsOptions {
  readonly env: Env;
  readonly db: Queryable;
  readonly clock: Clock;
  /** Where the sandbox keeps its books; null keeps them in memory. */
  readonly folder: string | null;
  /** Where the sandbox's platforms reach the wallets here; asked for once the server listens. */
  readonly publicUrl: () => string;
  /** A platform that was not asked any more has answered again. */
  readonly onAnswering: (code: string) => void;
  /** Hears of settings that are let pass and are hardly meant so: by names, never with what they say. */
  readonly onDoubt?: (facts: object, words: string) => void;
  /** For one round trip; 5 seconds when absent. */
  readonly timeoutMs?: number;
}

const sandboxPlatforms = [
  { code: 'day7', name: 'Day7', wallet: 'slots', kind: 'transfer', mix: 'usual', share: 1, offset: 0 },
  {
    code: 'estrela',
    name: 'Estrela ao Vivo',
    wallet: 'live',
    kind: 'transfer',
    mix: 'live',
    share: 0.12,
    offset: 19_000,
  },
  // Plays with the cash here: nothing is moved there.
  {
    code: 'mare',
    name: 'Maré Alta',
    wallet: 'slots',
    kind: 'seamless',
    mix: 'usual',
    share: 0.1,
    offset: 16_000,
  },
] as const;

/** Opens the platforms of the environment (`PLATFORMS`), else the sandbox's on loopback ports of their own. */
export async function openPlatforms(options: PlatformsOptions): Promise<OpenPlatforms> {
  const { env } = options;
  if (env.PLATFORMS !== undefined) {
    const list = readConfigured(env.PLATFORMS);
    const unread = unreadSettings(env.PLATFORMS);
    if (unread.length > 0)
      options.onDoubt?.(
        { settings: unread },
        'PLATFORMS has settings that nothing reads: are they misspelt?',
      );
    return openConfigured(options, list);
  }
  if (env.isSandbox) return openSandbox(options);
  return {
    platforms: { ...none, client: () => undefined, health: () => [], guard: () => undefined },
    close: async () => {},
  };
}

const none = {
  sandbox: new Map(),
  frameOrigins: [],
  pictureOrigins: (): readonly string[] => [],
  requestLifeMs,
} as const;

async function openConfigured(
  options: PlatformsOptions,
  list: readonly ConfiguredPlatform[],
): Promise<OpenPlatforms> {
  const { db, clock, timeoutMs, onAnswering } = options;
  const clients = new Map<string, Breaker>();
  const guards = new Map<string, Guard>();
  const signed = new Map<string, Signatures>();
  const now = () => clock.now().getTime();
  assertFramed(options.env, list);
  const sharing = sharingElsewhere(list);
  if (sharing.length > 0)
    options.onDoubt?.(
      { platforms: sharing },
      'platforms elsewhere have a secret in common: give each its own',
    );
  for (const [position, one] of list.entries()) {
    const { code, name, wallet, base_url: baseUrl, operator, secret, secret_old: secretOld, seamless } = one;
    const verifiers = verifiersOf(code, seamless);
    const counts = { old: 0, wrong: 0 };
    signed.set(code, counts);
    await register(db, { code, name, wallet, position, kind: seamless ? 'seamless' : 'transfer' });
    const onSecretOld = () => {
      counts.old += 1;
    };
    const client = createPlatformClient({
      baseUrl,
      operator,
      secret,
      ...(secretOld !== undefined && { secretOld, onSecretOld }),
      now,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    clients.set(code, withBreaker(client, { now, onClosed: () => onAnswering(code) }));
    const heard = (place: number | null) => {
      if (place === null) counts.wrong += 1;
      else if (place > 0) counts.old += 1;
    };
    if (seamless) guards.set(code, createGuard(anyVerifier(verifiers, heard), now));
  }
  const frameOrigins = list.map(frameOriginOf);
  const pictureOrigins = new Map(
    list.map(({ code, base_url: baseUrl, frame_origin: frame, picture_origins: more }) => [
      code,
      [baseUrl, ...(frame === undefined ? [] : [frame]), ...more].map(originOf),
    ]),
  );
  return {
    platforms: {
      ...none,
      client: (code) => clients.get(code),
      health: healthOf(clients, signed),
      guard: (code) => guards.get(code),
      frameOrigins,
      pictureOrigins: (code) => pictureOrigins.get(code) ?? [],
    },
    close: async () => {},
  };
}

interface Signatures {
  readonly old: number;
  readonly wrong: number;
}
const unsigned: Signatures = { old: 0, wrong: 0 };

const healthOf =
  (clients: ReadonlyMap<string, Breaker>, signed: ReadonlyMap<string, Signatures> = new Map()) =>
  (): PlatformHealth[] =>
    [...clients].map(([code, breaker]) => ({
      code,
      state: breaker.state(),
      ...breaker.counts(),
      signed: signed.get(code) ?? unsigned,
      // Lists of the catalogue ask for the state alone, all the time.
      get recent() {
        return breaker.recent();
      },
    }));

/** What a wallet has not answered is sent again until it has. */
const sendAgainEveryMs = 2000;

async function openSandbox(options: PlatformsOptions): Promise<OpenPlatforms> {
  const { env, db, clock, folder, timeoutMs, publicUrl, onAnswering } = options;
  const now = () => clock.now().getTime();
  const clients = new Map<string, Breaker>();
  const guards = new Map<string, Guard>();
  const sandbox = new Map<string, { simulator: Simulator; url: string }>();
  for (const [position, { code, name, wallet, kind, mix, share, offset }] of sandboxPlatforms.entries()) {
    // Nothing but this process speaks to it, on the loopback.
    const secret = crypto.randomUUID();
    const walletUrl = () => `${publicUrl()}/api/seamless/${code}`;
    const simulator = createSimulator({
      store:
        folder === null ? createMemoryStore() : await openJournalStore(join(folder, `sandbox-${code}.jsonl`)),
      operator: 'arara',
      secret,
      games: Math.ceil(env.SANDBOX_GAMES * share),
      mix,
      offset,
      publicUrl: `/sandbox/platform/${code}`,
      now,
      ...(kind === 'seamless' && {
        wallet: () => createSeamlessClient({ walletUrl: walletUrl(), sign: hmacSigner(secret), now }),
      }),
    });
    if (kind === 'seamless') guards.set(code, createGuard(hmacVerifier(secret), now));
    const { url, apiUrl } = await simulator.listen(0, '127.0.0.1');
    sandbox.set(code, { simulator, url });
    await register(db, { code, name, wallet, position, kind });
    const client = createPlatformClient({
      baseUrl: apiUrl,
      operator: 'arara',
      secret,
      now,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    clients.set(code, withBreaker(client, { now, onClosed: () => onAnswering(code) }));
  }
  const again = setInterval(() => {
    for (const { simulator } of sandbox.values()) void simulator.seamless?.table.settle();
  }, sendAgainEveryMs);
  again.unref();
  return {
    platforms: {
      ...none,
      client: (code) => clients.get(code),
      health: healthOf(clients),
      guard: (code) => guards.get(code),
      pictureOrigins: (code) => [sandbox.get(code)?.url ?? []].flat().map(originOf),
      sandbox,
    },
    close: async () => {
      clearInterval(again);
      for (const { simulator } of sandbox.values()) await simulator.close();
    },
  };
}

/** A platform that is connected stands in the table; whether it is open is for staff to say. */
async function register(
  db: Queryable,
  platform: {
    code: string;
    name: string;
    wallet: 'slots' | 'live';
    position: number;
    kind: Platform['kind'];
  },
): Promise<void> {
  if (platform.kind === 'seamless') await assertNothingLeftBehind(db, platform.code);
  await db.query(
    `insert into platform (code, name, wallet, position, kind) values ($1, $2, $3, $4, $5)
     on conflict (code) do update set name = excluded.name, wallet = excluded.wallet, position = excluded.position,
       kind = excluded.kind`,
    [platform.code, platform.name, platform.wallet, platform.position, platform.kind],
  );
}

/** What members have in a platform's transfer wallet could come home no more once it counted as one that holds nothing. */
async function assertNothingLeftBehind(db: Queryable, code: string): Promise<void> {
  const { rows } = await db.query<{ there_cents: bigint; members: bigint; open_transfers: bigint }>(
    `select coalesce(sum(balance_cents), 0)::bigint as there_cents, count(*) as members,
            (select count(*) from platform_transfer where platform = $1 and state in ('pending', 'unknown')) as open_transfers
       from platform_player where platform = $1 and balance_cents > 0
        and exists (select from platform where code = $1 and kind = 'transfer')`,
    [code],
  );
  const [left] = rows;
  if (!left || (left.members === 0n && left.open_transfers === 0n)) return;
  const there = `R$ ${formatAmount(left.there_cents)} of ${left.members} members, and ${left.open_transfers} open transfers`;
  throw new Error(
    `environment: PLATFORMS: ${code}: its transfer wallet still has ${there}; connect the seamless one under another code`,
  );
}
