import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hmacSigner, seamlessHeaders } from '../../packages/platform-kit/src/seamless/index.ts';
import { needProgram, onPath, run } from './tools.ts';

export interface SeamlessLoad {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200, and broken connections. */
  readonly failures: number;
}

/** A request that only has to be sent. */
interface Signed {
  readonly path: string;
  readonly time: string;
  readonly request: string;
  readonly signature: string;
  readonly body: string;
}

interface Target {
  readonly url: string;
  readonly platform: string;
  readonly game: string;
  readonly secret: string;
  readonly players: readonly { readonly player: string; readonly session: string }[];
}

/** Requests for some seconds from now, signed beforehand: every player bets, then every player wins, and again. */
export function signedPairs(target: Target, count: number, seconds: number): Signed[] {
  const { platform, game, players } = target;
  const sign = hmacSigner(target.secret);
  const requests: Signed[] = [];
  // In the middle of the run, so that all of it is within what clocks may differ.
  const time = String(Date.now() + (seconds * 1000) / 2);
  const add = (call: string, said: object) => {
    const message = {
      time,
      request: randomUUID(),
      path: `/api/seamless/${platform}/${call}`,
      body: JSON.stringify(said),
    };
    requests.push({ ...message, signature: sign(message) });
  };
  while (requests.length < count) {
    const rounds = players.map((one) => ({ ...one, round: randomUUID() }));
    for (const { player, session, round } of rounds)
      add('bet', {
        transaction: `b-${round}`,
        player,
        session,
        game,
        round,
        amount: '1.00',
        currency: 'BRL',
      });
    for (const { player, round } of rounds)
      add('win', { transaction: `w-${round}`, player, game, round, amount: '0.97', currency: 'BRL' });
  }
  return requests;
}

/**
 * wrk asks for one request before it begins, which it does not send; then it sends each line once. Beyond the last it begins
 * again, which the house refuses.
 */
const script = (file: string) => `
local lines = {}
for line in io.lines("${file}") do lines[#lines + 1] = line end
local n = -1
request = function()
  n = n + 1
  local path, time, id, signature, body = lines[(math.max(n, 1) - 1) % #lines + 1]:match("^(%S+) (%S+) (%S+) (%S+) (.*)$")
  wrk.headers["content-type"] = "application/json"
  wrk.headers["${seamlessHeaders.time}"] = time
  wrk.headers["${seamlessHeaders.request}"] = id
  wrk.headers["${seamlessHeaders.signature}"] = signature
  return wrk.format("POST", path, nil, body)
end
done = function(summary, latency, requests)
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`;

/** As many requests as the house takes. */
export async function atFullSpeed(
  url: string,
  requests: readonly Signed[],
  connections: number,
  seconds: number,
): Promise<SeamlessLoad> {
  const wrk = needProgram(onPath('wrk'), 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'arara-bench-'));
  try {
    const lines = requests.map(
      (one) => `${one.path} ${one.time} ${one.request} ${one.signature} ${one.body}`,
    );
    writeFileSync(join(folder, 'requests'), lines.join('\n'));
    writeFileSync(join(folder, 'load.lua'), script(join(folder, 'requests')));
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(folder, 'load.lua'), url];
    const out = await run(wrk, args);
    const [, sent = 0, micros = 1, p50 = 0, p99 = 0, failures = 0] =
      /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(out)?.map(Number) ?? [];
    return { perSecond: (sent * 1e6) / micros, p50Ms: p50 / 1000, p99Ms: p99 / 1000, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So many requests a second, whether the ones before are answered or not. */
export async function atRate(
  url: string,
  requests: readonly Signed[],
  perSecond: number,
): Promise<SeamlessLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const took: number[] = [];
  let failures = 0;
  const count = (ms: number | null) => {
    if (ms === null) failures += 1;
    else took.push(ms);
  };
  const begun = performance.now();
  const answered: Promise<void>[] = [];
  for (let sent = 0; sent < requests.length; ) {
    const due = Math.min(requests.length, Math.ceil(((performance.now() - begun) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const one = requests[sent];
      if (one) answered.push(send(url, agent, one).then(count));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(answered);
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => Number((took[Math.floor(took.length * share)] ?? 0).toFixed(2));
  return { perSecond: requests.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failures };
}

/** How long the answer took, in milliseconds; null for one that was not good. */
function send(url: string, agent: Agent, one: Signed): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const sending = request(`${url}${one.path}`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(one.body),
        [seamlessHeaders.time]: one.time,
        [seamlessHeaders.request]: one.request,
        [seamlessHeaders.signature]: one.signature,
      },
    });
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : null));
    });
    sending.on('error', () => resolve(null));
    sending.end(one.body);
  });
}
