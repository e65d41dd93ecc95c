import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  text: 'Pilih meja sesuai taruhannya, lalu duduk.',
  stakes: 'Taruhan {{min}} sampai {{max}}',
  rtp_untold: 'RTP tidak diumumkan',
  empty: 'Belum ada meja langsung yang buka',
  empty_text: 'Meja baru muncul di sini begitu dibuka. Sementara itu, lihat permainan lain.',
  related: 'Meja terkait',
};
