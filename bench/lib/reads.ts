import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { type Load, runWrk } from './wrk.ts';

/** What is read: an address, by whom, and which content is there already. */
export interface Read {
  readonly path: string;
  readonly token?: string;
  readonly etag?: string;
}

/** Each request the next in the order, from another address: visitors are counted by it. */
const script = (file: string, order: string, url: string) => `
local heads = {}
for line in io.lines("${file}") do
  local path, token, etag = line:match("^(%S+) (%S+) (.+)$")
  heads[#heads + 1] = "GET " .. path .. " HTTP/1.1\\r\\nHost: ${new URL(url).host}\\r\\naccept-encoding: gzip"
    .. (token ~= "-" and "\\r\\nauthorization: Bearer " .. token or "")
    .. (etag ~= "-" and "\\r\\nif-none-match: " .. etag or "") .. "\\r\\nx-forwarded-for: 10."
end
local order = {}
for line in io.lines("${order}") do order[#order + 1] = tonumber(line) end
local n = 0
request = function()
  n = n + 1
  local from = n % 200 .. "." .. math.floor(n / 200) % 250 .. "." .. n * 13 % 250
  return heads[order[(n - 1) % #order + 1]] .. from .. "\\r\\n\\r\\n"
end
`;

/** Reads over and over, so many at once, for some seconds. */
export const readOver = (
  url: string,
  reads: readonly Read[],
  pace: { readonly connections: number; readonly seconds: number },
): Promise<Load> =>
  runWrk({ url, ...pace }, (folder) => {
    const [file, order] = [join(folder, 'reads'), join(folder, 'order')];
    // What is asked again is told once.
    const places = new Map([...new Set(reads)].map((read, index) => [read, index + 1]));
    const lines = [...places.keys()].map(({ path, token = '-', etag = '-' }) => `${path} ${token} ${etag}`);
    writeFileSync(file, lines.join('\n'));
    writeFileSync(order, reads.map((read) => places.get(read)).join('\n'));
    return script(file, order, url);
  });

interface Answered {
  readonly status: number;
  readonly etag: string;
  readonly bytes: number;
  readonly ms: number;
}

/** Reads each once, so many at once, and gives what was answered in their order. */
export async function readOnce(
  url: string,
  reads: readonly Read[],
  connections: number,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answered[] = [];
  let next = 0;
  const worker = async () => {
    while (next < reads.length) {
      const at = next;
      next += 1;
      const read = reads[at];
      if (read) answers[at] = await readOne(url, agent, read, at);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answers;
}

function readOne(url: string, agent: Agent, read: Read, n: number): Promise<Answered> {
  const begun = performance.now();
  const headers = {
    'accept-encoding': 'gzip',
    'x-forwarded-for': `10.${n % 200}.${Math.floor(n / 200) % 250}.${(n * 13) % 250}`,
    ...(read.token !== undefined && { authorization: `Bearer ${read.token}` }),
    ...(read.etag !== undefined && { 'if-none-match': read.etag }),
  };
  return new Promise((resolve, reject) => {
    get(`${url}${read.path}`, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, etag: told.etag ?? '', bytes, ms: performance.now() - begun });
      });
    }).on('error', reject);
  });
}
