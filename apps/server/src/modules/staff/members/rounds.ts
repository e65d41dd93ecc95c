import type { DataOf, InputOf, staffRounds } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { recallRound, titleOf } from '../../games/index.ts';
import { knownMember } from '../care/known-member.ts';

/** A member's rounds, newest first, a page after a round. Fails with `member_unknown`. */
export async function listMemberRounds(
  house: House,
  input: InputOf<typeof staffRounds.memberRounds>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRounds.memberRounds>> {
  await knownMember(house.db, input.id);
  const { rows } = await house.db.query<{
    id: string;
    game: string;
    is_open: boolean;
    stake_cents: bigint;
    payout_cents: bigint;
    created_at: Date;
    is_ended_by_house: boolean;
  }>(
    `select id, game, is_open, stake_cents, payout_cents, created_at,
            exists (select from round_ending e where e.member_id = round.member_id and e.round_id = round.id) as is_ended_by_house
       from round
      where member_id = $1 and ($2::uuid is null or id < $2) and ($3::text is null or game = $3)
      order by id desc limit $4`,
    [input.id, input.after ?? null, input.game ?? null, input.page_size],
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      game: row.game,
      title: titleOf(caller.lang, row.game),
      is_open: row.is_open,
      stake: formatAmount(row.stake_cents),
      payout: formatAmount(row.payout_cents),
      at: row.created_at.toISOString(),
      is_ended_by_house: row.is_ended_by_house,
    })),
    next: rows.length === input.page_size ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Whose round this is, by what it has moved. Fails with `round_unknown`. */
export async function findRoundOwner(
  house: House,
  { id }: InputOf<typeof staffRounds.roundFind>,
): Promise<DataOf<typeof staffRounds.roundFind>> {
  const { rows } = await house.db.query<{ member_id: string }>(
    `select r.member_id from (select * from ledger_transfer where reference = $1 limit 20) t
       join ledger_account a on a.id in (t.from_account_id, t.to_account_id) and a.member_id is not null
       join round r on r.member_id = a.member_id and r.id = $1 limit 1`,
    [id],
  );
  const [round] = rows;
  if (!round) throw new AppError('round_unknown');
  return { id, member_id: round.member_id };
}

/** One round as its player saw it. Fails with `member_unknown` and `round_unknown`. */
export async function viewRound(
  house: House,
  input: InputOf<typeof staffRounds.memberRound>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRounds.memberRound>> {
  await knownMember(house.db, input.id);
  const round = await recallRound(house, input.id, input.round_id);
  return { ...round, title: titleOf(caller.lang, round.game) };
}
