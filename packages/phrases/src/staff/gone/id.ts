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
  platform_said_player_unknown: 'Platform tidak mengenal pemain ini saat diminta.',
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
  request_left_behind: 'Tertinggal di platform',
  title_left_behind: 'Selesaikan uang {{account}} yang tertinggal di {{platform}}?',
  approve_left_behind: 'Laksanakan',
  about_left_behind_paid:
    'Kami membayar {{money}} ke saldo {{account}}, sebagai kerugian dengan {{platform}}. Anggota diberi tahu.',
  about_left_behind_lost:
    '{{money}} milik {{account}} di {{platform}} dihitung hilang. Anggota diberi tahu dan tidak dibayar.',
  declared_left_paid: 'Dibayar oleh kami',
  declared_left_lost: 'Dihapusbukukan',
  did_platform_left_behind_ask: 'Meminta penyelesaian uang yang tertinggal di platform',
  did_platform_left_behind: 'Menyelesaikan uang yang tertinggal di platform',
  did_platform_left_behind_refuse: 'Menolak penyelesaian uang yang tertinggal di platform',
  left_behind: 'Tertinggal di platform yang sudah tiada',
  left_behind_hint:
    'Saldo terakhir anggota di platform yang tidak lagi terhubung, tidak menjawab, atau tidak lagi mengenal anggota. Dua orang memutuskan: kami membayarnya, atau dihapusbukukan dengan bukti.',
  left_behind_none: 'Tidak ada uang yang tertinggal di platform',
  left_behind_forgotten: 'Akun tak dikenal di sana',
  left_behind_told: 'Terakhir diketahui',
  left_behind_end: 'Putuskan',
  left_behind_end_title: 'Bagaimana dengan {{money}} milik {{account}} di {{platform}}?',
  left_behind_end_text:
    'Hanya bila tidak ada lagi yang bisa dibawa pulang. Platform yang terhubung ditanya sekali lagi sekarang; orang kedua memutuskan, dan anggota diberi tahu lewat pesan dan email.',
  left_behind_what: 'Penyelesaian',
  left_behind_evidence: 'Nomor surat pengadilan atau likuidator, atau rekening koran terakhir',
  left_behind_came_back: 'Ada lagi di sana',
  left_behind_made_good: 'Kami sudah membayar {{money}}; platform punya lagi uang anggota ini',
  ledger_account_platform_losses: 'Kerugian dengan platform',
  move_platform_loss_paid: 'Dibayar menggantikan platform',
  look_left_behind: 'Uang yang tertinggal di platform',
};

export const idErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Transfer ini dikirim kurang dari {{hours}} jam yang lalu',
  transfer_known: 'Platform baru saja memberi tahu hasil transfer ini, dan sudah dibukukan',
  transfer_under_way: 'Platform sedang ditanya tentang transfer ini. Coba lagi sebentar lagi',
  left_behind_unknown: 'Tidak ada uang anggota ini yang tertinggal di sana',
  left_behind_too_fresh: 'Saldo di sana diberi tahu kurang dari {{hours}} jam yang lalu',
  platform_answers: 'Platform menjawab: uang di sana bisa dibawa pulang',
};
