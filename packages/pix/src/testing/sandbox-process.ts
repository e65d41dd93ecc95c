import { openJournalStore } from '../sandbox/journal-store.ts';
import { createSandboxPsp } from '../sandbox/sandbox-psp.ts';
import { sandboxOptions } from './house.ts';

/** A sandbox in a process of its own, to be killed: `tsx sandbox-process.ts <journal> <port>` prints its address. */
const [, , journal = '', port = '0'] = process.argv;
const psp = createSandboxPsp({
  ...sandboxOptions,
  timing: {
    ...sandboxOptions.timing,
    payoutSettlesMs: 3000,
    retryDelaysMs: Array.from({ length: 600 }, () => 100),
  },
  store: await openJournalStore(journal),
});
const { url } = await psp.listen(Number(port), '127.0.0.1');
process.on('message', (txid: unknown) => {
  psp.control.pay({ txid: String(txid) }).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ kind: 'failed', error: String(error) }),
  );
});
process.send?.(url);
