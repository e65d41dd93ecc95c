import type { DataOf, games, InputOf } from '@arara/contract';
import type { Json } from '@arara/games';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { once, requestHash } from '../../plugins/idempotency.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { Playing } from './play.ts';
import { presentRound } from './present-round.ts';
import { refusedStake } from './refused-stake.ts';
import { lockRound, type StoredRound } from './rounds.ts';
import { rulesOfRound } from './rules-of.ts';
import type { BetRefusal } from './settlement/bet.ts';

/** Takes the next step of an open round. The same key and action answer as the first time, whatever has happened since. */
export async function act(
  house: House,
  { terms }: Playing,
  input: InputOf<typeof games.act>,
  caller: MemberCaller,
): Promise<DataOf<typeof games.act>> {
  const { game, round_id: roundId, step: seen, lang: _lang, ...choices } = input;
  const { memberId } = caller.member;
  const key = caller.idempotencyKey ?? '';
  const hash = requestHash([roundId, choices]);
  const contributionPercent = (await terms.of(game))?.contributionPercent ?? 100;
  return once(house.db, { memberId, call: 'act', key, hash }, async (tx) => {
    const round = await lockRound(tx, memberId, roundId);
    if (!round || round.game !== game) throw new AppError('round_unknown');
    if (!round.is_open) throw new AppError('round_settled');
    // A bet at a shared table is decided there.
    if (round.secret === null) throw new AppError('round_unknown');
    const rules = rulesOfRound(round.game, round.version);
    if (rules.kind !== 'stepped') throw new Error(`round ${roundId} of a game of one step is open`);
    const parsed = rules.parseAction(choices);
    if (parsed.kind === 'refused')
      throw new AppError('action_illegal', parsed.field === undefined ? null : { field: parsed.field });
    const step = rules.act(round.bet, round.secret, parsed.action);
    if (step.kind === 'refused') throw new AppError('action_illegal');
    const seq = await recordAction(tx, round, parsed.action, step.view);
    // Decided by what another device has gone past. Asked here: the steps of who held the lock before are counted now.
    if (seen !== undefined && seen !== seq - 1) throw new AppError('action_illegal');
    if (step.raiseCents !== undefined) await raise(tx, round, seq, step.raiseCents);
    await tx.query('select * from settle_step($1, $2, $3, $4, $5, $6, $7::smallint)', [
      memberId,
      roundId,
      step.settled?.payoutCents ?? null,
      JSON.stringify(step.settled?.outcome ?? null),
      JSON.stringify(step.settled ? null : step.state),
      JSON.stringify(step.view),
      contributionPercent,
    ]);
    const after = await lockRound(tx, memberId, roundId);
    if (!after) throw new Error(`round ${roundId} vanished`);
    return presentRound(after);
  });
}

/** Writes down what was done, and the how manieth action of its round it is. */
async function recordAction(tx: Queryable, round: StoredRound, action: Json, view: Json): Promise<number> {
  const { rows } = await tx.query<{ seq: number }>(
    `insert into round_action (member_id, round_id, seq, action, view)
     select $1, $2, count(*) + 1, $3, $4 from round_action where round_id = $2 returning seq`,
    [round.member_id, round.id, JSON.stringify(action), JSON.stringify(view)],
  );
  return rows[0]?.seq ?? 0;
}

/** Takes what the action stakes on top; the action does not stand when that is refused. */
async function raise(tx: Queryable, round: StoredRound, seq: number, stakeCents: bigint): Promise<void> {
  const { member_id: memberId, stake_cents: laidCents } = round;
  const { rows } = await tx.query<{
    status: 'ok' | Exclude<BetRefusal, 'conflict' | 'open'>;
  }>('select status from raise_round($1, $2, $3, $4::smallint)', [memberId, round.id, stakeCents, seq]);
  const status = rows[0]?.status ?? 'blocked';
  if (status !== 'ok') throw await refusedStake(tx, { memberId, stakeCents, laidCents }, status);
}
