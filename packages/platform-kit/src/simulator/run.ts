import { readFileSync } from 'node:fs';
import { createSeamlessClient, hmacSigner, rsaSigner } from '../seamless/index.ts';
import { createMemoryStore, createSimulator, openJournalStore } from './index.ts';

/** The simulator as a process of its own; with `WALLET_URL` it plays with that seamless wallet. */
async function main(): Promise<void> {
  const {
    PORT = '9077',
    HOST = '127.0.0.1',
    OPERATOR = 'arara',
    SECRET,
    GAMES = '20000',
    JOURNAL,
    WALLET_URL,
    WALLET_SECRET,
    WALLET_KEY_FILE,
  } = process.env;
  if (!SECRET) throw new Error('SECRET: the secret that requests are signed with is needed');
  const sign = WALLET_KEY_FILE
    ? rsaSigner(readFileSync(WALLET_KEY_FILE, 'utf8'))
    : hmacSigner(WALLET_SECRET ?? '');
  if (WALLET_URL && !WALLET_KEY_FILE && !WALLET_SECRET)
    throw new Error(
      'WALLET_SECRET or WALLET_KEY_FILE: what requests to the wallet are signed with is needed',
    );
  const wallet = WALLET_URL ? createSeamlessClient({ walletUrl: WALLET_URL, sign }) : null;
  const simulator = createSimulator({
    store: JOURNAL ? await openJournalStore(JOURNAL) : createMemoryStore(),
    operator: OPERATOR,
    secret: SECRET,
    games: Number(GAMES),
    ...(wallet && { wallet: () => wallet }),
    isControlled: true,
  });
  const { apiUrl } = await simulator.listen(Number(PORT), HOST);
  // What a wallet has not answered is sent again until it has.
  const again = setInterval(() => void simulator.seamless?.table.settle(), 2000);
  process.stdout.write(`platform ready ${apiUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      clearInterval(again);
      void simulator.close().then(() => process.exit(0));
    });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
