import type { DataOf, InputOf, staffCare } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { readNumberedPage } from '../../../plugins/numbered-page.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { knownMember, memberToWriteAbout } from './known-member.ts';

interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly staff_email: string;
  readonly created_at: Date;
}

/** What staff wrote about a member, newest first. Fails with `member_unknown`. */
export async function listNotes(
  house: House,
  input: InputOf<typeof staffCare.staffMemberNotes>,
): Promise<DataOf<typeof staffCare.staffMemberNotes>> {
  const { page, page_size } = input;
  await knownMember(house.db, input.id);
  const { rows, total } = await readNumberedPage<NoteRow>(
    house.db,
    `select n.id, n.text, s.email as staff_email, n.created_at, count(*) over () as total
       from member_note n join staff s on s.id = n.staff_id
      where n.member_id = $1 order by n.created_at desc, n.id`,
    [input.id],
    input,
  );
  return { items: rows.map(presentNote), page, page_size, total };
}

/** Writes a note on a member. Fails with `member_unknown` and `account_erased`. */
export async function writeNote(
  house: House,
  input: InputOf<typeof staffCare.staffMemberNote>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffCare.staffMemberNote>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { memberId, account } = await memberToWriteAbout(tx, input.id);
    const { rows } = await tx.query<NoteRow>(
      `insert into member_note (member_id, staff_id, text, created_at) values ($1, $2, $3, $4)
       returning id, text, $5::text as staff_email, created_at`,
      [memberId, caller.staff.staffId, input.text, at, caller.staff.email],
    );
    await recordAudit(tx, actorOf(caller), at, {
      action: 'member.note',
      subjectType: 'member',
      subjectId: memberId,
      detail: { account },
    });
    const [row] = rows;
    if (!row) throw new Error('an insert returned no row');
    return presentNote(row);
  });
}

function presentNote({ id, text, staff_email, created_at }: NoteRow) {
  return { id, text, staff_email, created_at: created_at.toISOString() };
}
