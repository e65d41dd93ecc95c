import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {
  data_title: 'Data Anda',
  download: 'Unduh data saya',
  download_short: 'Unduh',
  download_about: 'Satu berkas berisi semua milik Anda di sini',
  download_text:
    'Pendaftaran, login, deposit, penarikan, mutasi, ronde, batas, dan pesan dalam satu berkas JSON. Simpan baik-baik: siapa pun yang memegangnya bisa membaca semuanya.',
  download_started: 'Unduhan dimulai',
  close: 'Tutup akun',
  close_short: 'Tutup',
  close_about: 'Menutup selamanya, di semua perangkat',
  close_title: 'Tutup akun Anda?',
  close_before:
    'Sebelumnya tarik uang Anda dan selesaikan ronde serta bonus: selama masih ada yang tersisa, akun tidak tertutup.',
  close_sessions: 'Semua sesi berakhir, dan tidak ada lagi yang bisa masuk ke akun.',
  close_news: 'Kami tidak lagi mengirim kabar atau penawaran.',
  close_kept:
    'Kami menyimpan catatan sedikitnya lima tahun sesuai hukum, lalu menghapus semua yang menunjukkan siapa Anda. Sampai saat itu CPF Anda tidak membuka akun lain.',
  close_excluded: 'Pengecualian diri tetap berlaku sampai berakhir.',
  closed: 'Akun ditutup',
  closed_text: 'Untuk kembali suatu hari, hubungi layanan pelanggan.',
  mail_kept:
    'Selama {{years}} tahun kami menyimpan yang diwajibkan hukum: pendaftaran, deposit, penarikan, taruhan, dan catatan akun. Setelah itu kami menghapus semua yang menunjukkan siapa Anda, kecuali hukum atau urusan yang belum selesai menuntut lebih lama. Sampai saat itu CPF Anda tidak membuka akun lain.',
  mail_back: 'Untuk kembali sebelum itu, tulis ke layanan pelanggan: {{support}}',
  mail_money: 'Uang itu tetap milik Anda. Untuk menerimanya, tulis ke layanan pelanggan: {{support}}',
  mail_closed_ignore: 'Jika bukan Anda, segera tulis ke layanan pelanggan.',
  mail_reopened:
    'Selama akun terbuka tidak ada yang dihapus. Kabar dan penawaran tetap mati sampai Anda menyalakannya.',
};

export const idErrors: Words<typeof enErrors> = {
  account_closed: 'Akun ini sudah ditutup. Untuk kembali, hubungi layanan pelanggan',
  account_erased: 'Akun ini sudah dihapus',
  account_has_withdrawal: 'Ada penarikan yang berjalan: tunggu atau batalkan',
  account_has_round: 'Ada ronde yang terbuka: selesaikan dulu',
  account_has_bonus: 'Ada bonus aktif: penuhi atau lepaskan dulu',
  account_has_money: 'Masih ada uang di akun: tarik dulu',
};
