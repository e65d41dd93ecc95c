import { randomUUID } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  hmacSigner,
  type SeamlessCall,
  seamlessHeaders,
} from '../../packages/platform-kit/src/seamless/index.ts';
import { type Load, runWrk } from './wrk.ts';

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

/**
 * Requests for some seconds from now, signed before they are sent: every player bets, then every player wins, and again; or, together,
 * every player bets and wins in one request. Made one after the other, so that whoever writes them down keeps none: a collection of
 * what they would fill takes both processors.
 */
export function* signedPairs(
  target: Target,
  count: number,
  seconds: number,
  { areTogether = false } = {},
): Generator<Signed> {
  const { platform, players } = target;
  const sign = hmacSigner(target.secret);
  // In the middle of the run, so that all of it is within what clocks may differ.
  const time = String(Date.now() + (seconds * 1000) / 2);
  const signed = (call: SeamlessCall, said: object): Signed => {
    const message = {
      time,
      request: randomUUID(),
      path: `/api/seamless/${platform}/${call}`,
      body: JSON.stringify(said),
    };
    return { ...message, signature: sign(message) };
  };
  for (let made = 0; made < count; made += (areTogether ? 1 : 2) * players.length) {
    const rounds = players.map(({ player, session }) => {
      const round = randomUUID();
      const said = { player, game: target.game, round, currency: 'BRL' };
      return { said, session, bet: `b-${round}`, win: `w-${round}` };
    });
    if (areTogether) {
      for (const { said, session, bet } of rounds)
        yield signed('bet-and-win', { ...said, transaction: bet, session, bet: '1.00', win: '0.97' });
      continue;
    }
    for (const { said, session, bet } of rounds)
      yield signed('bet', { ...said, transaction: bet, session, amount: '1.00' });
    for (const { said, win } of rounds) yield signed('win', { ...said, transaction: win, amount: '0.97' });
  }
}

/** A request as it goes over the wire. */
const rawRequest = ({ path, time, request, signature, body }: Signed, host: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `${seamlessHeaders.time}: ${time}`,
    `${seamlessHeaders.request}: ${request}`,
    `${seamlessHeaders.signature}: ${signature}`,
    '',
    body,
  ].join('\r\n');

/**
 * wrk asks for one request before it begins, which it does not send; then it sends each of the file once, which are written
 * ready to be sent, each after its length. Beyond the last it begins again, which the house refuses.
 */
const script = (file: string, pauseMs: number) => `
${pauseMs > 0 ? `delay = function() return math.random(0, ${Math.round(2 * pauseMs)}) end` : ''}
local requests = {}
local file = io.open("${file}", "rb")
for length in function() return file:read("*l") end do
  requests[#requests + 1] = file:read(tonumber(length))
  file:read("*l")
end
local n = -1
request = function()
  n = n + 1
  return requests[(math.max(n, 1) - 1) % #requests + 1]
end
`;

interface Pace {
  readonly connections: number;
  readonly seconds: number;
  /** What a connection waits between an answer and its next request, on average; without it, nothing. */
  readonly pauseMs?: number;
}

/**
 * As many requests as the house takes, or as come with pauses, which differ as those of players do. Fails when they were too few:
 * what is refused costs next to nothing, so that its figures would say nothing.
 */
export async function sendSigned(
  url: string,
  requests: Iterable<Signed>,
  { pauseMs = 0, ...pace }: Pace,
): Promise<Load> {
  let written = 0;
  const load = await runWrk({ url, ...pace }, (folder) => {
    const file = join(folder, 'requests');
    written = writeRequests(file, requests, new URL(url).host);
    return script(file, pauseMs);
  });
  if (load.requests > written) throw new Error(`${load.requests} were sent, but only ${written} prepared`);
  return load;
}

/** Each after its length, a thousand at a time; tells how many. */
function writeRequests(file: string, requests: Iterable<Signed>, host: string): number {
  const to = openSync(file, 'w');
  let written = 0;
  let waiting: string[] = [];
  const write = () => {
    writeSync(to, waiting.join(''));
    waiting = [];
  };
  for (const request of requests) {
    const text = rawRequest(request, host);
    waiting.push(`${Buffer.byteLength(text)}\n${text}\n`);
    written += 1;
    if (waiting.length === 1000) write();
  }
  write();
  closeSync(to);
  return written;
}
