import { createDraws, type DrawTrace, type Hmac, hmacSha256, type Seeds } from '@arara/fair';
import { gameRules } from './registry.ts';
import type { GameEvent, Json, SteppedRules } from './rules.ts';

/** A round as its owner can copy it from the round's details. */
export type VerifiableRound = Seeds & {
  game: string;
  version: number;
  bet: unknown;
  /** What the player did in a stepped game, in order. */
  actions?: readonly unknown[];
};

export type Verification =
  | {
      kind: 'verified';
      /** `null` while a stepped round has not come to its end. */
      outcome: Json;
      payoutCents: bigint | null;
      events: GameEvent[];
      /** Every HMAC and every draw, in order. */
      steps: DrawTrace[];
    }
  | { kind: 'refused'; error: 'unknown_game' | 'bad_bet' | 'bad_action' | 'illegal_action'; at?: string };

/** Plays a round again from its seeds with the rules the server used. Needs no server. */
export function verifyRound(round: VerifiableRound, hmac: Hmac = hmacSha256): Verification {
  const rules = gameRules(round.game, round.version);
  if (!rules) return { kind: 'refused', error: 'unknown_game' };
  const parsed = rules.parseBet(round.bet);
  if (parsed.kind === 'refused') {
    return { kind: 'refused', error: 'bad_bet', ...(parsed.field === undefined ? {} : { at: parsed.field }) };
  }
  const { bet } = parsed;
  const steps: DrawTrace[] = [];
  const draws = createDraws(hmac, round, (trace) => steps.push(trace));
  if (rules.kind === 'instant') {
    const { outcome, payoutCents } = rules.play(bet, draws);
    return { kind: 'verified', outcome, payoutCents, events: rules.events(bet, outcome), steps };
  }
  const begun = rules.begin(bet, draws);
  const last = replay(rules, bet, begun, round.actions ?? []);
  if ('error' in last) return last;
  const { settled } = last;
  return settled
    ? { kind: 'verified', ...settled, events: rules.events(bet, settled.outcome), steps }
    : { kind: 'verified', outcome: null, payoutCents: null, events: [], steps };
}

type Stepped = SteppedRules<Json, Json, Json, Json>;

function replay(rules: Stepped, bet: Json, begun: ReturnType<Stepped['begin']>, actions: readonly unknown[]) {
  let step = begun;
  for (const [index, input] of actions.entries()) {
    const at = `actions.${index}`;
    const parsed = rules.parseAction(input);
    if (parsed.kind === 'refused') return { kind: 'refused', error: 'bad_action', at } as const;
    const acted = rules.act(bet, step.state, parsed.action);
    if (acted.kind === 'refused') return { kind: 'refused', error: 'illegal_action', at } as const;
    step = acted;
  }
  return step;
}
