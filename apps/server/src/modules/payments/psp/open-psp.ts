import { createHash, randomBytes } from 'node:crypto';
import { createPixClient } from '@arara/pix';
import { createMemoryStore, createSandboxPsp, openJournalStore } from '@arara/pix/sandbox';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../../env.ts';
import type { Psp } from '../../../plugins/psp.ts';
import { certifiedFetch } from './certified-fetch.ts';

interface OpenPsp {
  readonly psp: Psp;
  close(): Promise<void>;
}

export interface PspOptions {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  /** Where the sandbox keeps its books; null keeps them in memory. */
  readonly journal: string | null;
  /** For one round trip; 10 seconds when absent. */
  readonly timeoutMs?: number;
  /** The sandbox's clock; the real one when absent. It has to go on by itself. */
  readonly clock?: { now(): number };
}

const sandboxKey = '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc';

/** Opens the institution of the environment: a real one by `PIX_*`, else the sandbox on a loopback port of its own. */
export async function openPsp(options: PspOptions): Promise<OpenPsp> {
  const { env } = options;
  const timeoutMs = options.timeoutMs ?? 10_000;
  if (
    env.PIX_BASE_URL &&
    env.PIX_CLIENT_ID &&
    env.PIX_CLIENT_SECRET &&
    env.PIX_KEY &&
    env.PIX_WEBHOOK_SECRET
  ) {
    const certified = certifiedBy(env);
    const client = createPixClient({
      baseUrl: env.PIX_BASE_URL,
      ...(env.PIX_TOKEN_URL && { tokenUrl: env.PIX_TOKEN_URL }),
      clientId: env.PIX_CLIENT_ID,
      clientSecret: env.PIX_CLIENT_SECRET,
      timeoutMs,
      ...(certified && { fetch: certified.fetch }),
    });
    return {
      psp: {
        client,
        clientMark: createHash('sha256').update(env.PIX_CLIENT_ID).digest('hex').slice(0, 16),
        key: env.PIX_KEY,
        callbackSecret: env.PIX_WEBHOOK_SECRET,
        callbackSecretOld: env.PIX_WEBHOOK_SECRET_OLD ?? null,
        sandbox: null,
        certificateEndsAt: certified?.endsAt ?? null,
      },
      close: async () => void (await certified?.close()),
    };
  }
  return env.isSandbox ? openSandbox(options, timeoutMs) : closedPsp();
}

function certifiedBy(env: Env): ReturnType<typeof certifiedFetch> | null {
  const { PIX_CLIENT_CERT_FILE: certificate, PIX_CLIENT_KEY_FILE: key, PIX_CA_FILE: authority } = env;
  return certificate === undefined || key === undefined
    ? null
    : certifiedFetch({ certificate, key, authority });
}

async function openSandbox(options: PspOptions, timeoutMs: number): Promise<OpenPsp> {
  const credentials = { clientId: 'arara', clientSecret: randomBytes(24).toString('base64url') };
  const sandbox = createSandboxPsp({
    store: options.journal === null ? createMemoryStore() : await openJournalStore(options.journal),
    ...credentials,
    ispb: '99999004',
    receiver: { name: 'ARARA JOGOS', city: 'RIO DE JANEIRO', chave: sandboxKey },
    payloadHost: 'pix.arara.example',
    ...(options.clock && { clock: options.clock }),
    onError: (error) => options.log.error({ err: error }, 'sandbox bank'),
  });
  const { url } = await sandbox.listen(0, '127.0.0.1');
  return {
    psp: {
      client: createPixClient({ baseUrl: url, ...credentials, timeoutMs }),
      clientMark: 'sandbox',
      key: sandboxKey,
      callbackSecret: randomBytes(24).toString('base64url'),
      sandbox: sandbox.control,
    },
    close: () => sandbox.close(),
  };
}

/** Neither a real institution nor the sandbox: every call fails as unreachable, and methods are shown as closed. */
function closedPsp(): OpenPsp {
  const client = createPixClient({
    baseUrl: 'http://127.0.0.1:9',
    clientId: 'none',
    clientSecret: 'none',
    timeoutMs: 500,
  });
  return {
    psp: {
      client,
      clientMark: 'none',
      key: '',
      callbackSecret: randomBytes(24).toString('base64url'),
      sandbox: null,
    },
    close: async () => {},
  };
}
