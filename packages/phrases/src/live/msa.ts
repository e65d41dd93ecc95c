import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  text: 'Pilih meja mengikut pertaruhan, lalu duduk.',
  stakes: 'Pertaruhan {{min}} hingga {{max}}',
  rtp_untold: 'RTP tidak diumumkan',
  empty: 'Tiada meja langsung dibuka',
  empty_text: 'Meja baharu muncul di sini sebaik sahaja dibuka. Sementara itu, lihat permainan lain.',
  related: 'Meja berkaitan',
};

export const msaErrors: Words<typeof enErrors> = {
  live_table_unknown: 'Meja ini tidak wujud',
  live_round_unknown: 'Pusingan ini tidak wujud',
  live_bet_unknown: 'Pertaruhan ini tidak wujud',
  live_bets_closed: 'Pertaruhan untuk pusingan ini telah ditutup',
  live_slot_taken: 'Anda sudah membuat pertaruhan ini dalam pusingan',
  live_bet_over: 'Pertaruhan ini sudah tamat',
  live_not_flying: 'Penerbangan belum bermula',
  live_round_full: 'Pusingan ini sudah penuh: kurangkan pertaruhan atau tunaikan lebih awal',
};
