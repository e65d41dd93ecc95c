import type { DataOf, live } from '@arara/contract';
import { allGames, percentOf, type Ratio, toPercent } from '@arara/games';
import { mostStakes, seatReturn, seatRules, seatsAtTable } from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import {
  crashOf,
  type DrawTable,
  drawOf,
  type FlightTable,
  type LiveTable,
  multiplierText,
  type SeatsTable,
  stakesOf,
  sureMultiplier,
} from './tables.ts';

type Shown = DataOf<typeof live.liveTables>['items'][number];
type FlightRules = Extract<Shown, { play: 'flight' }>['rules'];
type SeatsRules = Extract<Shown, { play: 'seats' }>['rules'];
type DrawRules = Extract<Shown, { play: 'draw' }>['rules'];

/** Bets of a member on one round. */
export const betsPerDraw = 20;

const quoted = [101, 150, 200, 500, 1_000, 10_000, 100_000];
const percent = (value: Ratio) => toPercent(value, 4);

function limitsOf(table: LiveTable) {
  const { min, max } = stakesOf(table);
  return {
    min_stake: formatAmount(min),
    max_stake: formatAmount(max),
    max_payout: formatAmount(table.max_payout_cents),
    risk_cap: formatAmount(table.risk_cap_cents),
    open_ms: table.open_ms,
    locked_ms: table.locked_ms,
    settled_ms: table.settled_ms,
  };
}

export function flightRulesOf(table: FlightTable): FlightRules {
  const crash = crashOf(table.kind);
  const { growth } = crash;
  const atTwo = crash.returnAt(200);
  return {
    ...limitsOf(table),
    growth:
      growth.kind === 'exponential'
        ? { kind: 'exponential', per_ms: growth.perMs }
        : { kind: 'cubic', scale_ms: growth.scaleMs },
    draw: crash.draw,
    bets_per_round: 2,
    lowest_multiplier: multiplierText(crash.lowest),
    highest_multiplier: multiplierText(crash.highest),
    sure_multiplier: multiplierText(sureMultiplier),
    rtp: percent(atTwo),
    house_edge: percent({ numerator: atTwo.denominator - atTwo.numerator, denominator: atTwo.denominator }),
    returns: quoted.map((multiplier) => ({
      multiplier: multiplierText(multiplier),
      percent: percent(crash.returnAt(multiplier)),
    })),
  };
}

export function drawRulesOf(table: DrawTable): DrawRules {
  const { rules, returns } = drawOf(table);
  const facts = allGames().find(({ slug, version }) => slug === rules.game && version === rules.version);
  return {
    ...limitsOf(table),
    bets_per_round: betsPerDraw,
    rtp_lowest: returns?.lowest ?? percentOf(facts?.rtp.lowest ?? 0),
    rtp: returns?.highest ?? percentOf(facts?.rtp.highest ?? 0),
    playing_ms: table.playing_ms,
    timetable: table.every_s === null ? null : { every_s: table.every_s, offset_s: table.offset_s },
  };
}

export function seatsRulesOf(table: SeatsTable): SeatsRules {
  return {
    ...limitsOf(table),
    seats: seatsAtTable,
    stake_step: formatAmount(seatRules.limits.stepCents),
    most_stakes: mostStakes,
    rtp: seatReturn.first,
    rtp_all: seatReturn.all,
    deciding_ms: table.playing_ms,
  };
}
