import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  text: 'Pilih meja mengikut pertaruhan, lalu duduk.',
  stakes: 'Pertaruhan {{min}} hingga {{max}}',
  rtp_untold: 'RTP tidak diumumkan',
  empty: 'Tiada meja langsung dibuka',
  empty_text: 'Meja baharu muncul di sini sebaik sahaja dibuka. Sementara itu, lihat permainan lain.',
  related: 'Meja berkaitan',
};
