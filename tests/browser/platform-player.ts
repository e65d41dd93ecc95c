import { phrase } from '@arara/phrases';
import type { Browser, Page } from '@playwright/test';
import { deposit, siteUrl, visit } from './journey.ts';
import { registerByApi } from './register-by-api.ts';

export const depositCents = 10_000n;

export interface Player {
  readonly page: Page;
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Somebody with money, logged in. */
export async function playerWithMoney(browser: Browser, size: 'phone' | 'desktop'): Promise<Player> {
  const { token } = await registerByApi('Rui Teles Exemplo');
  const me = await visit(browser, size, 'pt');
  await me.context.addInitScript((given) => {
    if (globalThis.origin === 'null') return;
    sessionStorage.setItem('token', given);
    localStorage.setItem('ui-flags', JSON.stringify({ isReminderOff: true }));
  }, token);
  await deposit(me, depositCents);
  return { page: me.page, token, close: () => me.context.close() };
}

/** Asks the server beside the screen. */
export async function ask(path: string, token?: string, body?: object) {
  const response = await fetch(`${siteUrl()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Makes a simulated platform fail in a way, or well again. */
export const fault = (platType: string, scope: 'next' | 'always' | 'clear', more: object = {}) =>
  ask('/sandbox/platform-faults', undefined, { platType, scope, ...more });

/** A game of the platform that is open. */
export async function gameOf(platType: string): Promise<{ name: string; title: string; address: string }> {
  const { data } = await ask(`/api/games/listsv2?lang=pt&platType=${platType}&page_size=100`);
  const game = data.items.find(({ is_open: isOpen }: { is_open: boolean }) => isOpen);
  if (!game) throw new Error(`${platType} has no open game`);
  const { name, title } = game;
  return { name, title, address: `/gameInfo?name=${name}&platType=${platType}&currency=BRL` };
}

export const cashOf = async (token: string) =>
  (await ask('/api/wallet/balances', token)).data.money as string;

export const launchButton = (page: Page) =>
  page.getByRole('button', { name: phrase('pt', 'platforms.launch'), exact: true });
