import type { Draws } from '@arara/fair';

/** What a jsonb column can hold: bets, outcomes and states are kept as they are. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The ten categories a title can be found under. */
export type Category =
  | 'slots'
  | 'live'
  | 'table'
  | 'arcade'
  | 'crash'
  | 'fish'
  | 'bingo'
  | 'card'
  | 'lottery'
  | 'sports';

/**
 * Stakes a game accepts. `maxPayoutCents` never cuts a win: a bet that could pay more is refused as too large
 * (in mines the ladder of picks ends before it, and says so).
 */
export type Limits = {
  readonly minStakeCents: bigint;
  readonly maxStakeCents: bigint;
  /** A stake is a whole multiple of this. */
  readonly stepCents: bigint;
  readonly maxPayoutCents: bigint;
};

/** One thing the player sees, in order. A stage plays events and decides nothing. */
export type GameEvent = { readonly type: string } & { [key: string]: Json };

/** A bet is its own input: `parseBet(bet)` of an accepted bet gives that bet again, so jsonb can be read back. */
export type BetResult<Bet> =
  | { kind: 'ok'; bet: Bet; stakeCents: bigint }
  | { kind: 'refused'; error: BetError; field?: string };

export type BetError = 'bad_bet' | 'stake_too_small' | 'stake_too_large';

/**
 * A pool that stakes on a title feed and one of them wins. The house seeds it, again after each hit. A stake holds a
 * ticket for each of its centavos and hits when the one that is drawn among `ticketsCents` is its own.
 */
export type JackpotTerms = {
  readonly seedCents: number;
  /** The share of every stake that goes into the pool, in basis points. */
  readonly contribution: number;
  readonly ticketsCents: number;
};

/** What every game says of itself. A change of anything a payout depends on is a new version. */
export interface Rules {
  /** The title's slug, as in `POST /api/play/{game}`. */
  readonly game: string;
  readonly version: number;
  readonly category: Category;
  readonly limits: Limits;
  /** The pool of the title, which pays on top of what `play` gives when `isJackpotHit` says so of the outcome. */
  readonly jackpot?: JackpotTerms;
  /** All data payouts come from, for the help panel; pinned by hash per version. Multipliers in ten-thousandths. */
  paytable(): Json;
}

/** A game decided in one step. */
export interface InstantRules<Bet extends Json, Outcome extends Json> extends Rules {
  readonly kind: 'instant';
  /** Reads the body of a play request. */
  parseBet(input: unknown): BetResult<Bet>;
  /** Decides the round from the draws and the bet, and from nothing else. */
  play(bet: Bet, draws: Draws): { payoutCents: bigint; outcome: Outcome };
  /** What the player saw, rebuilt from what a round stores. */
  events(bet: Bet, outcome: Outcome): GameEvent[];
}

/** Where a stepped round stands. */
export type Step<State extends Json, Outcome extends Json = Json> = {
  /** Kept by the server; holds what the player must not know yet. */
  state: State;
  /** What the player may see now. */
  view: Json;
  settled: null | { payoutCents: bigint; outcome: Outcome };
};

export type ActionResult<Action> =
  | { kind: 'ok'; action: Action }
  | { kind: 'refused'; error: 'bad_action'; field?: string };

export type ActResult<State extends Json, Outcome extends Json = Json> =
  | ({
      kind: 'ok';
      /** What the action stakes on top of the bet. The round goes on only where the house could take it. */
      raiseCents?: bigint;
    } & Step<State, Outcome>)
  | { kind: 'refused'; error: 'illegal_action' };

/**
 * How a round that its player has left is ended; the help says it in the words of `games.rules_left_<kind>`. What can be taken is
 * taken (`cash_out`), after a first guess where none was made (`first_guess`); cards are played on as the game advises (`advice`).
 */
export type LeftKind = 'cash_out' | 'first_guess' | 'advice';

interface LeftRule<Bet, State, Action> {
  readonly kind: LeftKind;
  /**
   * The house's next step in an open round, from what its player could see and nothing else; it stakes nothing. `null` where nothing
   * was shown and nothing decided yet: the stake goes back.
   */
  next(bet: Bet, state: State): Action | null;
}

/** A game in which the player decides along the way. All randomness is drawn in `begin`. */
export interface SteppedRules<
  Bet extends Json,
  State extends Json,
  Action extends Json,
  Outcome extends Json = Json,
> extends Rules {
  readonly kind: 'stepped';
  parseBet(input: unknown): BetResult<Bet>;
  begin(bet: Bet, draws: Draws): Step<State, Outcome>;
  /** Reads the body of an action request. */
  parseAction(input: unknown): ActionResult<Action>;
  act(bet: Bet, state: State, action: Action): ActResult<State, Outcome>;
  /** The view of an unfinished round again, for a player who comes back. */
  view(bet: Bet, state: State): Json;
  /** What becomes of a round that is left open; `null` at shared tables, where a clock ends it. */
  readonly left: LeftRule<Bet, State, Action> | null;
  events(bet: Bet, outcome: Outcome): GameEvent[];
}

/** Any game, where the caller stores bets, states and outcomes without looking inside. */
export type GameRules = InstantRules<Json, Json> | SteppedRules<Json, Json, Json, Json>;
