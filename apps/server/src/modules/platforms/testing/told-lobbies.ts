import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataOf, staffPlatforms } from '@arara/contract';
import { responseSignature } from '@arara/platform-kit';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';

const secretOf = (code: string) => `a secret of the two sides alone, ${code}`;

/** A game as a lobby tells it. */
export const toldGame = (id: string, more: object = {}): object => ({
  id,
  title: { en: `Game ${id}`, pt: `Jogo ${id}` },
  category: 'slots',
  rtp: 9600,
  volatility: 'low',
  features: [],
  thumbnail: '',
  min_stake: '1.00',
  max_stake: '10.00',
  is_new: false,
  is_promoted: false,
  is_open: true,
  ...more,
});

export interface ToldPlatform {
  readonly url: string;
  /** What its lobby holds. */
  games: unknown[];
  /** Says something else instead of the lobby's first page. */
  answer: ((response: ServerResponse, sign: (status: number, body: string) => string) => void) | null;
  /** Whatever else it is asked for: pictures. */
  other: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A house whose platforms say what a test lets them say, over real HTTP. `more` adds to a platform's configuration. */
export async function startToldHouse(
  codes: readonly string[],
  more: (platforms: Readonly<Record<string, ToldPlatform>>) => Readonly<Record<string, object>> = () => ({}),
) {
  const served = await Promise.all(codes.map(async (code) => [code, await tell(secretOf(code))] as const));
  const platforms = Object.fromEntries(served.map(([code, { platform }]) => [code, platform]));
  const added = more(platforms);
  const test = await startTestHouse({
    PLATFORMS: JSON.stringify(
      served.map(([code, { platform }]) => ({
        code,
        name: code,
        base_url: platform.url,
        operator: 'arara',
        secret: secretOf(code),
        ...added[code],
      })),
    ),
  });
  return {
    test,
    of: (code: string): ToldPlatform => {
      const platform = platforms[code];
      if (!platform) throw new Error(`no platform ${code}`);
      return platform;
    },
    /** Reads them once; the reading that a decision asks for is over by then. */
    readLobbies: async () => {
      await noneRead(test);
      await test.runTask('platform-games');
    },
    close: async () => {
      await test.close();
      for (const [, { close }] of served) await close();
    },
  };
}

async function noneRead({ house }: TestHouse): Promise<void> {
  const asked = `select from graphile_worker.jobs where task_identifier = 'platform-games'`;
  while (((await house.db.query(asked)).rowCount ?? 0) > 0) await sleep(10);
}

async function tell(secret: string) {
  const platform = {
    url: '',
    games: [] as unknown[],
    answer: null as ToldPlatform['answer'],
    other: (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end(),
  };
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/games')) return platform.other(request, response);
    const requestId = String(request.headers['x-platform-request']);
    const sign = (status: number, body: string) => responseSignature(secret, { requestId, status, body });
    if (platform.answer) return platform.answer(response, sign);
    const body = JSON.stringify({ games: platform.games, next: null });
    response.writeHead(200, { 'x-platform-signature': sign(200, body) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo;
  platform.url = `http://127.0.0.1:${address.port}`;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { platform: platform satisfies ToldPlatform as ToldPlatform, close };
}

/** What staff sees of the platforms and decides of their lobbies. */
export function deskOf(test: TestHouse, token: string) {
  const own = { token };
  const overview = async (code: string): Promise<DataOf<typeof staffPlatforms.platformChange>> => {
    const { items } = await test.ask(staffPlatforms.platformsOverview, {}, own);
    const found = items.find((one) => one.code === code);
    if (!found) throw new Error(`no ${code}`);
    return found;
  };
  const change = async (code: string, input: object) =>
    test.ask(
      staffPlatforms.platformChange,
      {
        code,
        version: (await overview(code)).version,
        is_on: true,
        confirms_imports: false,
        maintenance_from: null,
        maintenance_until: null,
        reason: 'aviso',
        ...input,
      },
      own,
    );
  const decide = (code: string, digest: string, decision: 'apply' | 'dismiss') =>
    test.call(staffPlatforms.platformImport, { code, digest, decision }, own);
  return { overview, change, decide };
}

export type ToldHouse = Awaited<ReturnType<typeof startToldHouse>>;
