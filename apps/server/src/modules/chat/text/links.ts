import { foldText } from './fold-text.ts';

/** Ends of addresses that mean nothing else in any of our languages. */
const ends =
  'com|net|org|bet|io|gg|tv|app|xyz|site|online|store|shop|club|vip|info|link|live|win|casino|poker|games|game|click|top|fun|pro|biz|dev|page|cc|br|ru|cn|vn|tk|ly|bio|website|space|icu|app|asia|mobi';
/** Ends that are also words: addresses only with a path behind them. */
const anyEnd = '[a-z]{2,}';
const known = 't\\.me|wa\\.me|fb\\.me|youtu\\.be|is\\.gd|linktr\\.ee|goo\\.gl|tiktok\\.com|discord\\.gg';
/** "dot", as people write it out. */
const dotWords = 'dot|ponto|punto|nokta|titik|cham';
const isEnd = '(?![a-z0-9])';

const patterns = [
  /\b(?:https?|hxxps?|ftp)\b\s*:?\s*\//,
  /:\/\//,
  /\bwww\s?\./,
  new RegExp(`[a-z0-9-]{2,}\\.(?:${ends})${isEnd}`),
  new RegExp(`(?:^|[^a-z0-9])(?:${known})${isEnd}`),
  new RegExp(`[a-z0-9-]{2,}\\.${anyEnd}/[^\\s/]`),
  // An e-mail address.
  new RegExp(`[a-z0-9._%+-]+@[a-z0-9-]+\\.${anyEnd}`),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
  // Written in Thai and Chinese: "dot com".
  /(?:จุด|ดอท)\s*คอม/,
  /[a-z0-9]\s*[点點]\s*(?:com|net|cn|org)/,
];

/** True when a text looks like an address of the web or of e-mail, also where its dots or signs are written differently. */
export function hasLink(text: string): boolean {
  const plain = foldText(text)
    .replaceAll(/[。․‧·•∙⸱｡．﹒⋅]/g, '.')
    .replaceAll(/[∕⁄／]/g, '/')
    .replaceAll('＠', '@')
    // site[.]com, site(dot)com, nome (arroba) gmail
    .replaceAll(/\s*[[({<]\s*(?:\.|,)\s*[\])}>]\s*/g, '.')
    .replaceAll(new RegExp(`\\s*[[({<]\\s*(?:${dotWords})\\s*[\\])}>]\\s*`, 'g'), '.')
    .replaceAll(/\s*[[({<]\s*(?:at|arroba|@)\s*[\])}>]\s*/g, '@')
    .replaceAll(/\s+arroba\s+/g, '@')
    // "site ponto com" at the end of what is said, or with more of the address behind it; not "um ponto com ele".
    .replaceAll(
      new RegExp(`\\s+(?:${dotWords})\\s+(?=(?:${ends})(?:\\s+(?:${dotWords})\\s|[./]|\\W*$))`, 'g'),
      '.',
    )
    // Nobody puts a blank before a full stop.
    .replaceAll(/\s+\.\s*(?=[a-z])/g, '.');
  return patterns.some((pattern) => pattern.test(plain));
}
