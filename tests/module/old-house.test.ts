import { games, identity, payments, promotions, staff, wallet } from '@arara/contract';
import { testVectors } from '@arara/games/vectors';
import { verifyRound } from '@arara/games/verify';
import { reconcile } from '@arara/ledger';
import { formatAmount, parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { createOldHouse, rowsOf } from './support/old-house.ts';

/**
 * A house that a release of 25 migrations ran: its members had played every game it had, left rounds open, deposited, asked for
 * withdrawals and begun a bonus, and it was killed with bets that nobody had heard of yet.
 */
const rows = rowsOf('0025');
const text = (row: Record<string, unknown> | undefined, column: string) => String(row?.[column]);
const memberOf = (name: string) => {
  const found = rows.member?.find(({ account }) => String(account).startsWith(`velha_${name}_`));
  return { id: text(found, 'id'), account: text(found, 'account'), password: 'maracuja-verde-7' };
};
const roundsOf = (name: string, isOpen: boolean) =>
  (rows.round ?? []).filter((row) => row.member_id === memberOf(name).id && row.is_open === isOpen);

let house: TestHouse;
beforeAll(async () => {
  const database = await createOldHouse('0025');
  await migrate(database.url);
  house = await startTestHouse({}, { database, at: new Date('2026-11-28T21:52:00Z') });
}, 120_000);
afterAll(() => house?.close());

const loginOf = async (name: string) => ({ token: await house.login(memberOf(name)) });
const isClean = async () => (await reconcile(house.house.db)).isClean;

test('the books of an old house are clean, and its members find their money', async () => {
  expect(await isClean()).toBe(true);
  for (const name of ['a', 'b', 'bonus', 'd', 'e']) {
    const me = await house.ask(identity.me, {}, await loginOf(name));
    const cash = rows.ledger_account?.find(
      ({ member_id, kind }) => member_id === memberOf(name).id && kind === 'cash',
    );
    expect(me.money, name).toBe(formatAmount(BigInt(text(cash, 'balance_cents'))));
  }
});

test('[S1.01] every round of before is recalled and verified by the rules it was played by', async () => {
  const caller = await loginOf('a');
  const old = roundsOf('a', false);
  expect(old.length).toBeGreaterThan(60);
  for (const row of old) {
    const round = await house.ask(games.roundGet, { round_id: text(row, 'id') }, caller);
    const game = text(row, 'game');
    expect(round, game).toMatchObject({
      state: 'settled',
      payout: formatAmount(BigInt(text(row, 'payout_cents'))),
      outcome: row.outcome,
    });
    const seed = rows.fair_seed?.find(({ id }) => id === row.seed_id);
    const verified = verifyRound({
      game,
      version: round.version,
      bet: round.bet,
      actions: round.actions,
      serverSeed: text(seed, 'server_seed'),
      clientSeed: round.client_seed,
      nonce: round.nonce,
    });
    expect(verified, game).toMatchObject({ kind: 'verified', payoutCents: parseAmount(round.payout) });
  }
});

test('what was open is played to its end', async () => {
  const caller = await loginOf('b');
  const open = roundsOf('b', true);
  expect(open.length).toBeGreaterThan(8);
  for (const row of open) {
    const game = text(row, 'game');
    const usual = testVectors().findLast((vector) => vector.game === game && vector.actions?.length);
    let round = await house.ask(games.roundGet, { round_id: text(row, 'id') }, caller);
    for (const action of [...(usual?.actions ?? []), ...Array<null>(20).fill(null)]) {
      if (round.state === 'settled') break;
      const { suggested } = round.view as { suggested?: unknown };
      const acted = await house.call(
        games.act,
        {
          game,
          round_id: round.round_id,
          ...((action ?? { type: suggested ?? 'cash_out' }) as Record<string, unknown>),
        },
        { ...caller, idempotencyKey: `${round.round_id}-${round.actions.length}-${action === null}` },
      );
      if (acted.status === 'success')
        round = await house.ask(games.roundGet, { round_id: round.round_id }, caller);
    }
    expect(round.state, game).toBe('settled');
  }
});

test('bets that nobody had heard of are heard of, once', async () => {
  await house.drain();
  const { rows: different } = await house.house.db.query(
    `select r.member_id, r.n, d.n as counted
       from (select member_id, sum(stake_cents) as n from round where not is_open group by 1) r
       left join (select member_id, sum(stake_cents) as n from play_day group by 1) d using (member_id)
      where d.n is distinct from r.n`,
  );
  expect(different).toEqual([]);
});

test('deposits, withdrawals, the statement, the records and a bonus half turned over go on from where they stood', async () => {
  const drawer = await loginOf('d');
  const { items } = await house.ask(payments.drawingList, {}, drawer);
  expect(items.map(({ state }) => state).sort()).toEqual(['paid', 'paying', 'submitted']);
  const deposits = await house.ask(payments.rechargeList, {}, drawer);
  expect(deposits.items.map(({ state }) => state).sort()).toEqual(['credited', 'waiting']);
  for (const name of ['a', 'b', 'bonus', 'd', 'e']) {
    const caller = await loginOf(name);
    expect((await house.ask(wallet.statement, {}, caller)).items.length, name).toBeGreaterThan(0);
    expect((await house.ask(games.gameRecord, {}, caller)).items.length, name).toBeGreaterThan(0);
  }
  const holder = await loginOf('bonus');
  const left = async () => (await house.ask(promotions.bonusActive, {}, holder)).bonus?.remaining_amount;
  const before = parseAmount((await left()) ?? '') ?? 0n;
  const bet = { game: 'dados-de-ouro', stake: '5.00', direction: 'over', target: 4999 };
  await house.ask(games.play, bet, { ...holder, idempotencyKey: 'goes-on' });
  await house.drain();
  expect(parseAmount((await left()) ?? '')).toBe(before - 500n);
});

test('staff of before logs in, and the books are clean after all of it', async () => {
  const login = { email: 'look@arara.test', password: 'OlhaSoIsto123' };
  expect(await house.call(staff.staffLogin, login)).toMatchObject({ status: 'success' });
  expect(await isClean()).toBe(true);
});
