import { createHash, createHmac, randomUUID } from 'node:crypto';
import { fair, identity } from '@arara/contract';
import { commitmentOf } from '@arara/fair';
import { gameRules, newestRules } from '@arara/games';
import { testVectors } from '@arara/games/vectors';
import { verifyRound } from '@arara/games/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openSocket, type TestSocket } from '../../testing/socket-client.ts';
import { newPlayer, type Player } from './testing/player.ts';

/** Ten thousand outcomes: two of them are not foretold by chance. */
const target = { game: 'dados-de-ouro', bet: { stake: '0.10', direction: 'over', target: 4999 } } as const;
/** Where a guess is right by chance once in 10,000, several rounds are guessed at. */
const foretold = 4;

let house: TestHouse;
let player: Player;
let socket: TestSocket;
/** Everything that was said to anybody, word for word. */
const wire: string[] = [];

beforeAll(async () => {
  house = await startTestHouse();
  player = await newPlayer(house, { cash: '5000.00' });
  socket = await openSocket(house.house.publicUrl(), { token: player.token });
  await socket.heard('snapshot');
});
afterAll(async () => {
  socket.close();
  await house.close();
});

function say(answer: unknown): void {
  wire.push(JSON.stringify(answer));
}

/** An answer as it goes over the wire, headers and all. */
async function overhear(path: string, token: string): Promise<void> {
  const response = await house.server.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  wire.push(response.body, JSON.stringify(response.headers));
}

const isProgressive = ({ jackpot }: { jackpot?: unknown }) => jackpot !== undefined;

/**
 * Plays every title: instant ones to their end; stepped ones are begun, taken a step further where the deal lets them,
 * and begun anew where that ended them, so that something stays open.
 */
async function playEverything(): Promise<void> {
  const vectors = new Map(testVectors().map((vector) => [vector.game, vector]));
  for (const { game, kind } of newestRules()) {
    const { bet, actions } = vectors.get(game) ?? { bet: {} };
    const begin = () => player.play(game, bet as Record<string, unknown>);
    const round = await begin();
    if (round.status === 'fail') throw new Error(`${game}: ${JSON.stringify(round)}`);
    const { round_id: roundId } = round.data;
    say(round);
    say(await player.recall(roundId));
    if (kind !== 'stepped') continue;
    say(await player.act(game, roundId, { type: 'peek' }));
    say(await player.act(game, roundId, actions?.[0] as Record<string, unknown>));
    say(await player.recall(roundId));
    say(await begin());
  }
  const paths = ['/api/rounds/open', '/api/fair/seed', '/api/wallet/statement', '/api/auth/sessions'];
  for (const path of [...paths, '/api/games/jackpots', `/api/games/info/${target.game}`])
    await overhear(path, player.token);
  say(await house.ask(identity.me, {}, { token: player.token }));
}

/** Every text and number in an answer, and every run of hex digits in its texts. */
function wordsOf(text: string): string[] {
  const words = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      words.add(value);
      for (const [hex] of value.matchAll(/[0-9a-f]{8,}/gi)) words.add(hex);
    } else if (typeof value === 'number') words.add(String(value));
    else if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) walk(item);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    words.add(text);
  }
  return [...words].filter((word) => word.length > 0 && word.length <= 512);
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** What somebody might take for a seed: words of the wire, and what is easily made of them. */
function candidatesFrom(texts: readonly string[]): string[] {
  const words = [...new Set(texts.flatMap(wordsOf))];
  const candidates = new Set<string>();
  for (const word of words) {
    for (const one of [word, sha(word), sha(sha(word)), [...word].reverse().join('')]) candidates.add(one);
    if (/^[0-9a-f]{64}$/.test(word)) {
      candidates.add(createHash('sha256').update(Buffer.from(word, 'hex')).digest('hex'));
      candidates.add((BigInt(`0x${word}`) + 1n).toString(16).padStart(64, '0'));
      candidates.add((BigInt(`0x${word}`) - 1n).toString(16).padStart(64, '0'));
    }
  }
  // Long words in pairs: hashes, client seeds, ids.
  const long = words.filter((word) => /^[0-9a-f-]{16,64}$/i.test(word)).slice(-40);
  for (const one of long) {
    for (const other of long) {
      for (const between of ['', ':', '-']) candidates.add(sha(`${one}${between}${other}`));
      candidates.add(createHmac('sha256', one).update(other).digest('hex'));
    }
  }
  return [...candidates];
}

type Told = { nonce: number; client_seed: string; outcome: unknown };

/** How many of these rounds a seed foretells. */
function foretoldBy(serverSeed: string, rounds: readonly Told[]): number {
  const version = gameRules(target.game)?.version ?? 0;
  return rounds.filter((round) => {
    const guess = verifyRound({
      game: target.game,
      version,
      bet: target.bet,
      serverSeed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    });
    return guess.kind === 'verified' && JSON.stringify(guess.outcome) === JSON.stringify(round.outcome);
  }).length;
}

/** The candidates that foretell more than chance explains. */
function predictors(candidates: readonly string[], rounds: readonly Told[]): string[] {
  const [first, ...others] = rounds;
  if (!first) throw new Error('there is something to foretell');
  return candidates.filter((seed) => foretoldBy(seed, [first]) === 1 && foretoldBy(seed, others) > 0);
}

