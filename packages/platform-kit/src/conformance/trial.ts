import { randomUUID } from 'node:crypto';
import {
  type Delivery,
  type SeamlessClient,
  type SeamlessDone,
  type SeamlessError,
  type SeamlessOutcome,
  seamlessAmount,
} from '../seamless/index.ts';

export interface SeamlessPlayer {
  readonly player: string;
  /** Alive for the whole run. */
  readonly session: string;
}

type Outcome = SeamlessOutcome<SeamlessDone>;
type Body = { readonly transaction: string };

/** One run of a case: it sends transactions of one player, keeps the books of what must have moved, and notes what is wrong. */
export class Trial {
  readonly client: SeamlessClient;
  readonly player: string;
  readonly session: string;
  readonly game: string;
  readonly problems: string[] = [];
  /** What the player must have more than before. */
  netCents = 0n;
  readonly #name = randomUUID();
  #names = 0;

  constructor(client: SeamlessClient, player: SeamlessPlayer, game: string) {
    this.client = client;
    this.player = player.player;
    this.session = player.session;
    this.game = game;
  }

  #next(letter: string): string {
    this.#names += 1;
    return `${letter}${this.#names}-${this.#name}`;
  }

  betBody(cents: bigint, more: object = {}) {
    const { player, session, game } = this;
    const round = `r-${this.#name}`;
    const amount = seamlessAmount(cents);
    return { transaction: this.#next('b'), player, session, game, round, amount, currency: 'BRL', ...more };
  }

  winBody(cents: bigint, more: object = {}) {
    const { player, game } = this;
    const round = `r-${this.#name}`;
    const amount = seamlessAmount(cents);
    return { transaction: this.#next('w'), player, game, round, amount, currency: 'BRL', ...more };
  }

  bothBody(betCents: bigint, winCents: bigint, more: object = {}) {
    const { player, session, game } = this;
    const [bet, win] = [seamlessAmount(betCents), seamlessAmount(winCents)];
    const transaction = this.#next('p');
    return {
      transaction,
      player,
      session,
      game,
      round: `r-${this.#name}`,
      bet,
      win,
      currency: 'BRL',
      ...more,
    };
  }

  rollbackBody(target: Body) {
    return { transaction: this.#next('k'), player: this.player, target: target.transaction };
  }

  bet(body: Body, delivery?: Delivery): Promise<Outcome> {
    return this.client.send('bet', body, delivery);
  }

  win(body: Body, delivery?: Delivery): Promise<Outcome> {
    return this.client.send('win', body, delivery);
  }

  both(body: Body): Promise<Outcome> {
    return this.client.send('bet-and-win', body);
  }

  rollback(body: Body): Promise<Outcome> {
    return this.client.send('rollback', body);
  }

  /** It must have been done; from then on the books have it. */
  done(outcome: Outcome, cents = 0n): SeamlessDone | null {
    if (outcome.kind === 'ok') {
      this.netCents += cents;
      return outcome.value;
    }
    this.problems.push(`refused or unanswered where it was due: ${JSON.stringify(outcome)}`);
    return null;
  }

  refused(outcome: Outcome, ...errors: SeamlessError[]): void {
    if (outcome.kind === 'refused' && errors.includes(outcome.error)) return;
    const came = outcome.kind === 'ok' ? 'it was done' : JSON.stringify(outcome);
    this.problems.push(`${errors.join(' or ')} was due: ${came}`);
  }

  /** Answers to one transaction must be one answer. */
  same(first: Outcome, again: Outcome): void {
    const told = (outcome: Outcome) =>
      JSON.stringify(outcome, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    if (told(first) !== told(again)) this.problems.push(`answered ${told(first)}, then ${told(again)}`);
  }
}
