import { startJobs } from '../plugins/jobs.ts';
import { openPlainPool } from '../plugins/transaction.ts';
import { silentLog } from './silent-log.ts';

// A process of its own that begins each job and never ends one, so that it can be stopped or killed in the middle.
await startJobs(
  openPlainPool(process.argv[2] ?? '', 4),
  null,
  [{ name: 'hanging', run: () => new Promise<void>((done) => setTimeout(done, 600_000)) }],
  silentLog,
);
