import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes, phrase } from './index.ts';
import { phrases as ch } from './lang/ch.ts';
import { phrases as cn } from './lang/cn.ts';
import { phrases as id } from './lang/id.ts';
import { phrases as msa } from './lang/msa.ts';
import { phrases as pt } from './lang/pt.ts';
import { phrases as th } from './lang/th.ts';
import { phrases as tr } from './lang/tr.ts';
import { phrases as vi } from './lang/vi.ts';

type Areas = Record<string, Record<string, string>>;
const players: Partial<Record<LanguageCode, Areas>> = { ch, cn, id, msa, pt, th, tr, vi };

/** Words of another voice than the one a language speaks to players in, or a second word for an idea that has one. */
const strays = {
  // Politely throughout: 您. 迷你 is "mini".
  cn: /(?<!迷)你|提款|存款|赢利|自我排除/,
  ch: /(?<!迷)你|提款|提現|存款|充值|自我排除|博彩|QR 碼/,
  // Anda; deposits, cashback and rounds have one name each.
  id: /\b(kamu|kau)\b|\b(menyetor|setor)|rabat|\be-mail|oleh rumah|\bbrowser|autentikasi/i,
  msa: /\b(awak|kamu|engkau)\b|\bemail|oleh rumah|\btaruhan/i,
  pt: /\b(tu|teu|tua|teus|tuas|ti|contigo)\b|\bemail|curinga|rodadas? grátis/i,
  // The word players use for what has to be staked.
  th: /ท่านสามารถ|ยอดหมุนเวียน|เติมเงิน|กีดกัน|โปรโมชั่น|แชท|รหัสผ่านการถอน/,
  // Siz; a password is a şifre, a deposit a yatırım (or "para yatırma"), the dealer a krupiye.
  tr: /(?<!\p{L})(sen|sana|seni|senin|senden|paran|cüzdanına)(?!\p{L})|(bilir|maz|mez|ar|er|ır|ir)s[ıi]n(?!\p{L})|(?<!para )(?<!\p{L})yatırma(?!\p{L})|parola|kurpiyer|'|bozdur|QR kodu/iu,
  vi: /\be-mail|của nhà(?! cái)(?!\p{L})|dùng thử|đóng băng/iu,
} satisfies Partial<Record<LanguageCode, RegExp>>;

describe.each(Object.entries(strays))('%s', (code, stray) => {
  test('speaks to players in one voice, with one word for an idea', () => {
    const areas = players[code as keyof typeof strays] ?? {};
    const found = Object.entries(areas).flatMap(([area, words]) =>
      Object.entries(words)
        .filter(([, text]) => stray.test(text))
        .map(([key, text]) => `${area}.${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** What the menus call a place, and what the place calls itself. */
const places = [
  ['shell.statement', 'wallet.statement'],
  ['shell.deposit', 'wallet.deposit_title'],
  ['shell.withdraw', 'wallet.withdraw_title'],
  ['shell.vip', 'loyalty.vip_title'],
  ['shell.rebates', 'loyalty.rebates_title'],
  ['shell.cover', 'loyalty.cover_title'],
  ['shell.orders', 'loyalty.orders_title'],
  ['shell.security', 'security.title'],
  ['shell.protection', 'protection.title'],
  ['shell.promotions', 'promotions.title'],
  ['shell.promotion_history', 'promotions.history'],
  ['shell.agency', 'agency.center'],
  ['shell.game_records', 'games.stage_records'],
] as const;

test.each(places)('the menu calls %s as the page does, in every language', (inMenu, onPage) => {
  const apart = languageCodes
    .filter((code) => phrase(code, inMenu) !== phrase(code, onPage))
    .map((code) => `${code}: "${phrase(code, inMenu)}" and "${phrase(code, onPage)}"`);
  expect(apart).toEqual([]);
});
