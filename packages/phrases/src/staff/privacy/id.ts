import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  lifting: 'Pencabutan dari daftar hitam',
  lift: 'Minta cabut dari daftar hitam',
  lift_text:
    'Orang lain yang memutuskan. Sampai saat itu tidak ada yang berubah; setelahnya anggota bisa masuk lagi.',
  did_member_lifting_ask: 'Meminta pencabutan dari daftar hitam',
  did_member_lift: 'Mengeluarkan anggota dari daftar hitam',
  did_member_lifting_refuse: 'Menolak pencabutan dari daftar hitam',
  detail_asked_by: 'Diminta oleh',
  deduct_asks_text:
    'Saldo tunai: {{money}}. Anda meminta pemotongan; orang lain memutuskan di Persetujuan, baru uangnya diambil.',
  deduct_asked_notice: 'Pemotongan diminta. Orang lain memutuskan di Persetujuan.',
  done_deduct_asked: 'Pemotongan diminta',
  correction: 'Pemotongan',
  correction_waiting: '{{money}} diminta oleh {{email}} pada {{at}}; menunggu orang lain',
  correction_done: '{{money}} diminta oleh {{asker}}, dipotong oleh {{email}} pada {{at}}',
  correction_refused:
    '{{money}} diminta oleh {{asker}}, ditolak oleh {{email}} pada {{at}}: kasus terbuka lagi',
  adjustment_case: 'Dari sebuah kasus',
  detail_case_id: 'Kasus',
  looks: 'Penglihatan data',
  looks_none: 'Tanpa lihat data',
  looks_all: 'Dengan lihat data',
  looks_only: 'Hanya lihat data',
  did_look: 'Melihat: {{what}}',
  look_standing: 'Batas, jeda, dan hubungan',
  look_open_rounds: 'Ronde terbuka',
  look_agents: 'Agen dalam laporan',
  look_letters: 'Pesan untuk anggota',
  detail_state: 'Status',
  detail_after: 'Setelah',
  detail_range: 'Periode',
  detail_figure: 'Angka',
  status_closed: 'Ditutup',
  closed_since: 'Ditutup anggota pada',
  reopen: 'Buka lagi akun',
  reopen_title: 'Buka lagi akun {{account}}?',
  reopen_text: 'Hanya atas permintaan anggota sendiri. Pengecualian diri dan batas tetap berlaku.',
  reopened_notice: 'Akun {{account}} dibuka lagi',
  did_member_reopen: 'Membuka lagi akun anggota',
  member_is_closed: 'Anggota ini sudah menutup akun.',
};

export const idErrors: Words<typeof enErrors> = {
  member_not_blacklisted: 'Anggota ini tidak ada di daftar hitam',
};
