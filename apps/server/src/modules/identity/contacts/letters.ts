import { randomUUID } from 'node:crypto';
import { type LanguageCode, parseLanguage, phrase } from '@arara/phrases';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { siteName } from '../../../plugins/mail.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { codeMail, messagePhrase, type Notice, type NoticeValues, noticeMail } from './mail-texts.ts';

const letterSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mail'),
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    until: z.number(),
  }),
  z.object({ kind: z.literal('sms'), to: z.string(), text: z.string(), until: z.number() }),
  z.object({ kind: z.literal('nobody'), until: z.number() }),
]);
type Letter = z.output<typeof letterSchema>;

/** Six tries take about ten minutes: as long as a code serves. */
const triesMax = 6;
const noticeLivesMs = 86_400_000;
/** Ever more seldom, for as long as a notice lives: a mail server whose password has been changed is set right within a day. */
const noticeTriesMax = 14;

interface SentCode {
  readonly to: string;
  readonly code: string;
  readonly lang: LanguageCode;
  readonly account: string;
  readonly expiresAt: Date;
  readonly minutes: number;
}

/** Queues the code for an e-mail address; it leaves after the commit. */
export async function mailCode(tx: Queryable, house: House, sent: SentCode): Promise<void> {
  const { to, lang, code, account, minutes } = sent;
  const mail = codeMail(lang, { site: siteName(house.env.SITE), account, code, minutes });
  await queue(tx, house, { kind: 'mail', id: randomUUID(), to, ...mail, until: sent.expiresAt.getTime() });
}

/** Queues the code for a phone. */
export async function smsCode(tx: Queryable, house: House, sent: SentCode): Promise<void> {
  const { to, lang, code } = sent;
  const text = phrase(lang, 'security.sms_code', { site: siteName(house.env.SITE), code });
  await queue(tx, house, { kind: 'sms', to, text, until: sent.expiresAt.getTime() });
}

/**
 * Queues the code for a new login password; for nobody the same work is done, so that it takes as long.
 */
export async function sendForgotten(
  tx: Queryable,
  house: House,
  channel: 'email' | 'phone',
  sent: SentCode | null,
): Promise<void> {
  if (!sent) return queue(tx, house, { kind: 'nobody', until: 0 });
  const { to, lang, code, account, minutes } = sent;
  const site = siteName(house.env.SITE);
  const until = sent.expiresAt.getTime();
  if (channel === 'phone') {
    const text = phrase(lang, 'security.sms_forgotten', { site, code });
    return queue(tx, house, { kind: 'sms', to, text, until });
  }
  const mail = codeMail(lang, { site, account, code, minutes }, 'forgotten');
  await queue(tx, house, { kind: 'mail', id: randomUUID(), to, ...mail, until });
}

/** What opens the account, or lets money out of it, is another now: whoever reviews a withdrawal soon after is told. */
const ofAccess: ReadonlySet<Notice> = new Set([
  'password_changed',
  // A code for a new password goes to a first one as well.
  'email_bound',
  'email_changed',
  'phone_changed',
  'phone_removed',
  // A thief who turns it on locks the owner out.
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'withdrawal_password_changed',
  'opener_ended',
]);

/**
 * Tells a member what has happened to the account: in the message centre, and by e-mail where an address is proved, in the member's
 * language. Whoever did it has the session: the mail is what reaches somebody else.
 */
export async function tellMember(
  tx: Queryable,
  house: House,
  memberId: string,
  notice: Notice,
  values: NoticeValues = {},
): Promise<void> {
  if (ofAccess.has(notice))
    await tx.query('update member set access_changed_at = $2 where id = $1', [memberId, house.clock.now()]);
  await record(tx, 'account.changed', { memberId, what: messagePhrase(notice), values });
  const { rows } = await tx.query<{ email: string; account: string; lang: string; support: string | null }>(
    `select m.email, m.account, m.lang, s.email as support from member m left join support_entry s on s.site = m.site
      where m.id = $1 and m.email_verified_at is not null`,
    [memberId],
  );
  const [member] = rows;
  if (!member || !house.mail.isOpen) return;
  const lang = parseLanguage(member.lang) ?? 'pt';
  const mail = noticeMail(lang, {
    site: siteName(house.env.SITE),
    account: member.account,
    notice,
    values,
    years: house.env.RETAIN_YEARS,
    support: member.support || house.publicUrl(),
  });
  const until = house.clock.now().getTime() + noticeLivesMs;
  await queue(
    tx,
    house,
    { kind: 'mail', id: randomUUID(), to: member.email, ...mail, until },
    noticeTriesMax,
  );
}

/** The job's row holds no readable code: it is closed until it is sent. */
async function queue(tx: Queryable, house: House, letter: Letter, tries = triesMax): Promise<void> {
  const sealed = house.seal.close(JSON.stringify(letter), 'letter');
  await house.jobs.add(tx, 'letter-send', { sealed }, { maxAttempts: tries });
}

const payload = z.object({ sealed: z.string() });

/** Sends a letter once at least; one whose time is over is let go. */
async function sendLetter(house: House, job: unknown): Promise<void> {
  const { sealed } = payload.parse(job);
  const letter = letterSchema.parse(JSON.parse(house.seal.open(sealed, 'letter')));
  if (letter.kind === 'nobody') return;
  if (letter.until <= house.clock.now().getTime()) {
    house.log.warn({ kind: letter.kind }, 'a letter was let go: its time is over');
    return;
  }
  if (letter.kind === 'sms') await house.sms.send(letter);
  else {
    const { id, to, subject, text, html } = letter;
    await house.mail.send({ id, to, subject, text, html });
  }
}

export const letterTasks: readonly Task<House>[] = [
  { name: 'letter-send', outsider: 'letters', run: sendLetter },
];
