import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  request_transfer: 'Hasil transfer',
  title_transfer: 'Nyatakan hasil transfer ini?',
  approve_transfer: 'Nyatakan',
  about_transfer_in_done:
    '{{money}} milik {{account}} sampai di {{platform}}. Uangnya dihitung berada di sana.',
  about_transfer_in_failed:
    '{{money}} milik {{account}} tidak pernah sampai di {{platform}}. Uangnya kembali ke saldo.',
  about_transfer_out_done: '{{money}} milik {{account}} keluar dari {{platform}}. Uangnya masuk ke saldo.',
  about_transfer_out_failed:
    '{{money}} milik {{account}} tidak pernah keluar dari {{platform}}. Uangnya tetap dihitung berada di sana.',
  platform_said_not_connected: 'Platform tidak terhubung saat diminta.',
  platform_said_no_answer: 'Platform tidak memberi tahu apa pun tentang transfer ini saat diminta.',
  platform_said_something_else: 'Platform memberi tahu transfer lain dengan nomor ini saat diminta.',
  declared_done: 'Berhasil',
  declared_failed: 'Gagal',
  declare_transfer_title: 'Bagaimana transfer ini berakhir?',
  declare_transfer_text:
    'Hanya berdasarkan dokumen dari platform atau pihak yang melikuidasinya. Platform yang terhubung ditanya sekali lagi sekarang; orang kedua memutuskan.',
  declare_transfer_what: 'Yang dibuktikan dokumen',
  declare_transfer_evidence: 'Nomor rekening koran atau surat',
  did_platform_transfer_declare_ask: 'Meminta pernyataan hasil transfer',
  did_platform_transfer_declare: 'Menyatakan hasil transfer',
  did_platform_transfer_declare_refuse: 'Menolak pernyataan hasil transfer',
  detail_platform_said: 'Kata platform',
  detail_platform: 'Platform',
  detail_direction: 'Arah',
  direction_in: 'Ke platform',
  direction_out: 'Dari platform',
};

export const idErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Transfer ini dikirim kurang dari {{hours}} jam yang lalu',
  transfer_known: 'Platform baru saja memberi tahu hasil transfer ini, dan sudah dibukukan',
  transfer_under_way: 'Platform sedang ditanya tentang transfer ini. Coba lagi sebentar lagi',
};
