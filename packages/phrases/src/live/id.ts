import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  text: 'Pilih meja sesuai taruhannya, lalu duduk.',
  stakes: 'Taruhan {{min}} sampai {{max}}',
  rtp_untold: 'RTP tidak diumumkan',
  empty: 'Belum ada meja langsung yang buka',
  empty_text: 'Meja baru muncul di sini begitu dibuka. Sementara itu, lihat permainan lain.',
  related: 'Meja terkait',
};

export const idErrors: Words<typeof enErrors> = {
  live_table_unknown: 'Meja ini tidak ada',
  live_round_unknown: 'Ronde ini tidak ada',
  live_bet_unknown: 'Taruhan ini tidak ada',
  live_bets_closed: 'Taruhan untuk ronde ini sudah ditutup',
  live_slot_taken: 'Anda sudah memasang taruhan ini di ronde tersebut',
  live_bet_over: 'Taruhan ini sudah selesai',
  live_not_flying: 'Penerbangan belum dimulai',
  live_round_full: 'Ronde ini sudah penuh: kurangi taruhan atau cairkan lebih awal',
};
