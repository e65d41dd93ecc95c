import { type GameEvent, type GameRules, isJackpotHit, type Json, tellJackpot } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { StoredRound } from './rounds.ts';
import { rulesOfRound } from './rules-of.ts';
import { momentOfRound } from './settlement/round-ids.ts';

/** Payout over stake with two decimals, rounded down: "2.50". */
export function multiplierText(payoutCents: bigint, stakeCents: bigint): string {
  return formatAmount((payoutCents * 100n) / stakeCents);
}

/** What the stage plays of a settled round; what a jackpot paid is in the payout and not in the rules. */
export function eventsOf(
  rules: GameRules,
  bet: Json,
  outcome: Json,
  stakeCents: bigint,
  payoutCents: bigint,
): GameEvent[] {
  const events = rules.events(bet, outcome);
  return isJackpotHit(outcome) ? tellJackpot(events, stakeCents, payoutCents) : events;
}

/** A stored round by the wire's names; nothing of an open round's secret is in it. */
export function presentRound(round: StoredRound) {
  return {
    round_id: round.id,
    game: round.game,
    version: round.version,
    state: round.is_open ? ('open' as const) : ('settled' as const),
    stake: formatAmount(round.stake_cents),
    payout: formatAmount(round.payout_cents),
    multiplier: multiplierText(round.payout_cents, round.stake_cents),
    bet: round.bet,
    outcome: round.is_open ? null : round.outcome,
    view: round.view,
    step: round.steps,
    events: round.is_open || round.outcome === null ? [] : storedEvents(round),
    money: formatAmount(round.money_after_cents),
    bonus_money: formatAmount(round.bonus_after_cents),
    nonce: round.nonce,
    server_seed_hash: round.server_seed_hash,
    client_seed: round.client_seed,
    created_at: momentOfRound(round.id),
  };
}

function storedEvents({ game, version, bet, outcome, stake_cents, payout_cents }: StoredRound): GameEvent[] {
  return eventsOf(rulesOfRound(game, version), bet, outcome, stake_cents, payout_cents);
}
