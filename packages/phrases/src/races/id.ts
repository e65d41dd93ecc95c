import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  title: 'Balapan',
  text: 'Bermain, naik peringkat, dan raih hadiah Anda.',
  day_wager: 'Balapan harian',
  week_wager: 'Balapan mingguan',
  day_multiplier: 'Balapan pengali harian',
  week_multiplier: 'Balapan pengali mingguan',
  measure_wager: 'Total taruhan terbanyak menang',
  measure_multiplier: 'Pengali tertinggi dalam satu ronde',
  total: 'Hadiah {{amount}}',
  ends_in: 'Berakhir dalam {{time}}',
  days_time: '{{days}} hari {{time}}',
  counting: 'Menghitung ronde terakhir',
  your_place: 'Peringkat Anda',
  place_of: '{{place}} dari {{players}}',
  not_yet: 'Anda belum punya poin',
  log_in_first: 'Masuk untuk ikut',
  players_one: '{{count}} pemain',
  players_other: '{{count}} pemain',
  leaders: 'Peringkat',
  no_leaders: 'Belum ada yang punya poin',
  no_leaders_text: 'Posisi pertama masih kosong.',
  place: 'Posisi',
  player: 'Pemain',
  hidden: 'Disembunyikan',
  you: 'Anda',
  wagered: 'Taruhan',
  multiplier: 'Pengali',
  prize: 'Hadiah',
  prizes: 'Hadiah',
  see: 'Lihat balapan',
  running: 'Sedang berlangsung',
  history: 'Balapan sebelumnya',
  no_history: 'Belum ada balapan yang selesai',
  no_history_text: 'Pemenang tampil di sini setelah balapan pertama selesai.',
  nobody: 'Tidak ada peserta',
  you_won: 'Anda di posisi {{place}}: {{amount}}',
  none: 'Tidak ada balapan saat ini',
  none_text: 'Balapan berikutnya tampil di sini begitu dimulai.',
  turnover_left: 'Kurang {{amount}} taruhan tunai untuk ikut memperebutkan hadiah',
  rules: 'Aturan',
  rule_wager: 'Setiap real taruhan dari saldo tunai dihitung. Saldo bonus tidak dihitung.',
  rule_weights: 'Porsi taruhan yang dihitung:',
  rule_multiplier:
    'Ronde terbaik Anda yang dihitung: pembayaran dibagi taruhan. Taruhan minimal {{min}}, seluruhnya tunai.',
  rule_time:
    'Hari dimulai dan berakhir tengah malam waktu Brasília; minggu dari Senin hingga Minggu. Ronde dihitung saat selesai.',
  rule_turnover:
    'Hadiah untuk yang bertaruh tunai minimal {{min}} selama balapan; peringkat lainnya beralih ke pemain berikutnya.',
  rule_tie: 'Jika poin sama, yang lebih dulu mencapainya di depan.',
  rule_paid: 'Hadiah dibayar tunai segera setelah berakhir, dengan syarat taruhan lima kali sebelum ditarik.',
  rule_who:
    'Akun demo, beku, atau yang mengecualikan diri tidak mendapat hadiah; posisinya diberikan ke pemain berikutnya.',
  rule_name: 'Orang lain hanya melihat sebagian nama akun Anda; Anda dapat menyembunyikannya di profil.',
};

export const idErrors: Words<typeof enErrors> = {
  race_unknown: 'Balapan ini tidak ada',
  race_on_already: 'Sudah ada balapan jenis ini',
  race_over_budget: 'Total hadiah melebihi anggaran',
};
