import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newRefundId, newTxid, payoutIdOf } from '../client/ids.ts';
import { createPixClient } from '../client/pix-client.ts';
import { credentials, member, ownKey, value } from '../testing/house.ts';
import { startReceiver } from '../testing/receiver.ts';
import { openJournalStore } from './journal-store.ts';
import type { Change } from './store.ts';

let folder: string;
let journal: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arara-pix-'));
  journal = join(folder, 'state', 'sandbox.jsonl');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const webhook = (id: string, webhookUrl: string): Change => ({
  kind: 'webhook',
  id,
  value: { chave: id, webhookUrl, criacao: '2026-01-01T00:00:00.000Z' },
});

async function reopened(): Promise<readonly Change[]> {
  const store = await openJournalStore(journal);
  await store.close();
  return store.load();
}

test('keeps changes in their order', async () => {
  const store = await openJournalStore(journal);
  await Promise.all([
    store.append([webhook('a', '1'), webhook('b', '1')]),
    store.append([webhook('a', '2')]),
  ]);
  await store.close();
  expect(await reopened()).toEqual([webhook('a', '1'), webhook('b', '1'), webhook('a', '2')]);
});

test.each(['[{"kind":"webh', '[{"kind":"webhook"}]', 'garbage\n'])(
  'cuts off a torn last line: %j',
  async (torn) => {
    const store = await openJournalStore(journal);
    await store.append([webhook('a', 'ação')]);
    await store.close();
    await appendFile(journal, torn);
    expect(await reopened()).toEqual([webhook('a', 'ação')]);
    const again = await openJournalStore(journal);
    await again.append([webhook('b', '1')]);
    await again.close();
    expect(await reopened()).toEqual([webhook('a', 'ação'), webhook('b', '1')]);
  },
);

test('refuses a journal damaged in the middle', async () => {
  const store = await openJournalStore(journal);
  await store.append([webhook('a', '1')]);
  await store.close();
  await writeFile(journal, `garbage\n${await readFile(journal, 'utf8')}`);
  await expect(openJournalStore(journal)).rejects.toThrow('damaged at line 1');
});

test('promises nothing more after a write has failed', async () => {
  const store = await openJournalStore(journal);
  await store.close();
  await expect(store.append([webhook('a', '1')])).rejects.toThrow();
  await expect(store.append([webhook('a', '1')])).rejects.toThrow();
});

test('is written anew when most of it is history', async () => {
  const store = await openJournalStore(journal);
  for (let i = 0; i < 1500; i += 1) void store.append([webhook(`k${i % 3}`, String(i))]);
  await store.append([{ kind: 'webhook', id: 'k0', value: null }]);
  await store.close();
  const left = [webhook('k1', '1498'), webhook('k2', '1499')];
  expect(await reopened()).toEqual(left);
  expect((await readFile(journal, 'utf8')).split('\n')).toHaveLength(3);
  expect(await reopened()).toEqual(left);
});

test('a sandbox killed under load forgets nothing it has answered and ends what it began', async () => {
  const receiver = await startReceiver();
  receiver.answerWith(500);
  const first = await startProcess('0');
  const client = createPixClient({ baseUrl: first.url, ...credentials, timeoutMs: 60_000 });
  const charge = () => ({
    txid: newTxid(),
    amountCents: 1000n,
    expiresInSeconds: 3600,
    key: ownKey,
    debtor: member,
  });
  value(await client.setWebhook(ownKey, receiver.url));
  const paid = value(await client.createCharge(charge()));
  const payment = await first.pay(paid.txid);
  const refund = { endToEndId: payment.endToEndId, id: newRefundId(), amountCents: 10n };
  value(await client.requestRefund(refund));
  const payout = {
    id: payoutIdOf(randomUUID()),
    amountCents: 500n,
    recipient: member,
    to: { kind: 'key', key: '52998224725' },
  } as const;
  value(await client.sendPayout(payout));

  const answered: string[] = [];
  const chargeUntilKilled = async () => {
    for (;;) {
      const outcome = await client.createCharge(charge());
      if (outcome.kind !== 'ok') return;
      answered.push(outcome.value.txid);
      if (answered.length === 100) first.kill();
    }
  };
  await Promise.all(Array.from({ length: 10 }, chargeUntilKilled));
  expect(answered.length).toBeGreaterThanOrEqual(100);

  receiver.answerWith(200);
  await startProcess(new URL(first.url).port);
  for (const txid of answered) expect(value(await client.getCharge(txid)).txid).toBe(txid);
  expect(value(await client.getCharge(paid.txid))).toMatchObject({
    status: 'CONCLUIDA',
    payments: [{ endToEndId: payment.endToEndId }],
  });
  const calledBack = () => JSON.stringify(receiver.callbacks);
  await expect.poll(calledBack, { timeout: 60_000 }).toContain(payment.endToEndId);
  await expect.poll(calledBack, { timeout: 60_000 }).toContain(payout.id);
  await expect
    .poll(async () => value(await client.getPayout(payout.id)).status, { timeout: 60_000 })
    .toBe('REALIZADO');
  expect(value(await client.getRefund(refund.endToEndId, refund.id))).toMatchObject({ status: 'DEVOLVIDO' });
  await receiver.close();
}, 900_000);

async function startProcess(port: string) {
  const script = join(import.meta.dirname, '../testing/sandbox-process.ts');
  const child = fork(script, [journal, port], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const url = String(await nextMessage(child));
  const pay = async (txid: string): Promise<{ endToEndId: string }> => {
    child.send(txid);
    const result = await nextMessage(child);
    if (typeof result !== 'object' || result === null || !('endToEndId' in result))
      throw new Error('not paid');
    return { endToEndId: String(result.endToEndId) };
  };
  return { url, pay, kill: () => child.kill('SIGKILL') };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message');
  return message;
}
