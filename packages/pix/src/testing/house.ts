import type { PixClientConfig } from '../client/caller.ts';
import { newTxid } from '../client/ids.ts';
import type { Outcome } from '../client/outcome.ts';
import { createPixClient } from '../client/pix-client.ts';
import { createSandboxPsp, type SandboxPspOptions } from '../sandbox/sandbox-psp.ts';
import { createMemoryStore } from '../sandbox/store.ts';
import { startReceiver } from './receiver.ts';

export const ownKey = '123e4567-e12b-12d1-a456-426655440000';
export const member = { document: '52998224725', name: 'João da Silva' };
export const credentials = { clientId: 'arara', clientSecret: 'not-a-real-secret' };

/** What every sandbox in the tests is made with; quick where the real one waits. */
export const sandboxOptions = {
  ...credentials,
  ispb: '12345678',
  receiver: { name: 'Arara Jogos Eletrônicos', city: 'São Paulo', chave: ownKey },
  payloadHost: 'pix.example.com',
  timing: { refundSettlesMs: 0, payoutSettlesMs: 0, retryDelaysMs: [20, 40], deliveryTimeoutMs: 20_000 },
} satisfies Omit<SandboxPspOptions, 'store'>;

/** A sandbox, a client of it and a callback receiver, all over loopback HTTP. */
export async function openHouse(
  overrides: { sandbox?: Partial<SandboxPspOptions>; client?: Partial<PixClientConfig> } = {},
) {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const receiver = await startReceiver();
  const psp = createSandboxPsp({
    ...sandboxOptions,
    store: createMemoryStore(),
    clock,
    ...overrides.sandbox,
  });
  const { url } = await psp.listen(0, '127.0.0.1');
  const client = createPixClient({ baseUrl: url, ...credentials, timeoutMs: 60_000, ...overrides.client });
  value(await client.setWebhook(ownKey, receiver.url));
  return {
    psp,
    client,
    receiver,
    url,
    control: psp.control,
    advance: (ms: number) => {
      aheadMs += ms;
    },
    /** A new charge of ten reais for an hour, owed by `member`. */
    async charge(amountCents = 1000n, expiresInSeconds = 3600) {
      const txid = newTxid();
      return value(
        await client.createCharge({ txid, amountCents, expiresInSeconds, key: ownKey, debtor: member }),
      );
    },
    /** A charge of `amountCents`, paid; the endToEndId. */
    async paid(amountCents = 1000n): Promise<string> {
      const charge = await this.charge(amountCents);
      const result = await psp.control.pay({ txid: charge.txid });
      if (result.kind !== 'ok') throw new Error(`not paid: ${result.reason}`);
      await psp.control.idle();
      return result.endToEndId;
    },
    close: async () => {
      await psp.close();
      await receiver.close();
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The value of an outcome that must be `ok`. */
export function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw new Error(`expected ok: ${JSON.stringify(outcome)}`);
}

/** Everything an async generator yields. */
export async function collected<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
