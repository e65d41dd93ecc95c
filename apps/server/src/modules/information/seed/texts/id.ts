import type { SeedTexts } from './en.ts';

export const id: SeedTexts = {
  banner_welcome_tag: 'Deposit pertama',
  banner_welcome_title: 'Bonus 100% hingga R$1.500',
  banner_welcome_body: 'Gandakan Pix pertama Anda. Rollover 5×, terlihat sebelum Anda setuju.',
  banner_welcome_button: 'Saya mau ikut',
  banner_wheel_tag: 'Roda keberuntungan',
  banner_wheel_title: 'Satu putaran tiap R$100',
  banner_wheel_body: 'Setiap R$100 yang didepositkan hari itu bernilai satu putaran, dengan peluang terbuka.',
  banner_wheel_button: 'Putar roda',
  banner_relief_tag: 'Sampai 23.59',
  banner_relief_title: 'Bantuan harian 8%',
  banner_relief_body: 'Sebagian rugi bersih kemarin kembali hari ini, dengan satu sentuhan.',
  banner_relief_button: 'Lihat bantuan saya',
  footer_terms:
    'Satu akun per orang, khusus 18 tahun ke atas, dengan CPF sendiri. Perubahan berlaku paling cepat dua minggu setelah diumumkan.',
  footer_privacy:
    'Kami hanya menyimpan yang diperlukan untuk membayar, melindungi akun, dan mematuhi hukum. Tidak ada yang dijual.',
  footer_faq: 'Deposit, penarikan, rollover, dan hasil yang bisa diperiksa, dijelaskan dalam beberapa baris.',
  footer_responsible_gaming:
    'Tentukan berapa banyak dan berapa lama, lalu berhenti saat sampai di sana. Judi bukan mata pencaharian.',
  footer_operator:
    '{{site}} dijalankan oleh {{operator}}, operator berlisensi yang diawasi otoritas berwenang. Lisensi {{licence}} (nomor contoh).',
  support_title: 'Hubungi kami',
  support_body:
    'Dijawab oleh orang, biasanya dalam beberapa menit. Siapkan nama akun Anda; kami tidak pernah meminta kata sandi.',
  support_hours: '24 jam sehari, 7 hari seminggu',
  notice_payments_title: 'Pix aktif sepanjang waktu',
  notice_payments_body:
    'Deposit lewat Pix masuk kapan saja, termasuk hari libur. Bayar dari rekening atas CPF Anda sendiri: kiriman orang lain dikembalikan.',
  notice_security_title: 'Kami tidak pernah meminta kata sandi',
  notice_security_body:
    'Tak seorang pun di {{site}} meminta kata sandi, kata sandi penarikan, atau kode lewat obrolan, telepon, atau e-mail. Jika ada yang meminta, jangan jawab dan beri tahu layanan pelanggan.',
  notice_service_title: 'Pemeliharaan setiap Selasa',
  notice_service_body:
    'Setiap Selasa pukul 05.00–05.30 waktu Brasília, beberapa permainan mungkin tidak tersedia. Ronde yang terbuka tetap tersimpan.',
  notice_games_title: 'Periksa ronde mana pun',
  notice_games_body:
    'Buka riwayat permainan, pilih satu ronde, lalu ulangi pengundiannya di peramban Anda sendiri.',
  news_terms_title: 'Ketentuan penggunaan diperbarui',
  news_terms_body:
    'Waktu penarikan dan batas bermain kini dijelaskan lebih jelas. Teks baru berlaku mulai tanggal di sini; jika tidak setuju, Anda dapat menarik dana dan menutup akun sebelum itu.',
  news_games_title: 'Minas do Sertão telah hadir',
  news_games_body:
    'Pilih jumlah ranjau, buka petak, dan ambil hasilnya kapan pun. Tingkat pengembalian teoretis ada di dalam permainan.',
  news_payout_title: 'Penarikan dalam 120 menit',
  news_payout_body:
    'Setiap penarikan diperiksa oleh orang dan seharusnya dibayar dalam 120 menit. Jamnya ada di layar penarikan.',
  news_wheel_title: 'Roda keberuntungan sudah dibuka',
  news_wheel_body:
    'Untuk setiap R$100 yang didepositkan hari itu Anda mendapat satu putaran. Peluang tiap hadiah tertulis di samping roda.',
  news_opening_title: '{{site}} resmi dibuka',
  news_opening_body:
    'Permainan yang bisa diperiksa, Pix dalam hitungan detik, dan bantuan setiap saat, di rumah yang baru.',
};
