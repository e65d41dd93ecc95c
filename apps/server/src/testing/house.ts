import { randomInt } from 'node:crypto';
import { identity } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Calling, callingOf } from '../calling.ts';
import { readEnv } from '../env.ts';
import type { House } from '../house.ts';
import { type HouseOptions, openHouse } from '../open-house.ts';
import { movableClock } from '../plugins/clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type NewMember, newMemberFacts } from './new-member.ts';

/** The whole server on a database of its own, with a clock that stands still until it is moved. */
export interface TestHouse extends Calling {
  readonly house: House;
  readonly server: FastifyInstance;
  readonly clock: ReturnType<typeof movableClock>;
  readonly databaseUrl: string;
  /** Registers a member through the real call. */
  newMember(facts?: Partial<NewMember>): Promise<NewMember & { token: string; memberId: string }>;
  /** Logs a member in again: sessions end when the clock moves by half an hour. */
  login(member: { account: string; password: string }): Promise<string>;
  /** Hears all events told so far. */
  drain(): Promise<void>;
  /** Runs the daily work that is due on the house's clock; gives how many runs there were. */
  runDaily(): Promise<number>;
  /** Runs a task at once. */
  runTask(name: string, payload?: unknown): Promise<void>;
  close(): Promise<void>;
}

export interface TestHouseOptions extends Pick<HouseOptions, 'pspFollowsClock'> {
  /** Whether it looks for shared tables to run; it does not otherwise, and its database hears of nothing but the test. */
  readonly runsTables?: boolean;
  /** Whether tasks run by themselves at their minute; they do not otherwise, for that minute is the machine's, whose pace is anybody's guess. */
  readonly fallDue?: boolean;
  /** A migrated database with a past of its own; an empty house when absent. It is dropped at the end. */
  readonly database?: TestDatabase;
  /** When time begins; now when absent. */
  readonly at?: Date;
}

/** Opens a test house; `env` adds to the environment. Time begins now. */
export async function startTestHouse(
  env: Record<string, string> = {},
  { runsTables = false, fallDue = false, database: given, at, ...options }: TestHouseOptions = {},
): Promise<TestHouse> {
  const database = given ?? (await createTestDatabase());
  const clock = movableClock(new Date());
  if (at) clock.moveTo(at);
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  let address = 'http://127.0.0.1';
  const open = await openHouse({
    env: readEnv({ CAPTCHA: 'off', SANDBOX: 'on', SANDBOX_GAMES: '0', PORT: '0', ...env }),
    databaseUrl: database.url,
    log,
    clock,
    publicUrl: () => address,
    pspJournal: null,
    // Long enough for a machine that has much else to do, short enough for the tests in which it passes.
    pspTimeoutMs: 4000,
    databaseWaitMs: 60_000,
    ...options,
  });
  const { server } = await buildApp(open.house, { sites: '/nonexistent', logger: log });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  await open.startWork({ runsTables, fallDue });

  const { call, ask } = callingOf(server);
  return {
    house: open.house,
    server,
    clock,
    databaseUrl: database.url,
    call,
    ask,
    newMember: async (facts) => {
      const member = newMemberFacts(facts);
      const { password, ...rest } = member;
      const session = await ask(
        identity.register,
        { ...rest, password, password_confirmation: password, terms_accepted: true },
        // An address of its own, so that the limit by address does not count test members together.
        { ip: `10.${member.cpf.slice(0, 2)}.${member.cpf.slice(2, 4)}.${Number(member.cpf.slice(4, 6))}` },
      );
      return { ...member, token: session.token, memberId: session.member_id };
    },
    login: async ({ account, password }) =>
      (await ask(identity.login, { account, password }, { ip: `10.200.${randomInt(250)}.${randomInt(250)}` }))
        .token,
    drain: open.drain,
    runDaily: open.runDaily,
    runTask: open.runTask,
    close: async () => {
      await server.close();
      await open.close();
      await database.drop();
    },
  };
}
