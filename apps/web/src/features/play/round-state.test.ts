import { describe, expect, test } from 'vitest';
import {
  canAsk,
  nextRoundState,
  noRound,
  type RoundNews,
  roundToResume,
  stakeInBet,
  toStageRound,
  type WireRound,
} from './round-state.ts';

const settled: WireRound = {
  round_id: '0198c0de-0000-7000-8000-000000000001',
  game: 'dados-de-ouro',
  version: 1,
  state: 'settled',
  stake: '1.00',
  payout: '1.98',
  multiplier: '1.98',
  bet: {},
  outcome: { roll: 7342 },
  view: null,
  step: 0,
  events: [],
  money: '100.98',
  bonus_money: '0.00',
  nonce: 1,
  server_seed_hash: '',
  client_seed: '',
  created_at: '2026-01-01T00:00:00.000Z',
};
const open: WireRound = {
  ...settled,
  round_id: '0198c0de-0000-7000-8000-000000000002',
  game: 'minas-do-sertao',
  state: 'open',
  payout: '0.00',
};
const after = (...news: RoundNews[]) => news.reduce(nextRoundState, noRound);

describe('a round on the page', () => {
  test('is asked for, answered, played and over', () => {
    expect(after({ type: 'asked' }).phase).toBe('waiting');
    expect(after({ type: 'asked' }, { type: 'answered', round: settled }).phase).toBe('playing');
    expect(after({ type: 'asked' }, { type: 'answered', round: settled }, { type: 'played' }).phase).toBe(
      'idle',
    );
  });

  test('holds the new balance back until it is played', () => {
    const playing = after({ type: 'asked' }, { type: 'answered', round: settled });
    expect(playing.answer?.money).toBe('100.98');
    expect(nextRoundState(playing, { type: 'played' }).answer).toBeNull();
  });

  test('cannot be asked for twice', () => {
    const waiting = after({ type: 'asked' });
    expect(canAsk(waiting)).toBe(false);
    expect(nextRoundState(waiting, { type: 'asked' })).toBe(waiting);
    const playing = after({ type: 'asked' }, { type: 'answered', round: settled });
    expect(nextRoundState(playing, { type: 'asked' })).toBe(playing);
  });

  test('is begun by its first answer and by no later one', () => {
    const dealt = after({ type: 'asked' }, { type: 'answered', round: open });
    expect(dealt.isBegun).toBe(true);
    const step: RoundNews[] = [{ type: 'played' }, { type: 'asked' }, { type: 'answered', round: open }];
    expect(step.reduce(nextRoundState, dealt).isBegun).toBe(false);
    expect(after({ type: 'resumed', round: open }).isBegun).toBe(false);
  });

  test('a failure leads back to where it came from', () => {
    expect(after({ type: 'asked' }, { type: 'failed' }).phase).toBe('idle');
    const stepping = after(
      { type: 'asked' },
      { type: 'answered', round: open },
      { type: 'played' },
      { type: 'asked' },
      { type: 'failed' },
    );
    expect(stepping.phase).toBe('open');
    expect(stepping.round?.roundId).toBe(open.round_id);
  });
});

describe('[R29] an unfinished round', () => {
  test('is found again and shown as it stood, without motion', () => {
    expect(roundToResume([settled, open], 'minas-do-sertao')).toBe(open);
    const resumed = after({ type: 'resumed', round: open });
    expect(resumed.isResumed).toBe(true);
    expect(nextRoundState(resumed, { type: 'played' })).toMatchObject({ phase: 'open' });
  });

  test('brings no balances: those it was saved with are older than what has been played since', () => {
    const resumed = after({ type: 'resumed', round: open });
    expect(resumed).toMatchObject({ phase: 'playing', answer: null });
    const since = after(
      { type: 'asked' },
      { type: 'answered', round: settled },
      { type: 'played' },
      { type: 'resumed', round: open },
    );
    expect(since).toMatchObject({ phase: 'playing', answer: null });
  });

  test('found while another is played leaves that one its balances', () => {
    const playing = after({ type: 'asked' }, { type: 'answered', round: settled });
    expect(nextRoundState(playing, { type: 'resumed', round: open }).answer).toBe(settled);
  });

  test('has the stake it was bet with, whatever its steps have staked since', () => {
    const doubled = { ...open, game: 'blackjack-leblon', stake: '20.00', bet: { stake: '10.00' } };
    expect(stakeInBet(toStageRound(doubled))).toBe(1_000n);
    expect(stakeInBet(toStageRound(open))).toBeNull();
  });

  test('is no business of another game, and a settled one is not resumed', () => {
    expect(roundToResume([open], 'dados-de-ouro')).toBeNull();
    expect(roundToResume([{ ...open, state: 'settled' }], 'minas-do-sertao')).toBeNull();
  });

  test('does not interrupt one that is being played, nor itself', () => {
    const waiting = after({ type: 'asked' });
    expect(nextRoundState(waiting, { type: 'resumed', round: open })).toBe(waiting);
    const standing = after({ type: 'resumed', round: open }, { type: 'played' });
    expect(nextRoundState(standing, { type: 'resumed', round: open })).toBe(standing);
  });
});

test('a round whose stake went back leaves the table free, and one that is being told is told first', () => {
  const left = after({ type: 'resumed', round: open }, { type: 'played' });
  expect(left.phase).toBe('open');
  expect(nextRoundState(left, { type: 'returned' })).toEqual(noRound);
  const told = after({ type: 'asked' }, { type: 'answered', round: settled });
  expect(nextRoundState(told, { type: 'returned' })).toBe(told);
});
