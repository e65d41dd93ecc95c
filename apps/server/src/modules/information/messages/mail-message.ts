import { defaultLanguage, languages, parseLanguage } from '@arara/phrases';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { siteName } from '../../../plugins/mail.ts';
import { escapeHtml } from '../../../plugins/markup.ts';
import { messageWords } from './message-words.ts';

const payload = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Absent from what the version before queued. */
  kind: z.string().optional(),
  key: z.string(),
  values: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.object({ cents: z.string() }),
      z.object({ phrases: z.array(z.string()), values: z.record(z.string(), z.string()).optional() }),
    ]),
  ),
});

/**
 * Sends a message by e-mail, in the member's language, to the address that is proven now. A long list is on its way for hours: whoever
 * wants none of its kind any more gets none, and news nobody who has closed play since.
 */
async function mailMessage(house: House, job: unknown): Promise<void> {
  const { id, memberId, kind = null, key, values } = payload.parse(job);
  const { rows } = await house.db.query<{ email: string; lang: string }>(
    `select m.email, m.lang from member m
      where m.id = $1 and m.email_verified_at is not null
        and ($2::text is null
             or exists (select from message_preference p where p.member_id = m.id and p.kind = $2 and p.by_email))
        and ($2 is distinct from 'news' or m.status = 'active' and not exists (
               select from member_play p where p.member_id = m.id and p.paused_until > house_now()))`,
    [memberId, kind],
  );
  const [member] = rows;
  if (!member || !house.mail.isOpen) return;
  const lang = parseLanguage(member.lang) ?? defaultLanguage;
  const { title, text } = messageWords(lang, key, values);
  const site = siteName(house.env.SITE);
  await house.mail.send({
    id,
    to: member.email,
    subject: `${site}: ${title}`,
    text: `${title}\n\n${text}`,
    html: `<!doctype html><html lang="${languages[lang].locale}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:#f3f6fb;color:#0b1220;font:16px/24px Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(site)}</p>
<p style="margin:0 0 8px;font-size:20px;font-weight:700">${escapeHtml(title)}</p>
<p style="margin:0">${escapeHtml(text)}</p>
</div></body></html>`,
  });
}

export const messageTasks: readonly Task<House>[] = [
  { name: 'message-mail', outsider: 'letters', run: mailMessage },
];
