import { randomUUID } from 'node:crypto';
import {
  type SeamlessClient,
  type SeamlessError,
  seamlessAmount,
  seamlessRetries,
} from '../../seamless/index.ts';
import { deliver, type MoneyCall, type Outcome, told } from './deliver.ts';
import type { SeamlessFault, SeamlessFaultBox } from './seamless-faults.ts';

export interface SeamlessRound {
  readonly player: string;
  readonly session: string;
  readonly game: string;
  readonly stakeCents: bigint;
  readonly winCents: bigint;
}

export type Played =
  | { readonly kind: 'played'; readonly balanceCents: bigint }
  /** Nothing was played; `error` is the wallet's, or `unavailable`. */
  | { readonly kind: 'refused'; readonly error: SeamlessError };

interface Due {
  readonly call: MoneyCall;
  readonly body: { readonly player: string };
  /** What the player has more, once it is done. */
  readonly cents: bigint;
}

const stormRollbacks = 10;

/** The platform's side of rounds that are played with a wallet elsewhere: it keeps its own books of what the wallet owes. */
export class SeamlessTable {
  readonly #wallet: () => SeamlessClient;
  readonly #faults: SeamlessFaultBox;
  readonly #books = new Map<string, bigint>();
  readonly #due: Due[] = [];
  readonly #violations: string[] = [];

  constructor(wallet: () => SeamlessClient, faults: SeamlessFaultBox) {
    this.#wallet = wallet;
    this.#faults = faults;
  }

  /** What a player has in the wallet; undefined when it does not answer. */
  async balanceOf(player: string): Promise<bigint | undefined> {
    const outcome = await this.#wallet().balance(player);
    return outcome.kind === 'ok' ? outcome.value.balanceCents : undefined;
  }

  /** What a player has won and not lost here, as this side knows it. */
  netCents(player: string): bigint {
    return this.#books.get(player) ?? 0n;
  }

  /** What wallets did that the protocol does not allow, since it was last asked. */
  takeViolations(): string[] {
    return this.#violations.splice(0);
  }

  /** Plays one round: bet, then win, each until the wallet has answered. A bet nobody can tell of is taken back. */
  async playRound(round: SeamlessRound): Promise<Played> {
    const fault = this.#faults.take();
    const { player, session, game } = round;
    const name = randomUUID();
    const named = { player, game, round: `r-${name}`, currency: 'BRL' };
    const amount = seamlessAmount(round.stakeCents);
    const bet = { ...named, transaction: `b-${name}`, session, amount, finished: false };
    const win = {
      ...named,
      transaction: `w-${name}`,
      amount: seamlessAmount(round.winCents),
      finished: true,
    };
    const winDue: Due = { call: 'win', body: win, cents: round.winCents };
    if (fault === 'out_of_order') await this.#expect('win', win, 'bet_unknown');
    if (fault === 'rollback_first') return this.#rollbackFirst(player, bet);
    const betting = await this.#deliver('bet', bet, fault);
    if (betting.kind === 'refused') return { kind: 'refused', error: betting.error };
    if (betting.kind === 'unknown' || fault === 'rollback_storm') {
      await this.#takeBack(player, bet.transaction, fault === 'rollback_storm' ? stormRollbacks : 1);
      if (fault === 'rollback_storm') await this.#expect('bet', bet, 'rolled_back');
      return { kind: 'refused', error: 'unavailable' };
    }
    this.#book(player, -round.stakeCents);
    this.#due.push(winDue);
    const paid = await this.#carryOut(winDue, fault);
    const balanceCents = paid.kind === 'ok' ? paid.value.balanceCents : betting.value.balanceCents;
    return { kind: 'played', balanceCents };
  }

  /** Sends once more what the wallet has not answered; true when nothing is left. */
  async settle(): Promise<boolean> {
    for (const due of [...this.#due]) await this.#carryOut(due, null);
    return this.#due.length === 0;
  }

  async #rollbackFirst(player: string, bet: { transaction: string }): Promise<Played> {
    await this.#takeBack(player, bet.transaction, 1);
    await this.#expect('bet', bet, 'rolled_back');
    return { kind: 'refused', error: 'rolled_back' };
  }

  /** Takes a transaction back, under several names at once where it storms. */
  async #takeBack(player: string, target: string, times: number): Promise<void> {
    const dues = Array.from({ length: times }, (): Due => {
      const body = { transaction: `k-${randomUUID()}`, player, target };
      return { call: 'rollback', body, cents: 0n };
    });
    this.#due.push(...dues);
    await Promise.all(dues.map((due) => this.#carryOut(due, null)));
  }

  /** Done, or refused for ever, it is due no more. */
  async #carryOut(due: Due, fault: SeamlessFault | null): Promise<Outcome> {
    const outcome = await this.#deliver(due.call, due.body, fault);
    const isOpen =
      outcome.kind === 'unknown' || (outcome.kind === 'refused' && seamlessRetries.has(outcome.error));
    const at = this.#due.indexOf(due);
    if (isOpen || at < 0) return outcome;
    this.#due.splice(at, 1);
    if (outcome.kind === 'ok') this.#book(due.body.player, due.cents);
    else this.#violations.push(`${due.call}: refused with ${told(outcome)}`);
    return outcome;
  }

  async #deliver(call: MoneyCall, body: object, fault: SeamlessFault | null): Promise<Outcome> {
    const { outcome, violations } = await deliver(this.#wallet(), call, body, fault);
    this.#violations.push(...violations);
    return outcome;
  }

  async #expect(call: MoneyCall, body: object, error: SeamlessError): Promise<void> {
    const outcome = await this.#wallet().send(call, body);
    if (outcome.kind !== 'refused' || outcome.error !== error)
      this.#violations.push(`${call}: ${error} was due, ${told(outcome)} came`);
  }

  #book(player: string, cents: bigint): void {
    this.#books.set(player, this.netCents(player) + cents);
  }
}
