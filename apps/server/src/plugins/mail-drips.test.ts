import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { systemClock } from './clock.ts';
import { openMail } from './mail.ts';

test('a mail server that answers a byte at a time keeps no letter longer than its time, and its connection ends', async () => {
  const visitors: Socket[] = [];
  const server = createServer((visitor) => {
    visitors.push(visitor);
    visitor.on('error', () => {});
    visitor.write('220 here');
    // Each byte begins the library's own time-outs anew.
    const drip = setInterval(() => visitor.write('.'), 20);
    visitor.on('close', () => clearInterval(drip));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const mail = openMail({
    env: readEnv({ SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }),
    db: { query: () => Promise.reject(new Error('no letter is kept')) },
    clock: systemClock,
    publicUrl: () => 'http://127.0.0.1',
    sendMs: 300,
  });
  const letter = { id: 'a', to: 'ana@example.com', subject: 'Oi', text: 'Oi', html: '<p>Oi</p>' };
  await expect(mail.send(letter)).rejects.toThrow();
  const [visitor] = visitors;
  if (visitor && !visitor.destroyed) await once(visitor, 'close');
  expect(visitor?.destroyed).toBe(true);
  mail.close();
  server.close();
}, 10_000);
