import { type LanguageCode, languages, type PhraseKey, phrase } from '@arara/phrases';
import { escapeHtml } from '../../../plugins/markup.ts';

/** What a member is told of by e-mail. */
export type Notice =
  | 'password_changed'
  | 'email_changed'
  | 'email_bound'
  | 'phone_changed'
  | 'phone_removed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'withdrawal_password_set'
  | 'withdrawal_password_changed'
  | 'opener_ended'
  | 'payout_account_added'
  | 'payout_account_removed'
  | 'account_closed'
  | 'account_reopened'
  | 'account_money';

/**
 * What more is said of some, and what whoever did not do it may do: a closed account has no password to change. Null where nobody is
 * meant to have done it.
 */
const more: Partial<
  Record<Notice, { readonly lines: readonly PhraseKey[]; readonly ignore: PhraseKey | null }>
> = {
  account_closed: {
    lines: ['account.mail_kept', 'account.close_excluded', 'account.mail_back'],
    ignore: 'account.mail_closed_ignore',
  },
  account_reopened: {
    lines: ['account.mail_reopened', 'account.close_excluded'],
    ignore: 'security.mail_notice_ignore',
  },
  account_money: { lines: ['account.mail_money'], ignore: null },
};

/** Whoever has the password now cannot be told to change it. */
const outOfReach: ReadonlySet<Notice> = new Set(['password_changed', 'email_changed']);

/** What a notice names: the destination of withdrawals or the new address, masked. */
export type NoticeValues = Readonly<Record<string, string>>;

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface CodeFacts {
  readonly site: string;
  readonly account: string;
  readonly code: string;
  readonly minutes: number;
}

/** The mail that carries a code, in one of the nine languages. */
export function codeMail(
  lang: LanguageCode,
  facts: CodeFacts,
  what: 'code' | 'forgotten' = 'code',
): MailText {
  const t = (key: PhraseKey) => phrase(lang, key, { ...facts });
  const [hello, about, ignore] = [
    t('security.mail_hello'),
    t(`security.mail_${what}_text`),
    t('security.mail_code_ignore'),
  ];
  return {
    subject: `${facts.site}: ${t(`security.mail_${what}_subject`)}`,
    text: [hello, about, facts.code, ignore].join('\n\n'),
    html: page(lang, facts.site, [line(hello), line(about), codeBlock(facts.code), small(ignore)]),
  };
}

const noticePhrase = (notice: Notice) => `security.mail_${notice}` as const;

/** The phrase that says what has happened where the mail's own words would not do: it speaks of the address that it went to. */
export const messagePhrase = (notice: Notice): PhraseKey =>
  notice === 'email_changed' ? 'security.email_unbound' : noticePhrase(notice);

/** The mail that says what has happened to an account. */
export function noticeMail(
  lang: LanguageCode,
  facts: {
    readonly site: string;
    readonly account: string;
    readonly notice: Notice;
    readonly values: NoticeValues;
    /** How long a closed account is kept. */
    readonly years: number;
    /** Where support is written to by whoever cannot log in. */
    readonly support: string;
  },
): MailText {
  const { years, support } = facts;
  const what = phrase(lang, noticePhrase(facts.notice), facts.values);
  const hello = phrase(lang, 'security.mail_hello', { account: facts.account });
  const usual = outOfReach.has(facts.notice) ? 'security.mail_notice_lost' : 'security.mail_notice_ignore';
  const said = more[facts.notice] ?? { lines: [], ignore: usual };
  const lines = said.lines.map((key) => phrase(lang, key, { years, support }));
  const ignore = said.ignore === null ? [] : [phrase(lang, said.ignore)];
  return {
    subject: `${facts.site}: ${what}`,
    text: [hello, what, ...lines, ...ignore].join('\n\n'),
    html: page(lang, facts.site, [line(hello), line(what), ...lines.map(line), ...ignore.map(small)]),
  };
}

const line = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const small = (text: string) =>
  `<p style="margin:24px 0 0;color:#4b5b77;font-size:13px;line-height:20px">${escapeHtml(text)}</p>`;
const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;padding:16px;border-radius:12px;background:#f3f6fb;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`;

/** One column that every mail program can draw. */
function page(lang: LanguageCode, site: string, blocks: readonly string[]): string {
  return `<!doctype html>
<html lang="${languages[lang].locale}"><head><meta charset="utf-8"><title>${escapeHtml(site)}</title></head>
<body style="margin:0;padding:24px;background:#f3f6fb;color:#0b1220;font:16px/24px Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escapeHtml(site)}</p>
${blocks.join('\n')}
</div></body></html>`;
}
