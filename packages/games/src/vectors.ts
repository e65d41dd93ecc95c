import type { Json } from './rules.ts';
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

const plays = [
  { game: 'coroa-da-onca', version: 1, bet: { stake: '2.00' } },
  { game: 'dados-de-ouro', version: 1, bet: { stake: '1.00', direction: 'under', target: 4_950 } },
  {
    game: 'roleta-guanabara',
    version: 1,
    bet: {
      bets: [
        { type: 'straight', numbers: [17], stake: '1.00' },
        { type: 'red', stake: '5.00' },
      ],
    },
  },
  {
    game: 'minas-do-sertao',
    version: 1,
    bet: { stake: '1.00', mines: 1 },
    actions: [{ type: 'pick', tile: 12 }, { type: 'cash_out' }],
  },
  { game: 'voo-da-arara', version: 1, bet: { stake: '1.00', target: 200 } },
  { game: 'pesca-real', version: 1, bet: { stake: '1.00', fish: 'camarao' } },
  { game: 'bacara-imperial', version: 1, bet: { stake: '1.00', on: 'banker' } },
  { game: 'bingo-da-praca', version: 1, bet: { stake: '1.00', cards: 4, sheet: 27 } },
  {
    game: 'rei-de-copas',
    version: 1,
    bet: { stake: '1.00' },
    actions: [{ type: 'draw', hold: [0, 3] }],
  },
  {
    game: 'gol-de-placa',
    version: 1,
    bet: { stake: '1.00', home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home' },
  },
  { game: 'sorte-do-trevo', version: 1, bet: { stake: '1.00', numbers: null } },
  { game: 'plinko-lapa', version: 1, bet: { stake: '1.00', rows: 16, risk: 'high' } },
  {
    game: 'torre-do-coco',
    version: 1,
    bet: { stake: '1.00', difficulty: 'easy' },
    actions: [{ type: 'pick', tile: 0 }, { type: 'cash_out' }],
  },
  { game: 'roda-gigante', version: 1, bet: { stake: '1.00', risk: 'medium' } },
  { game: 'foguete-zero', version: 1, bet: { stake: '1.00', target: 200 } },
];

/** Rounds with known seeds and their results, three of every title on each pair of seeds. */
export function testVectors(): TestVector[] {
  return seeds.flatMap((pair) =>
    plays.flatMap((play) => [0, 1, 2].map((nonce) => playedOut({ ...pair, ...play, nonce }))),
  );
}

/** The round with as many of its actions as it takes to end. */
function playedOut(round: VerifiableRound): TestVector {
  const actions = round.actions ?? [];
  for (let taken = 0; taken <= actions.length; taken += 1) {
    const played = round.actions ? { ...round, actions: actions.slice(0, taken) } : round;
    const verified = verifyRound(played);
    if (verified.kind === 'verified' && verified.payoutCents !== null) {
      return { ...played, outcome: verified.outcome, payoutCents: String(verified.payoutCents) };
    }
  }
  throw new Error(`the test vector of ${round.game} with nonce ${round.nonce} does not end`);
}
