import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';
import type { Person } from './people.ts';
import { registerByApi } from './register-by-api.ts';

/** What a service worker passes on cannot be answered by a test. */
export const asked: BrowserContextOptions = { serviceWorkers: 'block' };

interface Opened {
  readonly page: Page;
  readonly person: Person;
  readonly token: string;
}

/** A tab on a page of the site; of a member unless told otherwise. */
export async function open(
  browser: Browser,
  path: string,
  isMember = true,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const { person, token } = await registerByApi('Rita Prado Exemplo');
  const context = await browser.newContext({
    viewport: sizes.desktop,
    baseURL: siteUrl(),
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  if (isMember) {
    await page.goto('/terms');
    await page.evaluate((given) => sessionStorage.setItem('token', given), token);
  }
  await page.goto(path);
  return { page, person, token };
}

/** A failed answer as the server gives it. */
export const refusal = (error: string, message: string) => ({
  status: 409,
  json: { code: 409, status: 'fail', error, message, data: null },
});

/** A deposit paid at the sandbox's bank, beside the screen. */
export async function payIn(token: string, money: string): Promise<void> {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${siteUrl()}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const methods = await ask('/api/payment/online/list');
  const { data } = await ask('/api/recharge/online', { money, payment_id: methods.data.items[0].id });
  await ask('/sandbox/pix/pay', { txid: data.txid });
  await expect.poll(async () => (await ask(`/api/recharge/${data.id}`)).data.state).toBe('credited');
  await expect.poll(async () => (await ask('/api/ftd/check', {})).data.state).toBe('claimable');
}

/** A bet beside the screen; the answer as the server gives it. */
export async function betByApi(token: string, bet: { game: string }) {
  const response = await fetch(`${siteUrl()}/api/play/${bet.game}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(bet),
  });
  return response.json();
}
