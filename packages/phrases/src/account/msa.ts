import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {
  data_title: 'Data anda',
  download: 'Muat turun data saya',
  download_short: 'Muat turun',
  download_about: 'Satu fail dengan semua milik anda di sini',
  download_text:
    'Pendaftaran, log masuk, deposit, pengeluaran, penyata, pusingan, had dan mesej dalam satu fail JSON. Simpan dengan selamat: sesiapa yang memilikinya boleh membaca semuanya.',
  download_started: 'Muat turun bermula',
  close: 'Tutup akaun',
  close_short: 'Tutup',
  close_about: 'Menutup selama-lamanya, pada semua peranti',
  close_title: 'Tutup akaun anda?',
  close_before:
    'Keluarkan wang anda dan selesaikan pusingan serta bonus dahulu: selagi ada yang tertinggal, akaun tidak ditutup.',
  close_sessions: 'Semua sesi tamat, dan tiada sesiapa boleh log masuk ke akaun itu lagi.',
  close_news: 'Kami tidak lagi menghantar berita atau tawaran.',
  close_kept:
    'Kami menyimpan rekod sekurang-kurangnya lima tahun seperti dikehendaki undang-undang, kemudian memadam apa yang menunjukkan siapa anda. Sehingga itu CPF anda tidak membuka akaun lain.',
  close_excluded: 'Pengecualian diri kekal berkuat kuasa hingga tamat.',
  closed: 'Akaun ditutup',
  closed_text: 'Untuk kembali suatu hari nanti, hubungi khidmat pelanggan.',
  mail_kept:
    'Selama {{years}} tahun kami menyimpan apa yang dikehendaki undang-undang: pendaftaran, deposit, pengeluaran, pertaruhan dan rekod akaun. Kemudian kami memadam apa yang menunjukkan siapa anda, kecuali undang-undang atau perkara yang belum selesai memerlukan lebih lama. Sehingga itu CPF anda tidak membuka akaun lain.',
  mail_back: 'Untuk kembali sebelum itu, tulis kepada khidmat pelanggan: {{support}}',
  mail_money: 'Wang itu kekal milik anda. Untuk menerimanya, tulis kepada khidmat pelanggan: {{support}}',
  mail_closed_ignore: 'Jika bukan anda, tulis segera kepada khidmat pelanggan.',
  mail_reopened:
    'Selagi akaun dibuka tiada apa dipadam. Berita dan tawaran kekal dimatikan sehingga anda menghidupkannya.',
};

export const msaErrors: Words<typeof enErrors> = {
  account_closed: 'Akaun ini telah ditutup. Untuk kembali, hubungi khidmat pelanggan',
  account_erased: 'Akaun ini telah dipadam',
  account_has_withdrawal: 'Ada pengeluaran yang sedang diproses: tunggu atau batalkan',
  account_has_round: 'Ada pusingan yang terbuka: selesaikan dahulu',
  account_has_bonus: 'Ada bonus aktif: penuhi atau lepaskan dahulu',
  account_has_money: 'Masih ada wang dalam akaun: keluarkan dahulu',
};
