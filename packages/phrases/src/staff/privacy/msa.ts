import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  lifting: 'Pengeluaran daripada senarai hitam',
  lift: 'Mohon keluarkan daripada senarai hitam',
  lift_text:
    'Orang lain yang memutuskan. Sehingga itu tiada apa yang berubah; selepas itu ahli boleh log masuk semula.',
  did_member_lifting_ask: 'Memohon pengeluaran daripada senarai hitam',
  did_member_lift: 'Mengeluarkan ahli daripada senarai hitam',
  did_member_lifting_refuse: 'Menolak pengeluaran daripada senarai hitam',
  detail_asked_by: 'Dimohon oleh',
  deduct_asks_text:
    'Baki tunai: {{money}}. Anda memohon potongan; orang lain memutuskan di Kelulusan, barulah wang diambil.',
  deduct_asked_notice: 'Potongan dimohon. Orang lain memutuskan di Kelulusan.',
  done_deduct_asked: 'Potongan dimohon',
  correction: 'Potongan',
  correction_waiting: '{{money}} dimohon oleh {{email}} pada {{at}}; menunggu orang lain',
  correction_done: '{{money}} dimohon oleh {{asker}}, dipotong oleh {{email}} pada {{at}}',
  correction_refused:
    '{{money}} dimohon oleh {{asker}}, ditolak oleh {{email}} pada {{at}}: kes dibuka semula',
  adjustment_case: 'Daripada kes',
  detail_case_id: 'Kes',
  looks: 'Paparan data',
  looks_none: 'Tanpa paparan',
  looks_all: 'Dengan paparan',
  looks_only: 'Paparan sahaja',
  did_look: 'Melihat: {{what}}',
  look_standing: 'Had, rehat dan hubungan',
  look_open_rounds: 'Pusingan terbuka',
  look_agents: 'Ejen dalam laporan',
  look_letters: 'Mesej kepada ahli',
  detail_state: 'Status',
  detail_after: 'Selepas',
  detail_range: 'Tempoh',
  detail_figure: 'Angka',
  status_closed: 'Ditutup',
  closed_since: 'Ditutup ahli pada',
  reopen: 'Buka semula akaun',
  reopen_title: 'Buka semula akaun {{account}}?',
  reopen_text: 'Hanya atas permintaan ahli sendiri. Pengecualian diri dan had kekal.',
  reopened_notice: 'Akaun {{account}} dibuka semula',
  did_member_reopen: 'Membuka semula akaun ahli',
  member_is_closed: 'Ahli ini telah menutup akaun.',
};

export const msaErrors: Words<typeof enErrors> = {
  member_not_blacklisted: 'Ahli ini tiada dalam senarai hitam',
};
