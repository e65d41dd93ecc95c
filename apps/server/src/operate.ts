import { operate } from './operations.ts';

// npm run reconcile, backup, restore, payouts, key, staff.
operate(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
