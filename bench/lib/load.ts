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

export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body?: string;
  readonly tokens: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** What wrk asks: each request by another member, from an address and under a key of its own. */
const script = (tokensFile: string, { method, path, body }: Target) => `
local tokens = {}
for line in io.lines("${tokensFile}") do tokens[#tokens + 1] = "Bearer " .. line end
local n = 0
local run
init = function() run = string.format("%x", os.time() + math.floor(collectgarbage("count") * 1000)) end
request = function()
  n = n + 1
  wrk.headers["authorization"] = tokens[n % #tokens + 1]
  wrk.headers["x-forwarded-for"] = string.format("10.%d.%d.%d", n % 200, math.floor(n / 200) % 250, n * 13 % 250)
  ${method === 'POST' ? `wrk.headers["idempotency-key"] = run .. "-" .. n\n  wrk.headers["content-type"] = "application/json"` : ''}
  return wrk.format("${method}", "${path}", nil, ${body === undefined ? 'nil' : `'${body}'`})
end
done = function(summary, latency, requests)
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`;

/** Asks over HTTP with wrk for some seconds. */
export async function load(target: Target): Promise<Load> {
  const wrk = needProgram(onPath('wrk'), 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'arara-bench-'));
  try {
    writeFileSync(join(folder, 'tokens'), target.tokens.join('\n'));
    writeFileSync(join(folder, 'ask.lua'), script(join(folder, 'tokens'), target));
    const args = [
      '-t1',
      `-c${target.connections}`,
      `-d${target.seconds}s`,
      '-s',
      join(folder, 'ask.lua'),
      target.url,
    ];
    const out = await run(wrk, args);
    const [, requests = 0, micros = 1, p50 = 0, p99 = 0, failures = 0] =
      /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(out)?.map(Number) ?? [];
    return { requests, perSecond: (requests * 1e6) / micros, p50Ms: p50 / 1000, p99Ms: p99 / 1000, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
