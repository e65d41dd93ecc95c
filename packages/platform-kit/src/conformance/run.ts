import { readFileSync } from 'node:fs';
import { createSeamlessClient, hmacSigner, rsaSigner } from '../seamless/index.ts';
import { isConform, seamlessConformance, tableOf } from './index.ts';

/** Holds anybody's seamless wallet to the protocol; what it needs to know stands in the environment. */
async function main(): Promise<boolean> {
  const { WALLET_URL, WALLET_SECRET, WALLET_KEY_FILE, PLAYERS, GAME, RUNS = '100' } = process.env;
  if (!WALLET_URL || !PLAYERS || !GAME || !(WALLET_SECRET || WALLET_KEY_FILE))
    throw new Error(
      'needed: WALLET_URL, GAME, PLAYERS (player:session,player:session), and WALLET_SECRET or WALLET_KEY_FILE',
    );
  const sign = WALLET_KEY_FILE
    ? rsaSigner(readFileSync(WALLET_KEY_FILE, 'utf8'))
    : hmacSigner(WALLET_SECRET ?? '');
  const players = PLAYERS.split(',').map((entry) => {
    const at = entry.indexOf(':');
    return { player: entry.slice(0, at), session: entry.slice(at + 1) };
  });
  const client = createSeamlessClient({ walletUrl: WALLET_URL.replace(/\/$/, ''), sign });
  const results = await seamlessConformance({ client, players, game: GAME }, Number(RUNS));
  process.stdout.write(`${tableOf(results)}\n`);
  return isConform(results);
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
