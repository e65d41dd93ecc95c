import { formatMoney, parseAmount } from '@arara/money';
import { type LanguageCode, languages, phrase } from '@arara/phrases';
import type { BankCharge } from '@arara/pix/sandbox';
import { escapeHtml } from '../../../plugins/markup.ts';

/** The page of the payer's bank, as the sandbox plays it: what is charged, by whom, and one button. */
export function bankPage(charge: BankCharge, lang: LanguageCode): string {
  const t = (key: string) => escapeHtml(phrase(lang, `wallet.bank_${key}`));
  const amount = escapeHtml(
    formatMoney(parseAmount(charge.charge.valor.original) ?? 0n, languages[lang].locale),
  );
  const isPaid = charge.charge.status === 'CONCLUIDA';
  const action = charge.isPayable
    ? `<form method="post" action="/sandbox/pix/pay"><input type="hidden" name="txid" value="${escapeHtml(charge.charge.txid)}">
       <input type="hidden" name="lang" value="${lang}"><button type="submit">${t('pay')}</button></form>`
    : `<p class="state" role="status">${isPaid ? t('paid') : t('closed')}</p>`;
  return `<!doctype html>
<html lang="${languages[lang].locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t('title')}</title><link rel="stylesheet" href="/sandbox/bank.css"></head>
<body><main><p class="sandbox">${t('sandbox')}</p><h1>${t('title')}</h1>
<dl><dt>${t('receiver')}</dt><dd>${escapeHtml(charge.receiverName)}</dd><dt>${t('amount')}</dt><dd class="amount">${amount}</dd></dl>
${action}</main></body></html>`;
}

export const bankStyle = `
body{margin:0;background:#f3f6fb;color:#0b1220;font:16px/24px system-ui,sans-serif}
main{max-width:420px;margin:10vh auto;padding:32px;background:#fff;border-radius:20px;box-shadow:0 8px 40px #0b122014}
.sandbox{margin:0 0 16px;padding:8px 12px;border-radius:10px;background:#fff2d6;color:#7a4b00;font-size:13px;line-height:18px}
h1{margin:0 0 24px;font-size:22px;line-height:28px}
dl{margin:0 0 24px}dt{color:#4b5b77;font-size:13px}dd{margin:0 0 16px;font-weight:600}
.amount{font-size:32px;line-height:40px;font-variant-numeric:tabular-nums}
button{width:100%;height:52px;border:0;border-radius:14px;background:#0b7a49;color:#fff;font:700 16px/24px system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid #1d58d8;outline-offset:2px}
.state{padding:16px;border-radius:14px;background:#e7f6ee;color:#0b5a36;font-weight:600;text-align:center}
`;
