import { createMemoryStore, createSimulator, openJournalStore } from './index.ts';

/** The simulator as a process of its own. */
async function main(): Promise<void> {
  const {
    PORT = '9077',
    HOST = '127.0.0.1',
    OPERATOR = 'arara',
    SECRET,
    GAMES = '200',
    JOURNAL,
  } = process.env;
  if (!SECRET) throw new Error('SECRET: the secret that requests are signed with is needed');
  const simulator = createSimulator({
    store: JOURNAL ? await openJournalStore(JOURNAL) : createMemoryStore(),
    operator: OPERATOR,
    secret: SECRET,
    games: Number(GAMES),
  });
  const { apiUrl } = await simulator.listen(Number(PORT), HOST);
  process.stdout.write(`platform ready ${apiUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void simulator.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
