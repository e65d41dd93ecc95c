import type { DataOf, games, InputOf } from '@arara/contract';
import type { GameRules, Json } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { policyOf } from '../../plugins/jurisdiction.ts';
import type { PlayTerms } from './play-terms.ts';
import { eventsOf, multiplierText, presentRound } from './present-round.ts';
import { refusedStake } from './refused-stake.ts';
import { findRound } from './rounds.ts';
import { rulesOf } from './rules-of.ts';
import type { Bet, SettledBet } from './settlement/bet.ts';
import type { BetWriter } from './settlement/bet-writer.ts';
import { momentOfRound } from './settlement/round-ids.ts';

type Round = DataOf<typeof games.play>;

const betErrors = {
  bad_bet: 'bet_invalid',
  stake_too_small: 'stake_too_small',
  stake_too_large: 'stake_too_large',
} as const;

/** What play goes through, kept for as long as the server runs. */
export interface Playing {
  readonly writer: BetWriter;
  readonly terms: PlayTerms;
}

/**
 * Starts a round: reads the bet by the game's rules, draws, and settles it durably before answering.
 * Repeating the request with its key answers the same round.
 */
export async function play(
  house: House,
  { writer, terms }: Playing,
  input: InputOf<typeof games.play>,
  caller: MemberCaller,
): Promise<Round> {
  const { game, lang: _lang, ...choices } = input;
  const rules = rulesOf(game);
  const gameTerms = await terms.of(game);
  if (!gameTerms?.isOpen) throw new AppError('game_off');
  const parsed = rules.parseBet(choices);
  if (parsed.kind === 'refused') throw refusedBet(rules, parsed);
  if (buysFeature(parsed.bet) && !policyOf(house.env.JURISDICTION).games.feature_buy)
    throw refusedBet(rules, { error: 'bad_bet', field: 'mode' });
  const bet: Bet = {
    memberId: caller.member.memberId,
    game,
    version: rules.version,
    stakeCents: parsed.stakeCents,
    bet: parsed.bet,
    key: caller.idempotencyKey ?? '',
    contributionPercent: gameTerms.contributionPercent,
    feedsJackpot: rules.jackpot !== undefined,
    isStepped: rules.kind === 'stepped',
    draw: (draws) => {
      if (rules.kind === 'instant') return { ...rules.play(parsed.bet, draws), secret: null, view: null };
      const step = rules.begin(parsed.bet, draws);
      return {
        payoutCents: step.settled?.payoutCents ?? null,
        outcome: step.settled?.outcome ?? null,
        secret: step.settled ? null : step.state,
        view: step.view,
      };
    },
  };
  const result = await writer.submit(bet);
  switch (result.kind) {
    case 'settled':
      return presentSettled(rules, bet, result);
    case 'repeated': {
      const round = await findRound(house.db, bet.memberId, result.roundId);
      if (!round) throw new Error(`repeated round ${result.roundId} is gone`);
      return presentRound(round);
    }
    case 'refused':
      throw await refusedStake(house.db, bet, result.reason);
  }
}

/** Slots take what is paid for a feature as the mode `buy` of a bet. */
function buysFeature(bet: Json): boolean {
  return typeof bet === 'object' && bet !== null && !Array.isArray(bet) && bet.mode === 'buy';
}

function refusedBet(rules: GameRules, refused: { error: keyof typeof betErrors; field?: string }): AppError {
  return new AppError(
    betErrors[refused.error],
    refused.field === undefined ? null : { field: refused.field },
    {
      min: formatAmount(rules.limits.minStakeCents),
      max: formatAmount(rules.limits.maxStakeCents),
    },
  );
}

function presentSettled(rules: GameRules, bet: Bet, result: SettledBet): Round {
  const { outcome, view } = result.drawn;
  const isOpen = result.drawn.payoutCents === null;
  const payoutCents = (result.drawn.payoutCents ?? 0n) + result.jackpotCents;
  return {
    round_id: result.roundId,
    game: bet.game,
    version: bet.version,
    state: isOpen ? 'open' : 'settled',
    stake: formatAmount(bet.stakeCents),
    payout: formatAmount(payoutCents),
    multiplier: multiplierText(payoutCents, bet.stakeCents),
    bet: bet.bet,
    outcome: isOpen ? null : outcome,
    view,
    step: 0,
    events: isOpen ? [] : eventsOf(rules, bet.bet, outcome, bet.stakeCents, payoutCents),
    money: formatAmount(result.cashCents),
    bonus_money: formatAmount(result.bonusCents),
    nonce: result.nonce,
    server_seed_hash: result.serverSeedHash,
    client_seed: result.clientSeed,
    created_at: momentOfRound(result.roundId),
  };
}
