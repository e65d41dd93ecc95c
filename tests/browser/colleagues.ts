import { randomInt } from 'node:crypto';
import { calls, type Permission } from '@arara/contract';
import { codeOf } from '../../apps/server/src/testing/authenticator.ts';
import { siteUrl } from './journey.ts';
import { staff } from './people.ts';

export const roles = ['support', 'finance', 'risk', 'content', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Somebody of the staff, logged in. */
export interface Colleague {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly error: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what its call answers.
  readonly data: any;
}

/** Asks the server what the back office asks it. */
export async function askStaff(
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(`${siteUrl()}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { error, data } = await response.json();
  return { status: response.status, error, data };
}

async function login(email: string, password: string): Promise<string> {
  const { data } = await askStaff('POST', '/api/staff/login', { body: { email, password } });
  if (typeof data?.token !== 'string') throw new Error(`${email} could not log in`);
  return data.token;
}

/** Those who ask for what another decides: one person made them all, so each has an authenticator of its own. */
const deciders: readonly Role[] = ['finance', 'admin'];

async function setUpAuthenticator(token: string, password: string): Promise<void> {
  const begun = await askStaff('POST', '/api/staff/two-factor/begin', { token, body: { password } });
  const body = { code: codeOf(begun.data.secret) };
  await askStaff('POST', '/api/staff/two-factor/confirm', { token, body });
}

/** One colleague of each role; the first account of the house opens the others, and each sets an own password. */
export async function newColleagues(): Promise<Record<Role, Colleague>> {
  const token = await login(staff.email, staff.password);
  const found: Partial<Record<Role, Colleague>> = {};
  for (const role of roles) {
    const email = `${role}-${randomInt(1e9)}@arara.example`;
    const { data } = await askStaff('POST', '/api/staff/team', { token, body: { email, role } });
    const password = `papagaio-${role}-2026`;
    const own = await login(email, data.password);
    const body = { password: data.password, new_password: password };
    await askStaff('POST', '/api/staff/password', { token: own, body });
    if (deciders.includes(role)) await setUpAuthenticator(own, password);
    found[role] = { role, email, password, token: own };
  }
  // Every role is among them.
  return found as Record<Role, Colleague>;
}

/** Every call of the back office that asks for a permission. */
export const guardedCalls = calls.flatMap(({ name, method, path, permission }) =>
  permission === undefined ? [] : [{ name, method, path, permission: permission as Permission }],
);

/** Whether the server lets somebody make a call. What is sent fits no call, so that nothing is done. */
export async function isLetIn(colleague: Colleague, call: (typeof guardedCalls)[number]): Promise<boolean> {
  const path = call.path.replaceAll(/\{\w+\}/g, 'x');
  const { status, error } = await askStaff(call.method === 'GET' ? 'GET' : 'POST', `${path}?page_size=x`, {
    token: colleague.token,
    body: [],
  });
  if (status === 401) throw new Error(`${colleague.email} is not logged in`);
  return error !== 'forbidden';
}
