import { endLeftRound, type LeftEnding } from '@arara/games';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { sendMessage } from '../../information/index.ts';
import { lockRound, type StoredRound } from '../rounds.ts';
import { rulesOfRound } from '../rules-of.ts';
import { factsOf } from '../titles.ts';

/** Why the house ends a round: nobody took a step for so many hours, or its member may play no more. */
export type EndCause =
  | { readonly kind: 'left'; readonly hours: number; readonly since: Date }
  | { readonly kind: 'closed' };

/**
 * Ends an open round of steps by the rule of its game, in the caller's transaction: the steps of the house are written down like the
 * player's, the money moves as ever, and the member is told. False, and nothing done, for a round that is not open any more, that a step
 * was taken in since, or that is decided at a shared table.
 */
export async function endRound(
  tx: Queryable,
  house: House,
  memberId: string,
  roundId: string,
  cause: EndCause,
): Promise<boolean> {
  const round = await lockRound(tx, memberId, roundId);
  if (!round?.is_open || round.secret === null) return false;
  if (cause.kind === 'left' && (await hasStepSince(tx, roundId, cause.since))) return false;
  const rules = rulesOfRound(round.game, round.version);
  const ending = rules.kind === 'stepped' ? endLeftRound(rules, round.bet, round.secret) : null;
  if (ending === null) throw new Error(`round ${roundId} of ${round.game} has no rule to end by`);
  if (ending.kind === 'returned') await tx.query('select return_round($1, $2)', [memberId, roundId]);
  else await settle(tx, round, ending);
  await tx.query(
    'insert into round_ending (member_id, round_id, cause, hours, is_returned) values ($1, $2, $3, $4, $5)',
    [memberId, roundId, cause.kind, cause.kind === 'left' ? cause.hours : null, ending.kind === 'returned'],
  );
  await tell(tx, house, round, ending, cause);
  return true;
}

async function hasStepSince(tx: Queryable, roundId: string, since: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from round_action where round_id = $1 and created_at > $2 limit 1',
    [roundId, since],
  );
  return rowCount === 1;
}

type Played = Extract<LeftEnding, { kind: 'played' }>;

async function settle(
  tx: Queryable,
  round: StoredRound,
  { steps, payoutCents, outcome }: Played,
): Promise<void> {
  const { member_id: memberId, id, game } = round;
  for (const [index, { action, view }] of steps.entries())
    await tx.query(
      'insert into round_action (member_id, round_id, seq, action, view) values ($1, $2, $3, $4, $5)',
      [memberId, id, round.steps + index + 1, JSON.stringify(action), JSON.stringify(view)],
    );
  await tx.query(
    `select settle_step($1, $2, $3, $4, null, $5, coalesce(
       (select c.percent from game g join contribution c on c.category = g.category where g.slug = $6), 100)::smallint)`,
    [memberId, id, payoutCents, JSON.stringify(outcome), JSON.stringify(steps.at(-1)?.view ?? null), game],
  );
}

async function tell(
  tx: Queryable,
  house: House,
  round: StoredRound,
  ending: LeftEnding,
  cause: EndCause,
): Promise<void> {
  const isReturned = ending.kind === 'returned';
  await sendMessage(tx, house, {
    memberId: round.member_id,
    kind: 'account',
    key: `information.message_round_${cause.kind}`,
    values: {
      game: { phrases: [factsOf(round.game)?.titleKey ?? round.game] },
      how: { phrases: [isReturned ? 'information.round_returned' : 'information.round_played'] },
      amount: { cents: String(isReturned ? round.stake_cents : ending.payoutCents) },
      ...(cause.kind === 'left' ? { hours: cause.hours } : {}),
    },
  });
  await house.notices.send(tx, { type: 'member', memberId: round.member_id, topic: 'balance', data: {} });
}
