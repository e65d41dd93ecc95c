import type { Delivery, JobOf } from './jobs.ts';
import { nowText, type Psp } from './psp.ts';
import { newToken } from './secrets.ts';
import type { Change } from './store.ts';

const logMax = 200;

/** The jobs that tell the receiver, as the faults of the moment have it; none where no webhook is set. */
export function callbacks(psp: Psp, body: Delivery['body'], copies = 1): Change[] {
  const webhook = psp.state.webhooks.get(psp.receiver.chave);
  if (!webhook) return [];
  const fault = psp.faults.take('webhook');
  if (fault?.kind === 'lost') return [];
  const dueAt = psp.now() + (fault?.kind === 'delayed' ? fault.delayMs : 0);
  const url = callbackUrl(webhook.webhookUrl, 'pix' in body ? 'pix' : 'payouts');
  const times = fault?.kind === 'duplicate' ? Math.max(copies, fault.copies) : copies;
  return Array.from({ length: times }, (): Change => {
    const id = newToken();
    return { kind: 'job', id, value: { kind: 'deliver', id, dueAt, delivery: { url, body, attempt: 0 } } };
  });
}

/** One attempt. Anything but a 2xx is tried again after a growing wait, a few times, then given up. */
export async function deliver(psp: Psp, job: JobOf<'deliver'>): Promise<void> {
  const { delivery } = job;
  const result = await post(psp, delivery);
  psp.deliveryLog.push({ at: nowText(psp), url: delivery.url, attempt: delivery.attempt + 1, result });
  if (psp.deliveryLog.length > logMax) psp.deliveryLog.shift();

  const delay = psp.timing.retryDelaysMs[delivery.attempt];
  const isDone = typeof result === 'number' && result >= 200 && result < 300;
  if (isDone || delay === undefined) {
    await psp.state.write([{ kind: 'job', id: job.id, value: null }]);
    return;
  }
  const again = {
    ...job,
    dueAt: psp.now() + delay,
    delivery: { ...delivery, attempt: delivery.attempt + 1 },
  };
  await psp.state.write([{ kind: 'job', id: job.id, value: again }]);
}

async function post(psp: Psp, delivery: Delivery): Promise<number | string> {
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(delivery.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(psp.timing.deliveryTimeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error';
  }
}

/** `{webhookUrl}/pix`, keeping a query string where it is. */
function callbackUrl(webhookUrl: string, name: string): string {
  const url = new URL(webhookUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`;
  return url.href;
}
