import type { GameEvent, Json } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { StoredRound } from './rounds.ts';
import { rulesOfRound } from './rules-of.ts';
import { momentOfRound } from './settlement/round-ids.ts';

/** Payout over stake with two decimals, rounded down: "2.50". */
export function multiplierText(payoutCents: bigint, stakeCents: bigint): string {
  return formatAmount((payoutCents * 100n) / stakeCents);
}

/** What the stage plays: a settled round's events. An open round has only its view. */
function eventsOf(round: { game: string; version: number; bet: Json; outcome: Json }): GameEvent[] {
  return round.outcome === null
    ? []
    : rulesOfRound(round.game, round.version).events(round.bet, round.outcome);
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
    events: round.is_open ? [] : eventsOf(round),
    money: formatAmount(round.money_after_cents),
    bonus_money: formatAmount(round.bonus_after_cents),
    nonce: round.nonce,
    server_seed_hash: round.server_seed_hash,
    client_seed: round.client_seed,
    created_at: momentOfRound(round.id),
  };
}
