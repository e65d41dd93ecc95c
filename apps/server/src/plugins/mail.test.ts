import { once } from 'node:events';
import type { Server } from 'node:net';
import { identity } from '@arara/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellMember } from '../modules/identity/index.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { Jobs } from './jobs.ts';
import { senderOf } from './mail.ts';
import { inTransaction } from './transaction.ts';

/** What the mail server was given, as it came over the wire. */
const received: { from: string; to: string[]; user: string; content: string }[] = [];
let failures = 0;
const smtp = new SMTPServer({
  authOptional: false,
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: (auth, _session, done) =>
    auth.username === 'casa' && auth.password === 'segredo'
      ? done(null, { user: auth.username })
      : done(new Error('unknown')),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (failures > 0) {
        failures -= 1;
        return done(new Error('come back later'));
      }
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: String(session.user),
        content: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    });
  },
});

let house: TestHouse;
beforeAll(async () => {
  const listening: Server = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : 0;
  house = await startTestHouse({
    SMTP_URL: `smtp://casa:segredo@127.0.0.1:${port}?from=casa@arara.example`,
  });
});
afterAll(async () => {
  await house.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

/** The header and the decoded parts of a message. */
function read(content: string): { subject: string; text: string } {
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(content)?.[1] ?? '';
  const parts = content.split('Content-Transfer-Encoding: ').slice(1);
  const text = parts
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4).split('\r\n--')[0] ?? '';
      if (part.startsWith('base64')) return Buffer.from(body, 'base64').toString('utf8');
      return body
        .replaceAll('=\r\n', '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) =>
          Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
        );
    })
    .join('\n');
  return { subject, text };
}

test('[S2.37] the code really arrives over SMTP, as text and as HTML, and binds the e-mail', async () => {
  const { token, account, password } = await house.newMember();
  const email = 'marina@example.com';
  expect(await house.call(identity.emailCode, { email, password }, { token, lang: 'pt' })).toMatchObject({
    code: 200,
  });
  const [mail] = await eventually(
    () => received,
    (all) => all.length > 0,
  );
  expect(mail).toMatchObject({ from: 'casa@arara.example', to: [email], user: 'casa' });
  const content = mail?.content ?? '';
  expect(content).toContain('From: Arara <casa@arara.example>');
  expect(content).toMatch(/Message-ID: <[0-9a-f-]{36}@arara\.example>/i);
  expect(content).toContain('Auto-Submitted: auto-generated');
  expect(content).toMatch(/Content-Type: text\/plain/);
  expect(content).toMatch(/Content-Type: text\/html/);
  const { subject, text } = read(content);
  expect(subject).toBe('Arara: Confirme seu e-mail');
  expect(text).toContain(`Olá, ${account}`);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  expect(await house.call(identity.emailConfirm, { email, code }, { token })).toMatchObject({ code: 200 });
});

test('what the server does not take at first is sent again', async () => {
  received.length = 0;
  failures = 1;
  const { token, password } = await house.newMember();
  await house.ask(identity.emailCode, { email: 'again@example.com', password }, { token });
  await eventually(
    () => received,
    (all) => all.some(({ to }) => to.includes('again@example.com')),
  );
  expect(failures).toBe(0);
});

test('a letter whose time is over is let go', async () => {
  received.length = 0;
  const { seal } = house.house;
  const letter = { kind: 'mail', id: 'x', to: 'late@example.com', subject: '', text: '', html: '' };
  const until = house.house.clock.now().getTime();
  const job = (at: number) => ({ sealed: seal.close(JSON.stringify({ ...letter, until: at }), 'letter') });
  await house.runTask('letter-send', job(until));
  expect(received).toEqual([]);
  await house.runTask('letter-send', job(until + 1));
  expect(received).toHaveLength(1);
});

test('what has happened to an account is tried to be told for a day, while the password of the mail server is wrong', async () => {
  const { memberId } = await house.newMember();
  const { db } = house.house;
  await db.query(`update member set email = 'told@example.com', email_verified_at = now() where id = $1`, [
    memberId,
  ]);
  const queued: (number | undefined)[] = [];
  const add: Jobs['add'] = async (_tx, _task, _payload, options) => void queued.push(options?.maxAttempts);
  await inTransaction(db, (tx) =>
    tellMember(tx, { ...house.house, jobs: { add } }, memberId, 'password_changed'),
  );
  // A try waits e to the power of those before it, in seconds, ten at most.
  const hours = Array.from({ length: (queued[0] ?? 1) - 1 }, (_, n) => Math.exp(Math.min(n + 1, 10)) / 3600);
  expect(hours.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(24);
});

test('without a mail server or the sandbox nothing is promised', async () => {
  const closed = await startTestHouse({ SANDBOX: 'off' });
  try {
    const { token } = await closed.newMember();
    const mail = await closed.call(identity.emailCode, { email: 'a@example.com' }, { token });
    expect(mail).toMatchObject({ code: 503, error: 'mail_unavailable' });
    const sms = await closed.call(identity.phoneCode, { phone: '21987654321' }, { token, lang: 'pt' });
    expect(sms).toMatchObject({ code: 503, error: 'sms_unavailable' });
    expect(sms.message).toBe('Não é possível enviar SMS no momento. Tente novamente mais tarde');
    // Whoever has forgotten the password is told before they fill in who they are.
    expect(await closed.ask(identity.forgotPasswordWays, {})).toEqual({ phone: false, email: false });
    expect(await house.ask(identity.forgotPasswordWays, {})).toMatchObject({ email: true });
    expect((await closed.server.inject({ url: '/sandbox/mail' })).statusCode).toBe(404);
  } finally {
    await closed.close();
  }
});

test('mail comes from the address that was named, else from the user, else from our host', () => {
  const from = (url: string) => senderOf(url, 'arara', 'https://cassino.example').address;
  expect(from('smtp://u:p@mail.example?from=oi@arara.example')).toBe('oi@arara.example');
  expect(from('smtps://casa%40arara.example:p@mail.example')).toBe('casa@arara.example');
  expect(from('smtp://mail.example')).toBe('no-reply@cassino.example');
});
