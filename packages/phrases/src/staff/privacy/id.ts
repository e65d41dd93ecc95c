import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  lifting: 'Pencabutan dari daftar hitam',
  lift: 'Minta cabut dari daftar hitam',
  lift_title: 'Keluarkan {{account}} dari daftar hitam?',
  lift_text:
    'Orang lain yang memutuskan. Sampai saat itu tidak ada yang berubah; setelahnya anggota bisa masuk lagi.',
  lift_asked: 'Sudah diminta. Orang lain memutuskan di sini atau di Kasus.',
  lift_by: '{{email}} meminta pada {{at}}: {{reason}}',
  lift_decided_by: 'Diputuskan oleh {{email}} pada {{at}}',
  lift_waiting: 'Menunggu orang lain',
  lift_done: 'Dikeluarkan dari daftar hitam',
  lift_refused: 'Ditolak: tetap di daftar hitam',
  lift_approve: 'Keluarkan dari daftar hitam',
  lift_refuse: 'Tetap di daftar hitam',
  did_member_lifting_ask: 'Meminta pencabutan dari daftar hitam',
  did_member_lift: 'Mengeluarkan anggota dari daftar hitam',
  did_member_lifting_refuse: 'Menolak pencabutan dari daftar hitam',
  detail_asked_by: 'Diminta oleh',
  deduct_asks_text:
    'Saldo tunai: {{money}}. Anda meminta pemotongan; orang lain memutuskan di Penyesuaian, baru uangnya diambil.',
  deduct_asked_notice: 'Pemotongan diminta. Orang lain memutuskan di Penyesuaian.',
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
};

export const idErrors: Words<typeof enErrors> = {
  lifting_unknown: 'Permintaan pencabutan dari daftar hitam ini tidak ada',
  member_not_blacklisted: 'Anggota ini tidak ada di daftar hitam',
  lifting_waits: 'Sudah ada permintaan yang menunggu orang lain',
};
