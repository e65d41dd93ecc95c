import { setTimeout as wait } from 'node:timers/promises';
import { type Call, type DataOf, games, identity, payments } from '@arara/contract';
import { newMemberFacts } from '../../../apps/server/src/testing/new-member.ts';

type Round = DataOf<typeof games.play>;
type Fields = Record<string, unknown>;
type Answer = { code: number; status: string; error?: string; data: unknown };

/** A member whose every request is repeated under its key until the server has answered it for good. */
export interface PersistentClient {
  readonly memberId: string;
  /** Keys that were sent at least once. */
  readonly tried: ReadonlySet<string>;
  /** What was acknowledged, by key. */
  readonly rounds: ReadonlyMap<string, Round>;
  /** Ids of deposits whose payment the bank acknowledged. */
  readonly paid: ReadonlySet<string>;
  bet(key: string): Promise<void>;
  deposit(key: string, money: string): Promise<void>;
  stateOf(depositId: string): Promise<string>;
  balance(): Promise<string>;
}

const isFor = (answer: Answer) => answer.code < 500 && answer.code !== 429;

/** Registers a member on a running server through the real call. */
export async function registerClient(baseUrl: string): Promise<PersistentClient> {
  const facts = newMemberFacts();
  const tried = new Set<string>();
  const rounds = new Map<string, Round>();
  const paid = new Set<string>();
  let token = '';

  /** Sends until there is an answer that is not "later": what a dead server, database or network costs is time. */
  const send = async (method: string, path: string, body?: Fields, key?: string): Promise<Answer> => {
    for (;;) {
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(key && { 'idempotency-key': key }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          // A registration has no key: one given up while it is done could not be asked for again.
          signal: AbortSignal.timeout(key || token ? 20_000 : 180_000),
        });
        const answer = (await response.json()) as Answer;
        if (isFor(answer)) return answer;
      } catch {
        // Nobody is there, or the answer was cut off: its request may or may not have been done.
      }
      await wait(100);
    }
  };
  const read = <C extends Call>({ data }: C, answer: Answer): DataOf<C> => {
    if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
    // The schema of a call gives what the call says it gives.
    return data.parse(answer.data) as DataOf<C>;
  };

  const session = read(
    identity.register,
    await send('POST', identity.register.path, {
      ...facts,
      password_confirmation: facts.password,
      terms_accepted: true,
    }),
  );
  token = session.token;
  const methods = read(payments.paymentOnlineList, await send('GET', payments.paymentOnlineList.path));
  const paymentId = methods.items[0]?.id;

  return {
    memberId: session.member_id,
    tried,
    rounds,
    paid,
    bet: async (key) => {
      tried.add(key);
      const answer = await send(
        'POST',
        '/api/play/dados-de-ouro',
        { stake: '0.50', direction: 'over', target: 4999 },
        key,
      );
      if (answer.error === 'insufficient_funds') return;
      rounds.set(key, read(games.play, answer));
    },
    deposit: async (key, money) => {
      const charge = { money, payment_id: paymentId };
      const answer = await send('POST', payments.rechargeOnline.path, charge, key);
      // The server was killed while it asked the bank: that charge is nobody's, the next one is tried.
      if (answer.error === 'payment_unavailable' || answer.error === 'too_many_pending') return;
      const { id, txid } = read(payments.rechargeOnline, answer);
      const payment = await send('POST', '/sandbox/pix/pay', { txid, payer_cpf: facts.cpf });
      // Paid by a request whose answer was cut off.
      if (payment.status !== 'success' && payment.error !== 'state_changed')
        throw new Error(JSON.stringify(payment));
      paid.add(id);
    },
    stateOf: async (depositId) =>
      read(payments.rechargeGet, await send('GET', `/api/recharge/${depositId}`)).state,
    balance: async () => read(identity.me, await send('POST', identity.me.path, {})).money,
  };
}
