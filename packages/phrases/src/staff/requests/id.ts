import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  room_requests: 'Persetujuan',
  requests_hint: 'Satu orang meminta, orang lain memutuskan; baru sesuatu terjadi.',
  requests_mine_one: '{{count}} menunggu Anda',
  requests_mine_other: '{{count}} menunggu Anda',
  requests_none: 'Belum ada permintaan',
  request_what: 'Perihal',
  request_adjustment: 'Penyesuaian',
  request_lifting: 'Keluar dari daftar hitam',
  request_payout: 'Hasil pembayaran',
  request_refund: 'Dikembalikan dengan cara lain',
  request_waiting: 'Menunggu',
  request_done: 'Selesai',
  request_refused: 'Ditolak',
  request_overtaken: 'Berakhir sendiri',
  request_unknown: 'Belum dikenal di sini',
  request_asked_by: 'Diminta oleh',
  request_decided_by: 'Diputuskan oleh',
  request_by: '{{email}} meminta pada {{at}}: {{reason}}',
  request_decided: 'Diputuskan oleh {{email}} pada {{at}}',
  title_adjustment: 'Sesuaikan saldo {{account}}?',
  title_lifting: 'Keluarkan {{account}} dari daftar hitam?',
  title_payout: 'Nyatakan hasil pembayaran {{order}}?',
  title_refund: 'Nyatakan dana ini sudah dikembalikan dengan cara lain?',
  approve_adjustment: 'Laksanakan',
  approve_lifting: 'Keluarkan dari daftar hitam',
  approve_payout: 'Nyatakan',
  approve_refund: 'Nyatakan',
  request_refuse: 'Tolak',
  request_newer:
    'Versi ini belum mengenali seluruh isi permintaan ini. Muat ulang halaman sebelum memutuskan.',
  about_adjustment: '{{money}} untuk {{account}}',
  about_lifting: '{{account}} dapat masuk lagi',
  about_payout_paid:
    '{{money}} sudah dibayarkan kepada {{account}}. Penarikan dihitung terbayar, dan bank tetap ditanyai.',
  about_payout_not_paid: '{{money}} tidak dibayarkan. Uangnya kembali ke saldo {{account}}.',
  about_refund:
    '{{money}} dari Pix {{pix}} sudah kembali ke pembayar lewat transfer lain. Pengembalian dihitung selesai dan tidak diminta lagi kepada bank.',
  request_evidence: 'Bukti: {{evidence}}',
  psp_said_not_found: 'Bank tidak mengenal transaksi ini saat diminta.',
  psp_said_no_answer: 'Bank tidak menjawab saat diminta.',
  psp_said_not_done: 'Bank belum mengembalikannya saat diminta.',
  psp_said_under_way: 'Saat diminta, bank mengatakan transaksinya masih diproses.',
  second_reviews_one: '{{count}} penarikan menunggu persetujuan kedua',
  second_reviews_other: '{{count}} penarikan menunggu persetujuan kedua',
  declare: 'Nyatakan hasilnya',
  declare_title: 'Bagaimana pembayaran {{order}} berakhir?',
  declare_text:
    'Hanya berdasarkan bukti tertulis dari bank. Bank ditanyai sekali lagi sekarang; orang kedua memutuskan, dan sementara itu tidak ada yang dikirim.',
  declare_what: 'Yang dibuktikan bank',
  declared_paid: 'Terbayar',
  declared_not_paid: 'Tidak terbayar',
  declare_evidence: 'Id EndToEnd, atau nomor rekening koran atau surat',
  request_asked: 'Terkirim. Orang kedua memutuskan di Persetujuan.',
  declare_waits: 'Ada pernyataan yang menunggu',
  declare_refund: 'Dikembalikan cara lain',
  declare_refund_title: 'Apakah dana ini sudah dikembalikan dengan cara lain?',
  declare_refund_text:
    'Hanya setelah {{money}} sampai di pembayar lewat transfer Anda sendiri di bank. Bank ditanyai sekali lagi sekarang; orang kedua memutuskan, dan sementara itu tidak ada yang dikirim.',
  did_withdrawal_declare_ask: 'Meminta pernyataan hasil pembayaran',
  did_withdrawal_declare: 'Menyatakan hasil pembayaran',
  did_withdrawal_declare_refuse: 'Menolak pernyataan hasil pembayaran',
  did_deposit_refund_declare_ask: 'Meminta pernyataan pengembalian dana dengan cara lain',
  did_deposit_refund_declare: 'Menyatakan dana dikembalikan dengan cara lain',
  did_deposit_refund_declare_refuse: 'Menolak pernyataan pengembalian dana dengan cara lain',
  request_phone: 'Ponsel baru',
  title_phone: 'Ganti ponsel {{account}}?',
  approve_phone: 'Ganti',
  about_phone:
    'Ponsel {{account}} menjadi {{phone}}. Kode untuk kata sandi yang terlupa dikirim ke sana, dan anggota diberi tahu.',
  about_phone_two_factor:
    'Ponsel {{account}} menjadi {{phone}} dan verifikasi dua langkah dimatikan. Kode untuk kata sandi yang terlupa dikirim ke ponsel itu, dan anggota diberi tahu.',
  change_phone_two_factor:
    'Matikan juga verifikasi dua langkah, jika aplikasinya ada di ponsel yang hilang dan tidak ada kode pemulihan',
  change_phone: 'Ganti ponsel',
  change_phone_text:
    'Untuk orang yang kehilangan ponsel akun dan lupa kata sandi. Hanya setelah terbukti siapa yang meminta. Orang lain memutuskan; staf tidak melihat atau membuat kata sandi.',
  change_phone_number: 'Ponsel baru',
  change_phone_evidence: 'Dokumen yang diperiksa dan nomor percakapan',
  did_member_phone_ask: 'Meminta penggantian ponsel anggota',
  did_member_phone: 'Mengganti ponsel anggota',
  did_member_phone_refuse: 'Menolak penggantian ponsel anggota',
  detail_phone: 'Ponsel',
  detail_ends_two_factor: 'Mematikan verifikasi dua langkah',
  detail_declared: 'Dinyatakan',
  detail_evidence: 'Bukti',
  detail_psp_said: 'Kata bank',
  signal_payout_denied: 'Dinyatakan terbayar, dibantah bank',
  fact_bank_reason: 'Alasan bank',
};

