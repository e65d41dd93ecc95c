import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  title: 'Perlumbaan',
  text: 'Main, naikkan kedudukan dan raih bahagian hadiah anda.',
  day_wager: 'Perlumbaan harian',
  week_wager: 'Perlumbaan mingguan',
  day_multiplier: 'Perlumbaan pengganda harian',
  week_multiplier: 'Perlumbaan pengganda mingguan',
  measure_wager: 'Jumlah pertaruhan tertinggi menang',
  measure_multiplier: 'Pengganda tertinggi dalam satu pusingan',
  total: 'Hadiah {{amount}}',
  ends_in: 'Tamat dalam {{time}}',
  days_time: '{{days}} hari {{time}}',
  counting: 'Mengira pusingan terakhir',
  your_place: 'Kedudukan anda',
  place_of: '{{place}} daripada {{players}}',
  not_yet: 'Anda belum ada mata',
  log_in_first: 'Log masuk untuk menyertai',
  players_one: '{{count}} pemain',
  players_other: '{{count}} pemain',
  leaders: 'Kedudukan',
  no_leaders: 'Belum ada sesiapa yang mempunyai mata',
  no_leaders_text: 'Tempat pertama masih kosong.',
  place: 'Tempat',
  place_title: 'Tempat {{places}}',
  player: 'Pemain',
  hidden: 'Tersembunyi',
  you: 'Anda',
  wagered: 'Pertaruhan',
  multiplier: 'Pengganda',
  prize: 'Hadiah',
  prizes: 'Hadiah',
  see: 'Lihat perlumbaan',
  running: 'Sedang berlangsung',
  history: 'Perlumbaan lepas',
  no_history: 'Belum ada perlumbaan yang tamat',
  no_history_text: 'Pemenang dipaparkan di sini apabila perlumbaan pertama tamat.',
  nobody: 'Tiada peserta',
  you_won: 'Anda di tempat {{place}}: {{amount}}',
  none: 'Tiada perlumbaan buat masa ini',
  none_text: 'Perlumbaan seterusnya dipaparkan di sini sebaik bermula.',
  turnover_left: 'Kurang {{amount}} pertaruhan tunai untuk layak menerima hadiah',
  rules: 'Peraturan',
  rule_wager: 'Setiap real yang dipertaruhkan daripada baki tunai dikira. Baki bonus tidak dikira.',
  rule_weights: 'Bahagian pertaruhan yang dikira:',
  rule_multiplier:
    'Pusingan terbaik anda dikira: bayaran dibahagi pertaruhan. Pertaruhan sekurang-kurangnya {{min}}, semuanya tunai.',
  rule_time:
    'Hari bermula dan tamat pada tengah malam waktu Brasília; minggu dari Isnin hingga Ahad. Pusingan dikira apabila tamat.',
  rule_turnover:
    'Hadiah untuk yang bertaruh tunai sekurang-kurangnya {{min}} sepanjang perlumbaan; kedudukan lain beralih kepada pemain seterusnya.',
  rule_tie: 'Jika mata sama, yang mencapainya dahulu di hadapan.',
  rule_paid:
    'Hadiah dibayar tunai sejurus selepas tamat, dengan syarat pertaruhan lima kali sebelum pengeluaran.',
  rule_who:
    'Akaun demo, dibekukan atau mengecualikan diri tidak menerima hadiah; tempatnya diberikan kepada pemain seterusnya.',
  rule_name:
    'Orang lain hanya melihat sebahagian nama pengguna anda; anda boleh menyembunyikannya di profil.',
};

export const msaErrors: Words<typeof enErrors> = {
  race_unknown: 'Perlumbaan ini tidak wujud',
  race_on_already: 'Sudah ada perlumbaan jenis ini',
  race_over_budget: 'Jumlah hadiah melebihi bajet',
};
