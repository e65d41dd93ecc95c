import { randomUUID } from 'node:crypto';
import { parseAmount } from '@arara/money';
import { type Browser, expect } from '@playwright/test';
import { siteUrl, type Visit, visit } from './journey.ts';
import { registerByApi } from './register-by-api.ts';

/** What a live player has paid in. */
export const depositCents = 5_000n;

export interface Player extends Visit {
  readonly token: string;
}

/** A call beside the screen; gives its data, and throws what it failed with. */
export async function ask(path: string, token: string | null = null, body?: object) {
  const response = await fetch(`${siteUrl()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${message}`);
  return data;
}

export const cashOf = async (token: string) =>
  parseAmount((await ask('/api/wallet/balances', token)).money) ?? 0n;

/** Somebody who is logged in and has paid in, without the forms. */
export async function playerWithMoney(browser: Browser, size: 'phone' | 'desktop'): Promise<Player> {
  const { token, person } = await registerByApi('Livia Ramos Exemplo');
  const methods = await ask('/api/payment/online/list', token);
  const { txid } = await ask('/api/recharge/online', token, {
    money: '50.00',
    payment_id: methods.items[0].id,
  });
  await ask('/sandbox/pix/pay', null, { txid, payer_cpf: person.cpf });
  await expect.poll(() => cashOf(token)).toBe(depositCents);
  const me = await visit(browser, size, 'pt');
  await me.context.addInitScript((given) => {
    if (globalThis.origin === 'null') return;
    sessionStorage.setItem('token', given);
    localStorage.setItem('ui-flags', JSON.stringify({ isReminderOff: true }));
  }, token);
  return { ...me, token };
}
