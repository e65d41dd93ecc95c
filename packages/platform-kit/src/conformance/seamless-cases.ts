import { randomUUID } from 'node:crypto';
import { clockSkewMs, hmacSigner } from '../seamless/index.ts';
import type { Trial } from './trial.ts';

type Case = (trial: Trial) => Promise<void>;

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make));
/** More than a player of a test has. */
const tooMuch = 9_999_999_999n;
const stranger = hmacSigner('the secret of somebody else');

/** What a seamless wallet is held to, one property a case. */
export const seamlessCases: Readonly<Record<string, Case>> = {
  'bet, then win': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    trial.done(await trial.win(trial.winBody(150n)), 150n);
  },
  'a lost round is ended by a win of nothing': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    trial.done(await trial.win(trial.winBody(0n)));
  },
  'bet and win in one': async (trial) => {
    trial.done(await trial.both(trial.bothBody(100n, 70n)), -30n);
  },
  'several bets and wins in one round': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    trial.done(await trial.bet(trial.betBody(50n)), -50n);
    trial.done(await trial.win(trial.winBody(80n, { finished: false })), 80n);
    trial.done(await trial.win(trial.winBody(60n)), 60n);
  },
  'no bet in a round that is over': async (trial) => {
    trial.done(await trial.both(trial.bothBody(100n, 100n)));
    trial.refused(await trial.bet(trial.betBody(100n)), 'round_finished');
  },
  'the same transaction, the same answer': async (trial) => {
    const bet = trial.betBody(100n);
    const first = await trial.bet(bet);
    trial.done(first, -100n);
    trial.done(await trial.win(trial.winBody(10n)), 10n);
    trial.same(first, await trial.bet(bet));
  },
  'ten deliveries at once have one effect': async (trial) => {
    const bet = trial.betBody(100n);
    const [first, ...others] = await times(10, () => trial.bet(bet));
    if (first) trial.done(first, -100n);
    for (const other of others) if (first) trial.same(first, other);
    const win = trial.winBody(90n);
    const [won, ...again] = await times(10, () => trial.win(win));
    if (won) trial.done(won, 90n);
    for (const other of again) if (won) trial.same(won, other);
  },
  'the same name for something else': async (trial) => {
    const bet = trial.betBody(100n);
    trial.done(await trial.bet(bet), -100n);
    trial.refused(await trial.bet({ ...bet, amount: '1.01' } as typeof bet), 'transaction_conflict');
    trial.refused(
      await trial.win({ ...trial.winBody(5n), transaction: bet.transaction }),
      'transaction_conflict',
    );
    trial.done(await trial.win(trial.winBody(0n)));
  },
  'the same name for another kind of prize': async (trial) => {
    const prize = trial.winBody(55n, { type: 'free_round' });
    trial.done(await trial.win(prize), 55n);
    const { transaction } = prize;
    trial.refused(
      await trial.win(trial.winBody(55n, { type: 'jackpot', transaction })),
      'transaction_conflict',
    );
  },
  'a bet beyond the balance, refused each time': async (trial) => {
    const bet = trial.betBody(tooMuch);
    trial.refused(await trial.bet(bet), 'insufficient_funds', 'limit_reached');
    trial.refused(await trial.bet(bet), 'insufficient_funds', 'limit_reached');
    trial.done(await trial.rollback(trial.rollbackBody(bet)));
  },
  'rollback of a bet': async (trial) => {
    const bet = trial.betBody(100n);
    trial.done(await trial.bet(bet));
    trial.done(await trial.rollback(trial.rollbackBody(bet)));
    trial.refused(await trial.bet(bet), 'rolled_back');
  },
  'rollback of bet and win in one': async (trial) => {
    const both = trial.bothBody(100n, 250n);
    trial.done(await trial.both(both));
    trial.done(await trial.rollback(trial.rollbackBody(both)));
  },
  'rollback of a win': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    const win = trial.winBody(40n, { finished: false });
    trial.done(await trial.win(win));
    trial.done(await trial.rollback(trial.rollbackBody(win)));
    trial.done(await trial.win(trial.winBody(30n)), 30n);
  },
  'the same rollback again, and another of the same bet': async (trial) => {
    const bet = trial.betBody(100n);
    trial.done(await trial.bet(bet));
    const rollback = trial.rollbackBody(bet);
    const first = await trial.rollback(rollback);
    trial.done(first);
    trial.same(first, await trial.rollback(rollback));
    trial.done(await trial.rollback(trial.rollbackBody(bet)));
  },
  'a rollback before its bet': async (trial) => {
    const bet = trial.betBody(100n);
    trial.done(await trial.rollback(trial.rollbackBody(bet)));
    trial.refused(await trial.bet(bet), 'rolled_back');
    trial.refused(await trial.bet(bet), 'rolled_back');
  },
  'a bet and its rollback at once': async (trial) => {
    const bet = trial.betBody(100n);
    // Whichever comes first: nothing has moved in the end.
    const [, back] = await Promise.all([trial.bet(bet), trial.rollback(trial.rollbackBody(bet))]);
    trial.done(back);
    trial.refused(await trial.bet(bet), 'rolled_back');
  },
  'a win before its bet': async (trial) => {
    const bet = trial.betBody(100n);
    const win = trial.winBody(120n);
    trial.refused(await trial.win(win), 'bet_unknown');
    trial.done(await trial.bet(bet), -100n);
    trial.done(await trial.win(win), 120n);
  },
  'no win of a bet that was taken back': async (trial) => {
    const bet = trial.betBody(100n);
    trial.done(await trial.bet(bet));
    trial.done(await trial.rollback(trial.rollbackBody(bet)));
    trial.refused(await trial.win(trial.winBody(120n)), 'rolled_back', 'bet_unknown');
  },
  'no bet without a session': async (trial) => {
    trial.refused(await trial.bet(trial.betBody(100n, { session: randomUUID() })), 'session_expired');
  },
  'a win needs no session': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    trial.done(await trial.win(trial.winBody(200n, { session: 'over' })), 200n);
  },
  'free rounds': async (trial) => {
    trial.done(await trial.win(trial.winBody(55n, { type: 'free_round' })), 55n);
  },
  'a jackpot, in a round and without one': async (trial) => {
    trial.done(await trial.bet(trial.betBody(100n)), -100n);
    const jackpot = trial.winBody(500n, { type: 'jackpot', finished: false });
    const first = await trial.win(jackpot);
    trial.done(first, 500n);
    trial.same(first, await trial.win(jackpot));
    trial.done(await trial.win(trial.winBody(0n)));
    trial.done(await trial.win(trial.winBody(500n, { type: 'jackpot', round: `j-${randomUUID()}` })), 500n);
  },
  'signed with another key': async (trial) => {
    trial.refused(await trial.bet(trial.betBody(100n), { sign: stranger }), 'wrong_signature');
  },
  'of another time': async (trial) => {
    const skewMs = clockSkewMs * 4;
    trial.refused(await trial.bet(trial.betBody(100n), { skewMs }), 'request_expired');
    trial.refused(await trial.bet(trial.betBody(100n), { skewMs: -skewMs }), 'request_expired');
  },
  'a delivery that was here before': async (trial) => {
    const bet = trial.betBody(100n);
    const request = randomUUID();
    trial.done(await trial.bet(bet, { request }), -100n);
    trial.refused(await trial.bet(bet, { request }), 'request_repeated');
    trial.done(await trial.win(trial.winBody(100n)), 100n);
  },
  'a player nobody knows': async (trial) => {
    trial.refused(await trial.bet(trial.betBody(100n, { player: 'x-nobody' })), 'player_unknown');
  },
  'a game nobody knows': async (trial) => {
    trial.refused(await trial.bet(trial.betBody(100n, { game: 'x-nothing' })), 'game_unknown');
  },
  'amounts that are none': async (trial) => {
    for (const amount of ['0.00', '-1.00', '1', '1.001', '1e3', '', '01.00'])
      trial.refused(await trial.bet(trial.betBody(100n, { amount })), 'bad_request');
    trial.refused(await trial.bet(trial.betBody(100n, { currency: 'USD' })), 'bad_request');
  },
};
