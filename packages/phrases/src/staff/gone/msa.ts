import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  request_transfer: 'Hasil pindahan',
  title_transfer: 'Isytiharkan hasil pindahan ini?',
  approve_transfer: 'Isytiharkan',
  about_transfer_in_done:
    '{{money}} milik {{account}} telah sampai di {{platform}}. Wang itu dikira berada di sana.',
  about_transfer_in_failed:
    '{{money}} milik {{account}} tidak pernah sampai di {{platform}}. Wang itu kembali ke baki.',
  about_transfer_out_done:
    '{{money}} milik {{account}} telah keluar dari {{platform}}. Wang itu masuk ke baki.',
  about_transfer_out_failed:
    '{{money}} milik {{account}} tidak pernah keluar dari {{platform}}. Wang itu masih dikira berada di sana.',
  platform_said_not_connected: 'Platform tidak bersambung semasa dimohon.',
  platform_said_no_answer: 'Platform tidak memaklumkan apa-apa tentang pindahan ini semasa dimohon.',
  platform_said_something_else: 'Platform memaklumkan pindahan lain dengan nombor ini semasa dimohon.',
  declared_done: 'Berjaya',
  declared_failed: 'Gagal',
  declare_transfer_title: 'Bagaimana pindahan ini berakhir?',
  declare_transfer_text:
    'Hanya berdasarkan dokumen platform atau pihak yang melikuidasikannya. Platform yang bersambung ditanya sekali lagi sekarang; orang kedua membuat keputusan.',
  declare_transfer_what: 'Yang dibuktikan dokumen',
  declare_transfer_evidence: 'Nombor penyata atau surat',
  did_platform_transfer_declare_ask: 'Memohon pengisytiharan hasil pindahan',
  did_platform_transfer_declare: 'Mengisytiharkan hasil pindahan',
  did_platform_transfer_declare_refuse: 'Menolak pengisytiharan hasil pindahan',
  detail_platform_said: 'Kata platform',
  detail_platform: 'Platform',
  detail_direction: 'Arah',
  direction_in: 'Ke platform',
  direction_out: 'Dari platform',
};

export const msaErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Pindahan ini dihantar kurang daripada {{hours}} jam lalu',
  transfer_known: 'Platform baru memaklumkan hasil pindahan ini, dan telah direkodkan',
  transfer_under_way: 'Platform sedang ditanya tentang pindahan ini. Cuba lagi sebentar lagi',
};
