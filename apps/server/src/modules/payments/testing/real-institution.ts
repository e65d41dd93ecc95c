import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Charge, createPixClient, type Outcome } from '@arara/pix';
import { createMemoryStore, createSandboxPsp, type SandboxControl } from '@arara/pix/sandbox';
import { readEnv } from '../../../env.ts';
import type { House } from '../../../house.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { openPsp } from '../psp/open-psp.ts';
import { announceCallback } from '../tasks.ts';

/** Credentials as they are told: `id:secret`. */
type Credentials = string;

/** An institution that is reached by the settings of a real one, whose credentials change while it runs. */
export interface RealInstitution {
  readonly control: SandboxControl;
  /** Whom it knows from now on; tokens of before are worth nothing. */
  knows(...clients: Credentials[]): void;
  /** The house goes on as if it had been started anew with these settings; without `isTold` it does not say where callbacks go. */
  restart(house: House, settings?: Record<string, string>, options?: { isTold: boolean }): Promise<void>;
  /** What a client with this secret hears. */
  ask(clientSecret: string): Promise<Outcome<Charge>>;
  close(): Promise<void>;
}

export const usualSettings = {
  PIX_CLIENT_ID: 'arara',
  PIX_CLIENT_SECRET: 'first-secret-of-the-client',
  PIX_KEY: '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc',
  PIX_WEBHOOK_SECRET: 'first-secret-of-the-callbacks',
};

const inside = { clientId: 'inside', clientSecret: 'inside' };
const basic = (credentials: Credentials) => `Basic ${Buffer.from(credentials).toString('base64')}`;

export async function startInstitution(): Promise<RealInstitution> {
  const sandbox = createSandboxPsp({
    store: createMemoryStore(),
    ...inside,
    ispb: '99999004',
    receiver: { name: 'ARARA JOGOS', city: 'RIO DE JANEIRO', chave: usualSettings.PIX_KEY },
    payloadHost: 'pix.arara.example',
    onError: () => {},
  });
  let known: readonly string[] = [basic(`${usualSettings.PIX_CLIENT_ID}:${usualSettings.PIX_CLIENT_SECRET}`)];
  const door = createServer((request, response) => {
    const { headers } = request;
    if (request.url === '/oauth/token')
      headers.authorization = known.includes(headers.authorization ?? '')
        ? basic(`${inside.clientId}:${inside.clientSecret}`)
        : 'Basic stranger';
    void sandbox.handle(request, response);
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  // What listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const opened: { close(): Promise<void> }[] = [];
  return {
    control: sandbox.control,
    knows: (...clients) => {
      known = clients.map(basic);
      sandbox.control.revokeTokens();
    },
    restart: async (house, settings = {}, { isTold } = { isTold: true }) => {
      const env = readEnv({
        PIX_BASE_URL: url,
        PIX_TOKEN_URL: `${url}/oauth/token`,
        ...usualSettings,
        ...settings,
      });
      const open = await openPsp({
        env,
        log: silentLog,
        journal: null,
        timeoutMs: 4000,
      });
      opened.push(open);
      // What a start would have opened in the place of the sandbox.
      Object.assign(house, { psp: open.psp });
      if (isTold) await announceCallback(house);
    },
    ask: (clientSecret) =>
      createPixClient({ baseUrl: url, clientId: usualSettings.PIX_CLIENT_ID, clientSecret }).getCharge(
        'a'.repeat(26),
      ),
    close: async () => {
      for (const one of opened) await one.close();
      door.closeAllConnections();
      await new Promise((closed) => door.close(closed));
      await sandbox.close();
    },
  };
}
