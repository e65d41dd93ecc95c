import { wallet } from '@arara/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyMember } from './empty-member.ts';
import { queryClient } from './query-client.ts';
import { holdBalances, releaseBalances, showBalances, tellAfterRound, tellBalances } from './session.ts';
import { memberKey, tellSession } from './session-store.ts';

const balancesKey = [wallet.walletBalances.name, {}];
const shown = () => [
  queryClient.getQueryData<{ money: string }>(memberKey)?.money,
  queryClient.getQueryData<{ money: string }>(balancesKey)?.money,
];

beforeEach(() => {
  releaseBalances();
  queryClient.setQueryData(memberKey, { ...emptyMember, id: 'm', money: '10.00' });
  queryClient.setQueryData(balancesKey, { money: '10.00', held_money: '3.00' });
});

test('balances are shown as soon as they are told', () => {
  tellBalances({ money: '12.00' });
  expect(shown()).toEqual(['12.00', '12.00']);
  expect(queryClient.getQueryData(balancesKey)).toEqual({ money: '12.00', held_money: '3.00' });
});

test('while a round is being played none is shown; then the last that was told', () => {
  holdBalances();
  tellBalances({ money: '11.00' });
  holdBalances();
  tellBalances({ money: '36.00', held_money: '0.00' });
  expect(shown()).toEqual(['10.00', '10.00']);
  releaseBalances();
  expect(shown()).toEqual(['36.00', '36.00']);
  expect(queryClient.getQueryData(balancesKey)).toEqual({ money: '36.00', held_money: '0.00' });
});

test('what was released is not shown again, and nothing is kept back after it', () => {
  holdBalances();
  tellBalances({ money: '11.00' });
  releaseBalances();
  tellBalances({ money: '20.00' });
  releaseBalances();
  expect(shown()).toEqual(['20.00', '20.00']);
});

test('a message about a win waits for the end of the round like the balance, and is told once', () => {
  const told: string[] = [];
  tellAfterRound(() => told.push('before'));
  holdBalances();
  tellAfterRound(() => told.push('win'));
  expect(told).toEqual(['before']);
  releaseBalances();
  releaseBalances();
  expect(told).toEqual(['before', 'win']);
});

test('what waits for the end of a round is not told to whoever has logged in before it', () => {
  tellSession({ type: 'signed_in', token: 'first' });
  holdBalances();
  tellBalances({ money: '500.00' });
  tellSession({ type: 'signed_out' });
  tellSession({ type: 'signed_in', token: 'second' });
  queryClient.setQueryData(memberKey, { ...emptyMember, id: 'n', money: '7.00' });
  releaseBalances();
  expect(shown()[0]).toBe('7.00');
});

test('balances of a round are told to the other tabs of the same member, and theirs are shown here', async () => {
  const other = new BroadcastChannel('balances');
  const told: unknown[] = [];
  other.onmessage = ({ data }) => told.push(data);
  showBalances({ money: '9.00', bonus_money: '0.00' });
  await vi.waitFor(() =>
    expect(told).toEqual([{ member: 'm', balances: { money: '9.00', bonus_money: '0.00' } }]),
  );
  other.postMessage({ member: 'somebody else', balances: { money: '700.00' } });
  other.postMessage({ member: 'm', balances: { money: '8.00' } });
  await vi.waitFor(() => expect(shown()[0]).toBe('8.00'));
  // What another tab has told is not told again.
  expect(told).toHaveLength(1);
  other.close();
});
