import { randomUUID } from 'node:crypto';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { publishAnnouncement } from './announcements.ts';
import type { NineTexts } from './nine-texts.ts';

/** Changed terms take effect at least this long after they were announced. */
export const termsWaitMs = 14 * 86_400_000;

interface TermsVersion {
  readonly number: number;
  readonly body: NineTexts;
  readonly title: NineTexts;
  readonly announced_at: Date;
  readonly effective_at: Date;
  readonly state: 'coming' | 'in_force' | 'replaced' | 'withdrawn';
  readonly announced_by: string;
}

/** The terms in force, and every text that was announced, newest first. */
export async function readTerms(
  db: Queryable,
  house: House,
): Promise<{ body: NineTexts; versions: TermsVersion[] }> {
  const { rows } = await db.query<TermsVersion>(
    `select v.number, v.body, a.title, v.announced_at, v.effective_at, v.staff_email as announced_by,
            case when v.withdrawn_at is not null then 'withdrawn'
                 when v.effective_at > $2 then 'coming'
                 when v.number = (select t.number from terms_version t
                                   where t.site = v.site and t.withdrawn_at is null and t.effective_at <= $2
                                   order by t.effective_at desc, t.number desc limit 1) then 'in_force'
                 else 'replaced' end as state
       from terms_version v join announcement a on a.id = v.announcement_id
      where v.site = $1 order by v.number desc`,
    [house.env.SITE, house.clock.now()],
  );
  const first = await db.query<{ body: NineTexts }>(
    `select body from footer_text where site = $1 and key = 'terms'`,
    [house.env.SITE],
  );
  const body = rows.find(({ state }) => state === 'in_force')?.body ?? first.rows[0]?.body;
  if (!body) throw new Error(`the site ${house.env.SITE} has no terms`);
  return { body, versions: rows };
}

interface NewTerms {
  readonly title: NineTexts;
  /** What changes, as the announcement says it. */
  readonly summary: NineTexts;
  readonly body: NineTexts;
  readonly effectiveAt: Date;
  readonly staffEmail: string;
}

/**
 * Announces new terms now, with the moment they take effect. Refused by its field when that is less than two weeks away;
 * the tables refuse it too. Gives the number of the text.
 */
export async function announceTerms(tx: Queryable, house: House, terms: NewTerms): Promise<number> {
  const now = house.clock.now();
  if (terms.effectiveAt.getTime() - now.getTime() < termsWaitMs)
    throw fieldError({ effective_at: 'two_weeks_needed' });
  const { row: announcement } = await publishAnnouncement(tx, house, {
    id: randomUUID(),
    kind: 'terms',
    title: terms.title,
    body: terms.summary,
    effectiveAt: terms.effectiveAt,
  });
  const { rows } = await tx.query<{ number: number }>(
    `insert into terms_version (site, number, body, announcement_id, announced_at, effective_at, staff_email)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 from terms_version where site = $1 returning number`,
    [house.env.SITE, JSON.stringify(terms.body), announcement.id, now, terms.effectiveAt, terms.staffEmail],
  );
  return rows[0]?.number ?? 0;
}

/** Withdraws a text that has not taken effect, and its announcement. Fails with `state_changed` when it has, or is withdrawn. */
export async function withdrawTerms(
  tx: Queryable,
  house: House,
  of: { number: number } | { announcementId: string },
): Promise<void> {
  const now = house.clock.now();
  const { rows } = await tx.query<{ announcement_id: string }>(
    `update terms_version set withdrawn_at = $2
      where site = $1 and withdrawn_at is null and effective_at > $2
        and (number = $3 or announcement_id = $4::uuid) returning announcement_id`,
    [
      house.env.SITE,
      now,
      'number' in of ? of.number : null,
      'announcementId' in of ? of.announcementId : null,
    ],
  );
  const [row] = rows;
  if (!row) throw new AppError('state_changed');
  await tx.query('update announcement set withdrawn_at = $2 where id = $1 and withdrawn_at is null', [
    row.announcement_id,
    now,
  ]);
}

/** True when an announcement tells of terms that staff wrote here. */
export async function isAnnouncementOfTerms(tx: Queryable, announcementId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from terms_version where announcement_id = $1', [
    announcementId,
  ]);
  return rowCount !== 0;
}
