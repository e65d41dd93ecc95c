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
  platform_said_player_unknown: 'Platform tidak mengenali pemain ini semasa dimohon.',
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
  request_left_behind: 'Tertinggal di platform',
  title_left_behind: 'Selesaikan wang {{account}} yang tertinggal di {{platform}}?',
  approve_left_behind: 'Laksanakan',
  about_left_behind_paid:
    'Kami membayar {{money}} ke baki {{account}}, sebagai kerugian dengan {{platform}}. Ahli dimaklumkan.',
  about_left_behind_lost:
    '{{money}} milik {{account}} di {{platform}} dikira hilang. Ahli dimaklumkan dan tidak dibayar apa-apa.',
  declared_left_paid: 'Dibayar oleh kami',
  declared_left_lost: 'Dihapus kira',
  did_platform_left_behind_ask: 'Memohon penyelesaian wang yang tertinggal di platform',
  did_platform_left_behind: 'Menyelesaikan wang yang tertinggal di platform',
  did_platform_left_behind_refuse: 'Menolak penyelesaian wang yang tertinggal di platform',
  left_behind: 'Tertinggal di platform yang sudah tiada',
  left_behind_hint:
    'Baki terakhir ahli di platform yang tidak lagi bersambung, tidak menjawab atau tidak lagi mengenali ahli. Dua orang membuat keputusan: kami membayarnya, atau dihapus kira dengan bukti.',
  left_behind_none: 'Tiada wang tertinggal di platform',
  left_behind_forgotten: 'Akaun tidak dikenali di sana',
  left_behind_told: 'Terakhir diketahui',
  left_behind_end: 'Putuskan',
  left_behind_end_title: 'Bagaimana dengan {{money}} milik {{account}} di {{platform}}?',
  left_behind_end_text:
    'Hanya apabila tiada lagi yang boleh dibawa balik. Platform yang bersambung ditanya sekali lagi sekarang; orang kedua membuat keputusan, dan ahli dimaklumkan melalui mesej dan e-mel.',
  left_behind_what: 'Penyelesaian',
  left_behind_evidence: 'Nombor surat mahkamah atau pelikuidasi, atau penyata terakhir',
  left_behind_came_back: 'Ada semula di sana',
  left_behind_made_good: 'Kami telah membayar {{money}}; platform ada semula wang ahli ini',
  ledger_account_platform_losses: 'Kerugian dengan platform',
  move_platform_loss_paid: 'Dibayar bagi pihak platform',
  look_left_behind: 'Wang yang tertinggal di platform',
};

export const msaErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Pindahan ini dihantar kurang daripada {{hours}} jam lalu',
  transfer_known: 'Platform baru memaklumkan hasil pindahan ini, dan telah direkodkan',
  transfer_under_way: 'Platform sedang ditanya tentang pindahan ini. Cuba lagi sebentar lagi',
  left_behind_unknown: 'Tiada wang ahli ini yang tertinggal di sana',
  left_behind_too_fresh: 'Baki di sana dimaklumkan kurang daripada {{hours}} jam lalu',
  platform_answers: 'Platform menjawab: wang di sana boleh dibawa balik',
};
