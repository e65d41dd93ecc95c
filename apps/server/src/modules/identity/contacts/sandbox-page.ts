import { type LanguageCode, languages, phrase } from '@arara/phrases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { languageOf } from '../../../plugins/language.ts';
import { escapeHtml } from '../../../plugins/markup.ts';
import { keptLetters, type Letter } from '../../../plugins/sandbox-box.ts';

const queryInput = z.object({
  to: z.string().trim().toLowerCase().min(1).max(254).optional().catch(undefined),
});

/** `/sandbox/mail` and `/sandbox/sms`: what would have been sent, as a page for browsers and in the envelope for others. */
export function registerLetterBoxes(app: FastifyInstance, house: House): void {
  app.get('/sandbox/letters.css', async (_request, reply) => reply.type('text/css').send(style));
  for (const kind of ['mail', 'sms'] as const) {
    app.get(`/sandbox/${kind}`, async (request, reply) => {
      const { to } = queryInput.parse(request.query);
      const letters = await keptLetters(house.db, kind, to ?? null);
      reply.header('cache-control', 'no-store');
      if (request.headers.accept?.includes('text/html'))
        return reply.type('text/html; charset=utf-8').send(page(kind, letters, languageOf(request)));
      return { code: 200, status: 'success', message: '', data: { items: letters.map(present) } };
    });
  }
}

const present = ({ address, subject, body, html, at }: Letter) => ({
  to: address,
  subject,
  text: body,
  html,
  sent_at: at.toISOString(),
});

function page(kind: Letter['kind'], letters: readonly Letter[], lang: LanguageCode): string {
  const t = (key: string, values = {}) => escapeHtml(phrase(lang, `security.${key}`, values));
  const { locale } = languages[lang];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  });
  const items = letters.map(
    ({ address, subject, body, at }) => `<li><p class="to">${t('box_to', { address })}
 · <time datetime="${at.toISOString()}">${escapeHtml(moment.format(at))}</time></p>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}<pre>${escapeHtml(body)}</pre></li>`,
  );
  const title = t(`box_${kind}`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/sandbox/letters.css"></head>
<body><main><h1>${title}</h1><p class="about">${t('box_about')}</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : `<p>${t('box_empty')}</p>`}</main></body></html>`;
}

const style = `
body{margin:0;background:#f3f6fb;color:#0b1220;font:16px/24px system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:32px 16px}
h1{margin:0 0 16px;font-size:22px;line-height:28px}
h2{margin:0 0 8px;font-size:17px;line-height:24px}
.about{margin:0 0 24px;padding:8px 12px;border-radius:10px;background:#fff2d6;color:#7a4b00;font-size:13px;line-height:18px}
ol{margin:0;padding:0;list-style:none}
li{margin:0 0 16px;padding:20px;border-radius:14px;background:#fff;box-shadow:0 1px 3px #0b12201a}
.to{margin:0 0 8px;color:#4b5b77;font-size:13px;line-height:18px;overflow-wrap:anywhere}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`;
