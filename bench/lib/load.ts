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

/**
 * What wrk asks: each request by another member, from an address and under a key of its own. A request is put together from
 * parts made before: with wrk's own headers it would take as long as a tenth of what is measured beside it.
 */
const script = (tokensFile: string, { url, method, path, body = '' }: Target) => `
local heads = {}
for line in io.lines("${tokensFile}") do
  heads[#heads + 1] = "${method} ${path} HTTP/1.1\\r\\nHost: ${new URL(url).host}\\r\\nauthorization: Bearer " .. line .. "\\r\\nx-forwarded-for: 10."
end
local n = 0
local key, tail
init = function()
  key = ${method === 'POST' ? `"\\r\\nidempotency-key: " .. string.format("%x", os.time() + math.floor(collectgarbage("count") * 1000)) .. "-"` : 'nil'}
  tail = "${method === 'POST' ? `\\r\\ncontent-type: application/json\\r\\ncontent-length: ${Buffer.byteLength(body)}` : ''}\\r\\n\\r\\n" .. '${body}'
end
request = function()
  n = n + 1
  local from = n % 200 .. "." .. math.floor(n / 200) % 250 .. "." .. n * 13 % 250
  return heads[n % #heads + 1] .. from .. ${method === 'POST' ? 'key .. n .. ' : ''}tail
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
