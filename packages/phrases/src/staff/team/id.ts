import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  own_password: 'Kata sandi saya',
  own_password_title: 'Buat kata sandi Anda sendiri',
  own_password_text:
    'Orang lain pernah melihat kata sandi yang Anda pakai untuk masuk. Kata sandi itu tidak berlaku lagi: buat yang hanya Anda ketahui.',
  own_password_change_text: 'Sesi Anda yang lain berakhir.',
  own_password_old: 'Kata sandi saat ini',
  own_password_new: 'Kata sandi baru, minimal 10 karakter',
  own_password_set: 'Tetapkan kata sandi',
  own_password_done: 'Kata sandi Anda telah diubah',
  told_title: 'Kata sandi {{email}}',
  told_text:
    'Hanya ditampilkan kali ini dan berlaku untuk satu kali masuk: siapa pun yang masuk dengannya harus lebih dulu membuat kata sandi sendiri.',
  told_copy: 'Salin',
  told_copied: 'Disalin',
  told_noted: 'Sudah saya sampaikan',
  team_reset: 'Kata sandi baru',
  team_reset_title: 'Beri {{email}} kata sandi baru?',
  team_reset_text:
    'Semua sesi akun ini berakhir. Selama 30 hari, Anda dan orang ini tidak dapat menyetujui bersama.',
  team_role_title: '{{email}}: dari {{from}} ke {{to}}?',
  team_role_text:
    'Semua sesi akun ini berakhir. Selama 30 hari, Anda dan orang ini tidak dapat menyetujui bersama.',
  team_role_change: 'Ubah peran',
  team_close_title: 'Tutup akun {{email}}?',
  team_close_text: 'Semua sesi berakhir, dan tidak ada yang dapat masuk dengan akun ini sampai dibuka lagi.',
  team_open_title: 'Buka lagi akun {{email}}?',
  team_open_text: 'Orang ini dapat masuk lagi dengan kata sandi dan peran sebelumnya.',
  two_factor_forget_title: 'Lepas aplikasi autentikator {{email}}?',
  two_factor_forget_text:
    'Sejak itu, akun ini terbuka cukup dengan kata sandi, sampai aplikasi dipasang lagi.',
  did_staff_password_change: 'Mengubah kata sandi sendiri',
  detail_from_role: 'Peran sebelumnya',
  detail_is_active: 'Dibuka',
  detail_forgot_two_factor: 'Aplikasi dilepas',
};
