import { createHash } from 'node:crypto';
import { type FromServer, live } from '@arara/contract';
import { hmacSha256 } from '@arara/fair/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { linkAt, makeChain, stepBack } from './chain/chain.ts';
import { flightLab } from './testing/flight-lab.ts';
import { newLivePlayer, startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
});
afterAll(() => house.close());

describe('fairness', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  test('every round verifies back to the commitment, which stood before the salt', async () => {
    const { rows } = await house.house.db.query<{ id: string; secret: { end: number } }>(
      `select id from live_round where table_slug = 'arara' and phase = 'settled' order by number`,
    );
    const { id: roundId } = await arara.open();
    const locked = await arara.lock();
    // As it was drawn.
    const drawn = locked.secret?.end ?? 0;
    await arara.start(drawn);
    await eventually(
      async () => (await arara.rounds()).find(({ id }) => id === roundId)?.phase,
      (phase) => phase === 'playing' || phase === 'settled',
    );
    arara.nearly(locked, drawn, 0);
    await arara.inPhase('settled');
    const all = [...rows.map(({ id }) => id), roundId];
    let previous: string | null = null;
    for (const [index, id] of all.entries()) {
      const round = await house.ask(live.liveRound, { round_id: id });
      if (!round.proof || round.hash === null) throw new Error('a settled round has its proof');
      expect(round.proof).toMatchObject({ length: 2500, position: index + 1 });
      previous ??= round.proof.commitment;
      expect(round.proof.previous_hash).toBe(previous);
      expect(sha256(round.hash)).toBe(previous);
      expect(Date.parse(round.proof.committed_at)).toBeLessThan(Date.parse(round.proof.salted_at));
      previous = round.hash;
      if (id !== roundId) continue;
      const end = arara.crash.endOf(hmacSha256, { hash: round.hash, salt: round.proof.salt });
      expect(end).toBe(drawn);
      expect(round.end).toBe((end / 100).toFixed(2));
    }
  });

  test('a chain has a million links unless set otherwise, and any is found from the few that are kept', async () => {
    const { db } = house.house;
    const { rows } = await db.query(
      `select column_default from information_schema.columns where table_name = 'live_table' and column_name = 'chain_length'`,
    );
    expect(rows).toEqual([{ column_default: '1000000' }]);
    const { commitment, kept } = await makeChain(100_000, 1_000);
    expect(kept).toHaveLength(100);
    // Every kept link leads back to the one before it, and the first to the commitment.
    const back = (hash: string, steps: number) => {
      let at = hash;
      for (let step = 0; step < steps; step += 1) at = stepBack(at);
      return at;
    };
    const [last] = kept;
    expect(last?.position).toBe(100_000);
    expect(back(kept[0]?.hash ?? '', 1_000)).toBe(kept[1]?.hash);
    expect(back(kept.at(-1)?.hash ?? '', 1_000)).toBe(commitment);
    const first = await db.query<{ id: string; commitment: string }>(
      `select id, commitment from live_chain where table_slug = 'arara'`,
    );
    const chain = first.rows[0];
    const found = await Promise.all([1, 2, 99, 100, 101, 2_500].map((at) => linkAt(db, chain?.id ?? '', at)));
    expect(back(found[0] ?? '', 1)).toBe(chain?.commitment);
    for (const [index, steps] of [1, 97, 1, 1, 2_399].entries())
      expect(back(found[index + 1] ?? '', steps)).toBe(found[index]);
    await expect(linkAt(db, chain?.id ?? '', 2_501)).rejects.toThrow('no link');
  });

  test('a commitment is never changed, nor a salt once it stands', async () => {
    const { db } = house.house;
    for (const change of ["commitment = 'x'", "salt = 'x'", 'salt = null', 'used = 0', 'length = 5'])
      await expect(db.query(`update live_chain set ${change}`)).rejects.toThrow('a commitment is kept');
    await expect(db.query('delete from live_chain')).rejects.toThrow('a commitment is kept');
  });

  test('nothing that is told before the end depends on it', async () => {
    const ana = await newLivePlayer(house, { cash: '100.00' });
    /** All that is told until 1.50, without names, ids and times. */
    const toldOfFlight = async (end: number) => {
      const told: unknown[] = [];
      const { id: roundId } = await arara.open();
      const socket = await openSocket(house.house.publicUrl());
      socket.say({ type: 'watch', topics: ['live:arara'] });
      await socket.heard('open_snapshot');
      const { bet } = await ana.mustBet('arara', roundId, { stake: '1.00', auto_cash_out: '1.20' });
      const { secret } = await arara.lock();
      const flight = await arara.fly(end);
      await socket.heard('open', ({ data }) => JSON.stringify(data).includes('"multiplier":"1.00"'));
      arara.reach(flight, 150);
      await eventually(
        () => ana.cashOut(bet.id),
        ({ status }) => status === 'success',
      );
      await socket.heard('open', ({ data }) => JSON.stringify(data).includes('"multiplier":"1.50"'));
      told.push(await house.ask(live.liveTable, { table: 'arara' }, { token: ana.token }));
      told.push(await house.ask(live.liveRound, { round_id: roundId }, { token: ana.token }));
      told.push(...socket.messages);
      socket.close();
      const text = JSON.stringify(told);
      expect(text).not.toContain(secret?.hash ?? 'no hash');
      expect(text).not.toMatch(/"(secret|exposure\w*|checkpoint\w*)"/);
      for (const one of told as { round?: live.LiveRound; hash?: string | null }[])
        if (one.round?.id === roundId) expect(one.round).toMatchObject({ end: null, hash: null });
      await arara.land(flight, end);
      return shapeOf(told as FromServer[]);
    };
    const [short, long] = [await toldOfFlight(151), await toldOfFlight(90_000)];
    expect(short).toEqual(long);
    expect(short.length).toBeGreaterThan(5);
  });

  /** Which values stand where, but for what differs from round to round. */
  function shapeOf(told: readonly unknown[]): string[] {
    const shapes = told.map((one) =>
      JSON.stringify(one, (key, value) => {
        if (key === 'history' || key === 'seq' || key === 'number' || key === 'position') return undefined;
        if (/(^id|_id|_at|_time|^name|money)$/.test(key)) return value === null ? null : 'some';
        return value;
      }),
    );
    // How often the same is told depends on how fast the machine is.
    return [...new Set(shapes)].filter((shape) => !shape.includes('"kind":"bets"')).toSorted();
  }
});
