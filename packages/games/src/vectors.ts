import type { Json } from './rules.ts';
import type { Title } from './title.ts';
import { everyTitle } from './titles.ts';
import { type VerifiableRound, verifyRound } from './verify.ts';

/** A round with its result, for people who test a verifier of their own. */
export type TestVector = VerifiableRound & { outcome: Json; payoutCents: string };

const seeds = [
  {
    serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
    clientSeed: 'bb62964774',
  },
  {
    serverSeed: '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
    clientSeed: 'arara-noite-0427',
  },
];

/** Rounds with known seeds and their results, three of every title on each pair of seeds. */
export function testVectors(titles: readonly Title[] = everyTitle): TestVector[] {
  return seeds.flatMap((pair) =>
    titles.flatMap(({ rules: { game, version }, vector }) =>
      [0, 1, 2].map((nonce) => playedOut({ ...pair, game, version, ...vector, nonce })),
    ),
  );
}

/** The round with as many of its actions as it takes to end; those that are not to be had in it are left out. */
function playedOut(round: VerifiableRound): TestVector {
  const taken: unknown[] = [];
  for (const action of [null, ...(round.actions ?? [])]) {
    const actions = action === null ? [] : [...taken, action];
    const played = round.actions ? { ...round, actions } : round;
    const verified = verifyRound(played);
    if (verified.kind === 'refused') continue;
    if (verified.payoutCents !== null) {
      return { ...played, outcome: verified.outcome, payoutCents: String(verified.payoutCents) };
    }
    if (action !== null) taken.push(action);
  }
  throw new Error(`the test vector of ${round.game} with nonce ${round.nonce} does not end`);
}
