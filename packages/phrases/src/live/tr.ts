import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {
  text: 'Bahis tutarına göre bir masa seçin ve oturun.',
  stakes: 'Bahis: {{min}} ile {{max}} arası',
  rtp_untold: 'RTP açıklanmadı',
  empty: 'Açık canlı masa yok',
  empty_text: 'Yeni masalar açılır açılmaz burada görünür. O zamana kadar diğer oyunlara bakın.',
  related: 'Benzer masalar',
};
