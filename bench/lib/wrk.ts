import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needProgram, onPath, run } from './tools.ts';

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200, and broken connections. */
  readonly failures: number;
}

interface Asking {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

const tellsResult = `
done = function(summary, latency, requests)
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`;

/**
 * Asks over HTTP by one thread of wrk for some seconds. `write` gives the Lua that makes the requests; what that reads it may
 * leave in the folder it is given, which is gone afterwards.
 */
export async function runWrk(
  { url, connections, seconds }: Asking,
  write: (folder: string) => string,
): Promise<Load> {
  const wrk = needProgram(onPath('wrk'), 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'arara-bench-'));
  try {
    const script = join(folder, 'ask.lua');
    writeFileSync(script, write(folder) + tellsResult);
    const out = await run(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
    const result = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(out);
    if (!result) throw new Error(`wrk told no result: ${out.slice(-500)}`);
    const [, requests = 0, micros = 1, p50 = 0, p99 = 0, failures = 0] = result.map(Number);
    return { requests, perSecond: (requests * 1e6) / micros, p50Ms: p50 / 1000, p99Ms: p99 / 1000, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
