import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataOf, Envelope, live } from '@arara/contract';
import { drawTable, flightTable } from './cluster.ts';
import { Follower } from './follower.ts';

type Placed = DataOf<typeof live.livePlace>;
type Answer = Envelope<Placed>;

const lookMs = 60;
const triesFor = 60_000;
/** What a bet may be answered when the round has gone on meanwhile. */
const tooLate = new Set(['live_bets_closed', 'live_not_flying', 'live_bet_over']);

/** A member who bets on every round, and repeats each request until it is answered, whatever happens to servers. */
export class Bettor {
  readonly follower: Follower;
  /** Requests by their key, answered or not. */
  readonly keys = new Set<string>();
  /** Bets that were acknowledged, with the payout of those that were told to be paid. */
  readonly bets = new Map<string, string | null>();
  readonly surprises: string[] = [];
  readonly #url: string;
  readonly #address: string;
  readonly #token: string;
  readonly #tables: readonly string[];
  /** Leaves flights by hand every other time. */
  #open: string[] = [];
  readonly #lastRounds = new Map<string, string>();
  #count = 0;

  constructor(url: string, address: string, token: string, tables: readonly string[]) {
    this.#url = url;
    this.#address = address;
    this.#token = token;
    this.#tables = tables;
    this.follower = new Follower(url, address, token, tables);
  }

  async play(signal: AbortSignal): Promise<void> {
    await Promise.all(this.#tables.map((table) => this.#playAt(table, signal)));
  }

  async #playAt(table: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const round = this.follower.roundOf(table);
      if (round?.phase === 'open' && round.id !== this.#lastRounds.get(table)) {
        this.#lastRounds.set(table, round.id);
        await (table === flightTable ? this.#fly(round.id) : this.#betOnRed(round.id));
      } else if (table === flightTable && round?.phase === 'playing' && this.#open.length > 0)
        await this.#leave();
      await wait(lookMs);
    }
  }

  async #fly(roundId: string): Promise<void> {
    this.#count += 1;
    const isByHand = this.#count % 2 === 0;
    const body = { round_id: roundId, stake: '1.00', ...(!isByHand && { auto_cash_out: '1.15' }) };
    const id = await this.#bet(`/api/live/tables/${flightTable}/bet`, body);
    this.#open = isByHand && id !== null ? [id] : [];
  }

  async #betOnRed(roundId: string): Promise<void> {
    const body = { round_id: roundId, bet: { bets: [{ type: 'red', stake: '1.00' }] } };
    await this.#bet(`/api/live/tables/${drawTable}/chips`, body);
  }

  /** The bet that was placed; null when it came too late. */
  async #bet(path: string, body: object): Promise<string | null> {
    const key = randomUUID();
    this.keys.add(key);
    const answer = await this.#ask(path, body, key);
    if (answer?.status !== 'success') {
      this.#refused(answer);
      return null;
    }
    const { id } = answer.data.bet;
    this.bets.set(id, null);
    return id;
  }

  async #leave(): Promise<void> {
    for (const id of this.#open.splice(0)) {
      const answer = await this.#ask(`/api/live/bets/${id}/cash-out`, {}, null);
      if (answer?.status === 'success') this.bets.set(id, answer.data.bet.payout);
      else if (answer?.error === 'live_not_flying') this.#open.push(id);
      else this.#refused(answer);
    }
  }

  #refused(answer: Extract<Answer, { status: 'fail' }> | null): void {
    const error = answer?.error ?? 'nobody answered';
    if (!tooLate.has(error)) this.surprises.push(error);
  }

  /** Asks again, under the same key, until there is an answer that says more than that nobody is there. */
  async #ask(path: string, body: object, key: string | null): Promise<Answer | null> {
    const deadline = performance.now() + triesFor;
    for (;;) {
      const answer = await this.#try(path, body, key);
      if (answer || performance.now() > deadline) return answer;
      await wait(100 + 150 * Math.random());
    }
  }

  async #try(path: string, body: object, key: string | null): Promise<Answer | null> {
    try {
      const response = await fetch(this.#url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#token}`,
          'content-type': 'application/json',
          'x-forwarded-for': this.#address,
          ...(key !== null && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(triesFor),
      });
      // The envelope of the call, as the contract has it.
      const answer = (await response.json()) as Answer;
      return answer.status === 'fail' && answer.error === 'unavailable' ? null : answer;
    } catch {
      return null;
    }
  }
}
