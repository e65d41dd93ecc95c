import { launchDatabase } from '../database/launch.ts';

/** A process that opens the data folder named to it, says so in one line of JSON, and holds it until SIGTERM. */
const say = (word: object) => process.stdout.write(`${JSON.stringify(word)}\n`);
const log = { info: (note: string) => say({ note }), warn: (note: string) => say({ note }) };

try {
  const database = await launchDatabase({ dataDir: process.argv[2] ?? '', log });
  say({ url: database.url, adopted: database.adopted });
  const alive = setInterval(() => {}, 1_000);
  process.once('SIGTERM', async () => {
    await database.stop();
    clearInterval(alive);
  });
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
}
