import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  room_requests: 'Kelulusan',
  requests_hint: 'Seorang memohon, seorang lagi memutuskan; barulah sesuatu berlaku.',
  requests_mine_one: '{{count}} menunggu anda',
  requests_mine_other: '{{count}} menunggu anda',
  requests_none: 'Belum ada permohonan',
  request_what: 'Perkara',
  request_adjustment: 'Pelarasan',
  request_lifting: 'Keluar daripada senarai hitam',
  request_payout: 'Hasil bayaran',
  request_refund: 'Dipulangkan dengan cara lain',
  request_waiting: 'Menunggu',
  request_done: 'Selesai',
  request_refused: 'Ditolak',
  request_overtaken: 'Berakhir sendiri',
  request_unknown: 'Tidak diketahui di sini',
  request_asked_by: 'Dimohon oleh',
  request_decided_by: 'Diputuskan oleh',
  request_by: '{{email}} memohon pada {{at}}: {{reason}}',
  request_decided: 'Diputuskan oleh {{email}} pada {{at}}',
  title_adjustment: 'Laraskan baki {{account}}?',
  title_lifting: 'Keluarkan {{account}} daripada senarai hitam?',
  title_payout: 'Isytiharkan hasil bayaran {{order}}?',
  title_refund: 'Isytiharkan wang ini telah dipulangkan dengan cara lain?',
  approve_adjustment: 'Laksanakan',
  approve_lifting: 'Keluarkan daripada senarai hitam',
  approve_payout: 'Isytiharkan',
  approve_refund: 'Isytiharkan',
  request_refuse: 'Tolak',
  request_newer:
    'Versi ini belum mengenali semua isi permohonan ini. Muat semula halaman sebelum membuat keputusan.',
  about_adjustment: '{{money}} untuk {{account}}',
  about_lifting: '{{account}} boleh log masuk semula',
  about_payout_paid:
    '{{money}} telah dibayar kepada {{account}}. Pengeluaran dikira dibayar, dan bank terus ditanya.',
  about_payout_not_paid: '{{money}} tidak dibayar. Wang kembali ke baki {{account}}.',
  about_refund:
    '{{money}} daripada Pix {{pix}} telah kembali kepada pembayar melalui pindahan lain. Pemulangan dikira selesai dan tidak diminta lagi daripada bank.',
  request_evidence: 'Bukti: {{evidence}}',
  psp_said_not_found: 'Bank tidak mengenali transaksi ini semasa dimohon.',
  psp_said_no_answer: 'Bank tidak menjawab semasa dimohon.',
  psp_said_not_done: 'Bank belum memulangkannya semasa dimohon.',
  psp_said_under_way: 'Semasa dimohon, bank berkata transaksi ini masih diproses.',
  second_reviews_one: '{{count}} pengeluaran menunggu kelulusan kedua',
  second_reviews_other: '{{count}} pengeluaran menunggu kelulusan kedua',
  declare: 'Isytiharkan hasil',
  declare_title: 'Bagaimana bayaran {{order}} berakhir?',
  declare_text:
    'Hanya berdasarkan bukti bertulis bank. Bank ditanya sekali lagi sekarang; orang kedua memutuskan, dan sementara itu tiada apa-apa dihantar.',
  declare_what: 'Yang dibuktikan bank',
  declared_paid: 'Dibayar',
  declared_not_paid: 'Tidak dibayar',
  declare_evidence: 'Id EndToEnd, atau nombor penyata atau surat',
  request_asked: 'Dimohon. Orang kedua memutuskan di Kelulusan.',
  declare_waits: 'Ada pengisytiharan menunggu',
  declare_refund: 'Dipulangkan cara lain',
  declare_refund_title: 'Adakah wang ini telah dipulangkan dengan cara lain?',
  declare_refund_text:
    'Hanya selepas {{money}} sampai kepada pembayar melalui pindahan anda sendiri di bank. Bank ditanya sekali lagi sekarang; orang kedua memutuskan, dan sementara itu tiada apa-apa dihantar.',
  did_withdrawal_declare_ask: 'Memohon pengisytiharan hasil bayaran',
  did_withdrawal_declare: 'Mengisytiharkan hasil bayaran',
  did_withdrawal_declare_refuse: 'Menolak pengisytiharan hasil bayaran',
  did_deposit_refund_declare_ask: 'Memohon pengisytiharan pemulangan wang dengan cara lain',
  did_deposit_refund_declare: 'Mengisytiharkan wang dipulangkan dengan cara lain',
  did_deposit_refund_declare_refuse: 'Menolak pengisytiharan pemulangan wang dengan cara lain',
  request_phone: 'Telefon baharu',
  title_phone: 'Tukar telefon {{account}}?',
  approve_phone: 'Tukar',
  about_phone:
    'Telefon {{account}} menjadi {{phone}}. Kod untuk kata laluan yang terlupa dihantar ke situ, dan ahli diberitahu.',
  about_phone_two_factor:
    'Telefon {{account}} menjadi {{phone}} dan pengesahan dua langkah dimatikan. Kod untuk kata laluan yang terlupa dihantar ke telefon itu, dan ahli diberitahu.',
  change_phone_two_factor:
    'Matikan juga pengesahan dua langkah, jika aplikasinya berada pada telefon yang hilang dan tiada kod pemulihan',
  change_phone: 'Tukar telefon',
  change_phone_text:
    'Untuk orang yang kehilangan telefon akaun dan lupa kata laluan. Hanya setelah terbukti siapa yang meminta. Orang lain membuat keputusan; tiada kakitangan melihat atau menetapkan kata laluan.',
  change_phone_number: 'Telefon baharu',
  change_phone_evidence: 'Dokumen yang disemak dan nombor perbualan',
  did_member_phone_ask: 'Meminta penukaran telefon ahli',
  did_member_phone: 'Menukar telefon ahli',
  did_member_phone_refuse: 'Menolak penukaran telefon ahli',
  detail_phone: 'Telefon',
  detail_ends_two_factor: 'Mematikan pengesahan dua langkah',
  detail_declared: 'Diisytiharkan',
  detail_evidence: 'Bukti',
  detail_psp_said: 'Kata bank',
  signal_payout_denied: 'Diisytiharkan dibayar, dinafikan bank',
  fact_bank_reason: 'Sebab daripada bank',
};