export const idErrors: Words<typeof enErrors> = {
  request_unknown: 'Permintaan ini tidak ada',
  request_waits: 'Sudah ada yang meminta; menunggu orang kedua',
  access_changed:
    'Sejak permintaan ini dibuat, ada yang masuk ke akun ini dan mengubah atau memverifikasi sesuatu. Tolak saja; jika masih perlu, ajukan permintaan baru',
  asker_gone:
    'Yang meminta ini tidak lagi berhak memintanya. Tolak saja; siapa pun yang masih merasa perlu dapat meminta lagi',
  hand_too_new:
    'Akun Anda dibuat atau diubah kurang dari {{hours}} jam lalu: pasang autentikator, tunggu, atau serahkan kepada orang lain',
  same_maker:
    'Kedua akun berasal dari orang yang sama: masing-masing perlu autentikator sendiri yang berumur {{hours}} jam. Orang lain boleh menyetujui',
  payout_too_fresh: 'Pembayaran ini berjalan kurang dari {{hours}} jam',
  payout_known: 'Bank baru saja memberi tahu hasil pembayaran ini, dan sudah dibukukan',
  payout_under_way:
    'Bank menyatakan sedang memproses pembayaran ini. Jika setelah {{days}} hari masih begitu, hasilnya dapat dinyatakan',
  refund_too_fresh: 'Pengembalian dana ini berjalan kurang dari {{hours}} jam',
  refund_known: 'Bank baru saja memberi tahu bahwa semuanya sudah kembali ke pembayar, dan sudah dibukukan',
  refund_under_way:
    'Pengembalian dana ini sedang dikirim atau diproses bank. Jika bank belum menyelesaikan pengembalian dari kita dalam {{days}} hari, hasilnya dapat dinyatakan',
  evidence_required: 'Sebutkan buktinya',
};