async function playTargets(by: Player): Promise<Told[]> {
  const rounds: Told[] = [];
  for (let count = 0; count < foretold; count += 1) {
    const { nonce, client_seed: seed, outcome } = await by.mustPlay(target.game, { ...target.bet });
    rounds.push({ nonce, client_seed: seed, outcome });
  }
  return rounds;
}

/** The seeds of the player in these states. */
const seedsOf = async (states: readonly string[]) => {
  const { rows } = await house.house.db.query<{ server_seed: string }>(
    'select server_seed from fair_seed where member_id = $1 and state = any($2)',
    [player.memberId, states],
  );
  return rows.map((row) => row.server_seed);
};

test('[R-secrecy] everything on the wire before the reveal foretells nothing', async () => {
  await playEverything();
  const stranger = await newPlayer(house, { cash: '20.00' });
  say(await stranger.mustPlay(target.game, { ...target.bet }));
  await overhear('/api/fair/seed', stranger.token);
  for (const message of socket.messages) say(message);
  expect(socket.messages.length).toBeGreaterThan(1);
  const isHeard = ({ game }: { game: string }) => wire.some((text) => text.includes(`"game":"${game}"`));
  expect(newestRules().filter((rules) => !isHeard(rules))).toEqual([]);
  expect(newestRules().filter(isProgressive).length).toBeGreaterThan(0);

  const candidates = candidatesFrom(wire);
  expect(candidates.length).toBeGreaterThan(2_000);
  const secret = new Set(await seedsOf(['active', 'next']));
  expect(secret.size).toBeGreaterThan(0);
  const shown = new Set([...secret].map(commitmentOf));
  // No candidate is a seed in force or to come, nor the pre-image of a commitment.
  expect(candidates.filter((one) => secret.has(one) || shown.has(commitmentOf(one)))).toEqual([]);
  expect(wire.some((text) => [...shown].some((commitment) => text.includes(commitment)))).toBe(true);
  // Nor does any of them foretell rounds that are played after it was heard.
  expect(predictors(candidates, await playTargets(player))).toEqual([]);
});

/** Every longer list in a secret as it would stand in an answer. */
function listsIn(secret: unknown): string[] {
  if (typeof secret !== 'object' || secret === null) return [];
  const own = Array.isArray(secret) && secret.length > 2 ? [JSON.stringify(secret)] : [];
  return [...own, ...Object.values(secret).flatMap(listsIn)];
}

test('[R-secrecy] what open rounds hide is in no answer about them', async () => {
  const { rows } = await house.house.db.query<{ id: string; game: string; secret: unknown }>(
    'select id, game, secret from round where member_id = $1 and is_open',
    [player.memberId],
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { id, game, secret } of rows) {
    const about = wire.filter((text) => text.includes(id));
    expect(about.length, game).toBeGreaterThan(0);
    for (const text of about) expect(text, game).not.toContain('"secret"');
    const isTold = (words: string) => about.some((text) => text.includes(words));
    expect(isTold(JSON.stringify(secret)), game).toBe(false);
    // A state may hold what the player sees too, such as a hand; something longer is never told.
    const lists = listsIn(secret);
    if (lists.length > 0) expect(lists.filter((list) => !isTold(list)).length, game).toBeGreaterThan(0);
  }
});

test('[R-secrecy] the view of an open round is the same for every secret that looks the same to the player', async () => {
  const bets = new Map(testVectors().map(({ game, bet }) => [game, bet]));
  for (const game of ['minas-do-sertao', 'torre-do-coco']) {
    const views = new Set<string>();
    const secrets = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const other = await newPlayer(house, { cash: '20.00' });
      const begun = await other.mustPlay(game, bets.get(game) as Record<string, unknown>);
      const { rows } = await house.house.db.query<{ secret: unknown }>(
        'select secret from round where id = $1',
        [begun.round_id],
      );
      views.add(JSON.stringify(begun.view));
      secrets.add(JSON.stringify(rows[0]?.secret));
      expect(begun).toMatchObject({ outcome: null, events: [] });
    }
    expect([views.size, secrets.size > 1], game).toEqual([1, true]);
  }
});

test('[R-secrecy] the same search finds every round once the seed is revealed, and still nothing of the next seed', async () => {
  const other = await newPlayer(house, { cash: '50.00' });
  const before = await playTargets(other);
  const heard = [JSON.stringify(await house.ask(fair.fairSeed, {}, { token: other.token }))];
  expect(predictors(candidatesFrom(heard), before)).toEqual([]);

  const rotation = await house.call(
    fair.fairRotate,
    { client_seed: `sorte-${randomUUID()}` },
    { token: other.token },
  );
  heard.push(JSON.stringify(rotation));
  const found = predictors(candidatesFrom(heard), before);
  expect(found).toHaveLength(1);
  expect(foretoldBy(found[0] ?? '', before)).toBe(foretold);

  const after = await playTargets(other);
  expect(predictors(candidatesFrom(heard), after)).toEqual([]);
});
