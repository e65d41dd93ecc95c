import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Answer, problem } from './answer.ts';
import { createControl, type SandboxControl } from './control.ts';
import { deliver } from './deliveries.ts';
import { createFaults } from './faults.ts';
import { listenWith, readBody, writeAnswer } from './http.ts';
import { createJobRunner, type Job } from './jobs.ts';
import { settlePayment } from './payments.ts';
import { acceptPayout, settlePayout } from './payouts.ts';
import type { Psp, Receiver, Timing } from './psp.ts';
import { settleRefund } from './refunds.ts';
import { isPspPath, route, type SandboxRequest } from './router.ts';
import { createState } from './state.ts';
import type { SandboxStore } from './store.ts';
import { createTokens } from './tokens.ts';

export interface SandboxPspOptions {
  /** `createMemoryStore()`, or `await openJournalStore(path)` to survive a kill. Closed by `close`. */
  readonly store: SandboxStore;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Eight characters naming this institution in endToEndIds. */
  readonly ispb: string;
  readonly receiver: Receiver;
  /** Host and path before `/qr/v2/...` in BR Codes, without scheme, up to 38 characters. */
  readonly payloadHost: string;
  /** Where the API hangs below the host's root, such as `/sandbox/psp`. Default: at the root. */
  readonly basePath?: string;
  readonly clock?: { now(): number };
  readonly timing?: Partial<Timing>;
  /** Life of an access token. Default one hour. */
  readonly tokenSeconds?: number;
  /** Told when the store fails under a background job. Default: a process warning. */
  readonly onError?: (error: unknown) => void;
}

export interface SandboxPsp {
  /** Node's request handler. `false`: the path is not the sandbox's and nothing was written. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The same without HTTP, for hosts that have already read the body. */
  answer(request: SandboxRequest): Promise<Answer>;
  /** Listens by itself; port 0 finds a free one. `url` is the client's `baseUrl`. */
  listen(port: number, host: string): Promise<{ readonly url: string; readonly port: number }>;
  readonly control: SandboxControl;
  close(): Promise<void>;
}

const usualTiming: Timing = {
  refundSettlesMs: 300,
  payoutSettlesMs: 500,
  retryDelaysMs: [500, 1000, 2000, 4000, 8000, 16_000],
  deliveryTimeoutMs: 5000,
};

/** An institution that speaks the Pix API over real HTTP, with money that is not real. Throws RangeError for bad options. */
export function createSandboxPsp(options: SandboxPspOptions): SandboxPsp {
  assertOptions(options);
  const now = () => (options.clock ? options.clock.now() : Date.now());
  const onError =
    options.onError ?? ((error) => process.emitWarning(error instanceof Error ? error : String(error)));
  const state = createState(options.store, () => runner.wake());
  const psp: Psp = {
    state,
    faults: createFaults(),
    now,
    ispb: options.ispb,
    receiver: options.receiver,
    payloadHost: options.payloadHost,
    timing: { ...usualTiming, ...options.timing },
    deliveryLog: [],
  };
  const runner = createJobRunner({
    jobs: () => state.jobs.values(),
    run: (job) => run(psp, job),
    now,
    onError,
  });
  const tokens = createTokens({ ...options, seconds: options.tokenSeconds ?? 3600, now });
  const basePath = options.basePath ?? '';
  const held = new Set<ServerResponse>();
  const servers: Server[] = [];

  const answer = (request: SandboxRequest) => route(psp, tokens, request);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = request.url ?? '/';
    const path = url.slice(basePath.length);
    if (!url.startsWith(`${basePath}/`) || !isPspPath(path.split('?')[0] ?? '')) return false;
    const body = await readBody(request);
    const { authorization } = request.headers;
    const method = request.method ?? 'GET';
    const given =
      body === null
        ? problem('RequisicaoInvalida', [], 413)
        : await answer({ method, url: path, authorization, body });
    writeAnswer(response, given, (unanswered) => {
      held.add(unanswered);
      unanswered.once('close', () => held.delete(unanswered));
    });
    return true;
  };
  const listen = async (port: number, host: string) => {
    const { server, url, port: bound } = await listenWith(handle, port, host);
    servers.push(server);
    return { url: `${url}${basePath}`, port: bound };
  };
  const close = async (): Promise<void> => {
    for (const response of held) response.destroy();
    for (const server of servers) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
    await runner.stop();
    try {
      await state.settled();
    } finally {
      await options.store.close();
    }
  };
  runner.wake(); // what an earlier process left undone
  return { handle, answer, listen, control: createControl(psp, tokens, runner), close };
}

function run(psp: Psp, job: Job): Promise<void> {
  switch (job.kind) {
    case 'settle_payment':
      return settlePayment(psp, job);
    case 'settle_refund':
      return settleRefund(psp, job);
    case 'accept_payout':
      return acceptPayout(psp, job);
    case 'settle_payout':
      return settlePayout(psp, job);
    case 'deliver':
      return deliver(psp, job);
  }
}

function assertOptions(options: SandboxPspOptions): void {
  if (!/^[0-9A-Z]{8}$/.test(options.ispb)) throw new RangeError('an ISPB has eight characters');
  // 77 for a location, less "/qr/v2/" and 32 hex digits.
  if (!/^[\w.:/-]{1,38}$/.test(options.payloadHost)) {
    throw new RangeError('payloadHost is a host, perhaps with port and path, of up to 38 characters');
  }
}
