import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  text: 'Kad diagihkan di depan mata, mengikut rentak anda. Setiap pusingan boleh disemak semula.',
  stakes: 'Pertaruhan {{min}} hingga {{max}}',
  rtp_untold: 'RTP tidak diumumkan',
  empty: 'Tiada meja langsung dibuka',
  empty_text: 'Meja baharu muncul di sini sebaik sahaja dibuka. Sementara itu, lihat permainan lain.',
  related: 'Meja berkaitan',
};
