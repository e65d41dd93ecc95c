import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  lifting: 'Pengeluaran daripada senarai hitam',
  lift: 'Mohon keluarkan daripada senarai hitam',
  lift_title: 'Keluarkan {{account}} daripada senarai hitam?',
  lift_text:
    'Orang lain yang memutuskan. Sehingga itu tiada apa yang berubah; selepas itu ahli boleh log masuk semula.',
  lift_asked: 'Telah dimohon. Orang lain memutuskan di sini atau di Kes.',
  lift_by: '{{email}} memohon pada {{at}}: {{reason}}',
  lift_decided_by: 'Diputuskan oleh {{email}} pada {{at}}',
  lift_waiting: 'Menunggu orang lain',
  lift_done: 'Dikeluarkan daripada senarai hitam',
  lift_refused: 'Ditolak: kekal dalam senarai hitam',
  lift_approve: 'Keluarkan daripada senarai hitam',
  lift_refuse: 'Kekalkan dalam senarai hitam',
  did_member_lifting_ask: 'Memohon pengeluaran daripada senarai hitam',
  did_member_lift: 'Mengeluarkan ahli daripada senarai hitam',
  did_member_lifting_refuse: 'Menolak pengeluaran daripada senarai hitam',
  detail_asked_by: 'Dimohon oleh',
  deduct_asks_text:
    'Baki tunai: {{money}}. Anda memohon potongan; orang lain memutuskan di Pelarasan, barulah wang diambil.',
  deduct_asked_notice: 'Potongan dimohon. Orang lain memutuskan di Pelarasan.',
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
};

export const msaErrors: Words<typeof enErrors> = {
  lifting_unknown: 'Permohonan pengeluaran daripada senarai hitam ini tidak wujud',
  member_not_blacklisted: 'Ahli ini tiada dalam senarai hitam',
  lifting_waits: 'Sudah ada permohonan yang menunggu orang lain',
};
