import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { createMemoryStore, createSandboxPsp, type SandboxPsp } from '@arara/pix/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../../env.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { certifiedFetch } from './certified-fetch.ts';
import { openPsp } from './open-psp.ts';

// Made for this test alone, for a hundred years; their keys open nothing.
const file = (name: string) => join(import.meta.dirname, 'testing', 'certificates', `${name}.pem`);
const ours = { PIX_CLIENT_CERT_FILE: file('house'), PIX_CLIENT_KEY_FILE: file('house-key') };

let sandbox: SandboxPsp;
/** The sandbox bank behind a door that lets in who shows a certificate of its authority. */
let door: Server;
let url: string;
beforeAll(async () => {
  sandbox = createSandboxPsp({
    store: createMemoryStore(),
    clientId: 'arara',
    clientSecret: 'a secret of twenty-four letters',
    ispb: '99999004',
    receiver: { name: 'ARARA JOGOS', city: 'RIO DE JANEIRO', chave: '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc' },
    payloadHost: 'pix.arara.example',
    onError: () => {},
  });
  const { port } = new URL((await sandbox.listen(0, '127.0.0.1')).url);
  door = createServer(
    {
      cert: readFileSync(file('institution')),
      key: readFileSync(file('institution-key')),
      ca: readFileSync(file('authority')),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (visitor) => {
      const inside = connect(Number(port), '127.0.0.1');
      visitor.on('error', () => inside.destroy());
      inside.on('error', () => visitor.destroy());
      visitor.pipe(inside).pipe(visitor);
    },
  );
  door.on('tlsClientError', () => {});
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  const address = door.address();
  url = `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  door.close();
  await sandbox.close();
});

const open = (more: Record<string, string>) =>
  openPsp({
    env: readEnv({
      PIX_BASE_URL: url,
      PIX_TOKEN_URL: `${url}/oauth/token`,
      PIX_CLIENT_ID: 'arara',
      PIX_CLIENT_SECRET: 'a secret of twenty-four letters',
      PIX_KEY: '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc',
      PIX_WEBHOOK_SECRET: 'another-secret-of-our-own',
      ...more,
    }),
    log: silentLog,
    journal: null,
    timeoutMs: 4000,
  });
const charge = async (more: Record<string, string>) => {
  const { psp, close } = await open(more);
  const txid = 'a'.repeat(26);
  const made = await psp.client.createCharge({
    txid,
    amountCents: 5000n,
    expiresInSeconds: 900,
    key: psp.key,
    debtor: { document: '52998224725', name: 'Pessoa de Teste' },
  });
  const known = await psp.client.getCharge(txid);
  await close();
  return { made, known, endsAt: psp.certificateEndsAt };
};

test('[R13] an institution that asks for a certificate lets in who shows one, token and calls', async () => {
  const { made, known, endsAt } = await charge({ ...ours, PIX_CA_FILE: file('authority') });
  expect(made).toMatchObject({ kind: 'ok', value: { txid: 'a'.repeat(26) } });
  expect(known).toMatchObject({ kind: 'ok', value: { status: 'ATIVA' } });
  expect(endsAt?.getUTCFullYear()).toBeGreaterThan(2100);
});

test('[R13] who shows none, or a stranger’s, is not let in; nor do we speak to an institution whose authority nobody knows', async () => {
  const stranger = { PIX_CLIENT_CERT_FILE: file('stranger'), PIX_CLIENT_KEY_FILE: file('stranger-key') };
  for (const way of [{}, { ...stranger, PIX_CA_FILE: file('authority') }, ours]) {
    const { made } = await charge(way);
    expect(made).toMatchObject({ kind: 'unknown', cause: { wasSent: false } });
  }
});

test('files that are not there, or do not belong together, end the start with the name of the setting', () => {
  const files = { certificate: file('house'), key: file('house-key'), authority: undefined };
  expect(() => certifiedFetch({ ...files, key: file('stranger-key') })).toThrow(
    /^environment: PIX_CLIENT_CERT/,
  );
  expect(() => certifiedFetch({ ...files, certificate: file('nowhere') })).toThrow(
    /PIX_CLIENT_CERT_FILE: cannot/,
  );
  expect(() => certifiedFetch({ ...files, authority: file('nowhere') })).toThrow(
    /PIX_CA_FILE: cannot be read/,
  );
  expect(() => readEnv({ PIX_CLIENT_CERT_FILE: file('house') })).toThrow(/set both or none/);
});