export const msaErrors: Words<typeof enErrors> = {
  request_unknown: 'Permohonan ini tidak wujud',
  request_waits: 'Sudah ada yang memohon; menunggu orang kedua',
  access_changed:
    'Sejak permohonan ini dibuat, seseorang telah memasuki akaun ini dan mengubah atau mengesahkan sesuatu. Tolak; jika masih perlu, mohon semula',
  asker_gone:
    'Orang yang memohon ini tidak lagi berhak memohonnya. Tolak; sesiapa yang masih berpendapat ia betul boleh memohon semula',
  hand_too_new:
    'Akaun anda dibuka atau diubah kurang daripada {{hours}} jam lalu: sediakan aplikasi pengesah, tunggu, atau serahkan kepada orang lain',
  same_maker:
    'Kedua-dua akaun datang daripada orang yang sama: setiap satu memerlukan aplikasi pengesah sendiri yang berusia {{hours}} jam. Orang lain boleh meluluskan',
  payout_too_fresh: 'Bayaran ini dalam perjalanan kurang daripada {{hours}} jam',
  payout_known: 'Bank baru memaklumkan hasil bayaran ini, dan telah direkodkan',
  payout_under_way:
    'Bank menyatakan sedang memproses bayaran ini. Jika masih begitu selepas {{days}} hari, hasilnya boleh diisytiharkan',
  refund_too_fresh: 'Pemulangan wang ini dalam perjalanan kurang daripada {{hours}} jam',
  refund_known: 'Bank baru memaklumkan bahawa semuanya telah kembali kepada pembayar, dan telah direkodkan',
  refund_under_way:
    'Pemulangan wang ini sedang dihantar atau diproses oleh bank. Jika bank tidak menyelesaikan pemulangan daripada kita dalam {{days}} hari, ia boleh diisytiharkan',
  evidence_required: 'Nyatakan buktinya',
};
