import type { live } from '@arara/contract';
import { expect, test } from 'vitest';
import { momentOf } from './seats-moment.ts';
import type { Deal } from './seats-state.ts';

const at = (time: string) => Date.parse(`2031-03-01T12:00:${time}Z`);
const iso = (time: string) => new Date(at(time)).toISOString();
// What it does not read is left out.
const roundOf = (phase: live.LiveRound['phase']) => ({ phase, plays_at: iso('10') }) as live.LiveRound;
const dealt = { seats: [{}, {}], decides_at: iso('30'), drawn_at: null } as unknown as Deal;

test('the cards are dealt, then the seats decide, then the dealer plays', () => {
  expect(momentOf(null, null, at('00')).stage).toBe('rest');
  expect(momentOf(roundOf('open'), null, at('00')).stage).toBe('open');
  expect(momentOf(roundOf('playing'), dealt, at('11'))).toMatchObject({ stage: 'dealing', dealtMs: 1_000 });
  expect(momentOf(roundOf('playing'), dealt, at('20'))).toMatchObject({ stage: 'deciding', leftMs: 10_000 });
  expect(momentOf(roundOf('playing'), dealt, at('40'))).toMatchObject({ stage: 'deciding', leftMs: 0 });
  const drawn = { ...dealt, decides_at: null, drawn_at: iso('30') };
  expect(momentOf(roundOf('playing'), drawn, at('32'))).toMatchObject({ stage: 'drawing', drawnMs: 2_000 });
  expect(momentOf(roundOf('settled'), drawn, at('40')).stage).toBe('over');
});
