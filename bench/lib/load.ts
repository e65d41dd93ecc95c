import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Load, runWrk } from './wrk.ts';

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
`;

/** Asks over HTTP with wrk for some seconds. */
export const load = (target: Target): Promise<Load> =>
  runWrk(target, (folder) => {
    const tokensFile = join(folder, 'tokens');
    writeFileSync(tokensFile, target.tokens.join('\n'));
    return script(tokensFile, target);
  });
