import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  own_password: 'Kata laluan saya',
  own_password_title: 'Pilih kata laluan anda sendiri',
  own_password_text:
    'Orang lain pernah melihat kata laluan yang anda gunakan untuk log masuk. Kata laluan itu tidak sah lagi: pilih yang hanya anda tahu.',
  own_password_change_text: 'Sesi anda yang lain tamat.',
  own_password_old: 'Kata laluan semasa',
  own_password_new: 'Kata laluan baharu, sekurang-kurangnya 10 aksara',
  own_password_set: 'Tetapkan kata laluan',
  own_password_done: 'Kata laluan anda telah ditukar',
  told_title: 'Kata laluan {{email}}',
  told_text:
    'Dipaparkan sekali ini sahaja dan sah untuk satu log masuk: sesiapa yang log masuk dengannya mesti memilih kata laluan sendiri dahulu.',
  told_copy: 'Salin',
  told_copied: 'Disalin',
  told_noted: 'Sudah saya sampaikan',
  team_reset: 'Kata laluan baharu',
  team_reset_title: 'Beri {{email}} kata laluan baharu?',
  team_reset_text:
    'Semua sesi akaun ini tamat. Selama 30 hari, anda dan orang ini tidak boleh meluluskan bersama.',
  team_role_title: '{{email}}: daripada {{from}} kepada {{to}}?',
  team_role_text:
    'Semua sesi akaun ini tamat. Selama 30 hari, anda dan orang ini tidak boleh meluluskan bersama.',
  team_role_change: 'Tukar peranan',
  team_close_title: 'Tutup akaun {{email}}?',
  team_close_text:
    'Semua sesi tamat, dan tiada sesiapa boleh log masuk dengan akaun ini sehingga dibuka semula.',
  team_open_title: 'Buka semula akaun {{email}}?',
  team_open_text: 'Orang ini boleh log masuk semula dengan kata laluan dan peranan sebelumnya.',
  two_factor_forget_title: 'Tanggalkan aplikasi pengesah {{email}}?',
  two_factor_forget_text:
    'Selepas itu, akaun ini dibuka dengan kata laluan sahaja, sehingga aplikasi dipasang semula.',
  did_staff_password_change: 'Menukar kata laluan sendiri',
  detail_from_role: 'Peranan sebelumnya',
  detail_is_active: 'Dibuka',
  detail_forgot_two_factor: 'Aplikasi ditanggalkan',
};
