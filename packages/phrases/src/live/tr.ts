import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  text: 'Bahis tutarına göre bir masa seçin ve oturun.',
  stakes: 'Bahis: {{min}} ile {{max}} arası',
  rtp_untold: 'RTP açıklanmadı',
  empty: 'Açık canlı masa yok',
  empty_text: 'Yeni masalar açılır açılmaz burada görünür. O zamana kadar diğer oyunlara bakın.',
  related: 'Benzer masalar',
};

export const trErrors: Words<typeof enErrors> = {
  live_table_unknown: 'Böyle bir masa yok',
  live_round_unknown: 'Böyle bir tur yok',
  live_bet_unknown: 'Böyle bir bahis yok',
  live_bets_closed: 'Bu turda bahisler kapandı',
  live_slot_taken: 'Bu turda bu bahsi zaten yaptınız',
  live_bet_over: 'Bu bahis sona erdi',
  live_not_flying: 'Uçuş henüz başlamadı',
  live_round_full: 'Bu tur doldu: daha az bahis yapın ya da daha erken çıkın',
};
