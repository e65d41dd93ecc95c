import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  terms: 'Ketentuan penggunaan',
  privacy: 'Privasi',
  faq: 'Pertanyaan umum',
  responsible_gaming: 'Bermain bertanggung jawab',
  play_calmly: 'Bermain dengan tenang',
  tag_fair: 'Undian terverifikasi',
  tag_pix: 'Pix 24 jam',
  footer_promise: 'Hasil yang bisa diverifikasi, Pix dalam hitungan detik, semuanya terbuka.',
  footer_operator: '{{site}} adalah operator berlisensi yang diawasi otoritas berwenang.',
  footer_age:
    'Dilarang bagi yang berusia di bawah 18 tahun. Judi dapat menimbulkan kecanduan: bermainlah secukupnya dan hanya dengan uang yang siap hilang.',
  footer_support: 'Layanan pelanggan 24 jam sehari, 7 hari seminggu.',
  terms_intro: 'Apa yang berlaku antara Anda dan kami, dalam kata-kata sederhana.',
  terms_operator_title: 'Siapa yang mengoperasikan',
  terms_operator:
    'Situs ini dijalankan operator berlisensi yang diawasi otoritas berwenang. Dengan membuat akun, Anda terikat kontrak dengan operator tersebut.',
  terms_age_title: 'Usia minimum: 18 tahun',
  terms_age:
    'Hanya yang sudah berusia 18 tahun boleh bermain. Kami memeriksa CPF dan tanggal lahir; akun anak di bawah umur ditutup dan depositnya dikembalikan.',
  terms_account_title: 'Satu akun per orang',
  terms_account:
    'Akun bersifat pribadi dan terikat pada CPF Anda. Simpan sendiri kata sandi dan kata sandi penarikan, dan hubungi layanan pelanggan bila mencurigai penyalahgunaan.',
  terms_money_title: 'Deposit dan penarikan',
  terms_money:
    'Deposit dan penarikan dalam real melalui Pix, hanya dari dan ke rekening dengan CPF Anda. Setiap deposit harus dimainkan satu kali sebelum ditarik. Batas dan biaya ditampilkan sebelum konfirmasi; penarikan ditinjau oleh petugas.',
  terms_fairness_title: 'Hasil dan pengembalian',
  terms_fairness:
    'Hasil game kami sendiri berasal dari undian yang disegel sebelum taruhan dan dapat diverifikasi setelahnya. Pengembalian teoretis (RTP) setiap game dihitung tepat, ditampilkan di dalam game, dan tidak pernah di bawah 85%.',
  terms_elsewhere_title: 'Game dari platform lain',
  terms_elsewhere:
    'Game dari platform lain memiliki undian, aturan, dan pengembaliannya sendiri, dan platform itulah yang memberi tahu hasilnya. Uang yang Anda bawa ke sana tetap milik Anda dan kembali kapan pun Anda minta. Jika platform tidak pernah memberi tahu hasil suatu taruhan, taruhan itu dihitung kalah, tetapi tidak pernah sebelum satu tahun; kemenangan yang diberitahukan kemudian tetap dibayar. Jika sebuah platform meninggalkan situs, taruhan yang masih terbuka dikembalikan dan dana yang tertinggal di sana kami selesaikan: Anda akan diberi tahu.',
  terms_rewards_title: 'Hadiah',
  terms_rewards:
    'Setiap hadiah menampilkan aturannya sebelum Anda terima. Kecuali disebutkan lain, nilainya harus dimainkan lima kali sebelum ditarik.',
  terms_conduct_title: 'Adil dari kedua pihak',
  terms_conduct:
    'Bot, arbitrase, dan banyak akun per orang adalah penyalahgunaan dan dapat berujung pembatalan, pemotongan keuntungan tidak sah, pembekuan, atau daftar hitam.',
  terms_changes_title: 'Perubahan ketentuan',
  terms_changes:
    'Perubahan diumumkan dan berlaku paling cepat dua minggu setelah pengumuman. Jika tidak setuju, Anda dapat menarik dana dan menutup akun.',
  privacy_intro: 'Kami hanya menyimpan yang diperlukan agar Anda bermain aman, dan tidak ada yang dijual.',
  privacy_what_title: 'Apa yang kami simpan',
  privacy_what:
    'Nama, CPF, tanggal lahir, ponsel, email, kunci Pix, taruhan, deposit, penarikan, yang Anda tulis ke layanan pelanggan dan di obrolan, serta akses ke akun Anda (perangkat, alamat IP, dan waktu).',
  privacy_why_title: 'Untuk apa',
  privacy_why:
    'Untuk membayar dan menerima, membuktikan usia dan identitas, melindungi akun, mencegah penipuan dan pencucian uang, serta mematuhi hukum.',
  privacy_who_title: 'Siapa yang menerima',
  privacy_who: 'Bank yang menjalankan Pix, dan otoritas bila diwajibkan hukum. Tidak ada yang lain.',
  privacy_keep_title: 'Berapa lama',
  privacy_keep:
    'Selama akun ada. Akses dihapus setelah enam bulan, obrolan setelah 30 hari, pesan dari kami setelah dua tahun, dan percakapan dengan layanan pelanggan setelah lima tahun. Dari akun yang ditutup kami menyimpan sedikitnya lima tahun yang diwajibkan hukum; lalu kami menghapus nama, CPF, kontak, kunci Pix, dan semua yang menunjukkan siapa Anda, sehingga hanya jumlah dan ronde tanpa orang yang tersisa. Bisa lebih lama selama pengecualian diri berjalan, ada kasus terbuka, urusan belum dijawab, uang di akun, atau perintah otoritas. Dari yang mengecualikan diri selamanya tersisa kode dari CPF agar tidak masuk lagi. Akun yang masuk daftar hitam karena penipuan tidak dihapus.',
  privacy_rights_title: 'Hak Anda',
  privacy_rights:
    'Menurut LGPD Anda boleh melihat, memperbaiki, membawa, dan menghapus data sejauh diizinkan hukum. Di Pusat keamanan Anda mengunduh data dan menutup akun; untuk hal lain hubungi layanan pelanggan 24 jam sehari.',
  privacy_security_title: 'Bagaimana kami melindungi',
  privacy_security:
    'Kata sandi hanya disimpan sebagai ringkasan yang tidak dapat dibalik, koneksi dienkripsi, dan setiap akses staf dicatat. Di peramban ini hanya tersimpan bahasa, preferensi, dan sesi yang terbuka.',
  calm_intro:
    'Judi adalah hiburan berbayar, seperti konser: harganya adalah jumlah yang rela Anda hilangkan.',
  calm_idea_title: 'Bandar punya keunggulan',
  calm_idea:
    'Dalam jangka panjang pengembalian di bawah 100%. Menang adalah keberuntungan; tidak ada sistemnya, dan kerugian tidak kembali dengan bertaruh lebih banyak.',
  calm_signs_title: 'Tanda bahaya',
  calm_signs:
    'Bertaruh untuk balik modal, menyembunyikan jumlah bermain, memakai uang tagihan atau pinjaman, bermain saat sedih atau marah. Jika terasa akrab, berhentilah dan bicaralah dengan seseorang.',
  calm_figures_title: 'Selalu terlihat',
  calm_figures:
    'Waktu dan hasil sesi ada di bilah, dan akun Anda menyimpan seluruh riwayat, setiap real yang masuk dan keluar.',
  calm_money_title: 'Tentukan dulu',
  calm_money: 'Tetapkan jumlah dan lamanya sebelum mulai, dan berhenti saat tercapai, menang atau kalah.',
  calm_break_title: 'Mengambil jeda',
  calm_break:
    'Di Batas dan jeda Anda dapat berhenti beberapa hari atau mengecualikan diri berbulan-bulan, langsung berlaku. Saldo tetap dapat ditarik.',
  calm_help_title: 'Bantuan dari luar',
  calm_help:
    'Di Brasil, CVV melayani gratis di 188 kapan saja, dan layanan kesehatan publik menangani kecanduan judi di CAPS. Meminta bantuan adalah kekuatan.',
  faq_deposit_q: 'Bagaimana cara deposit?',
  faq_deposit_a:
    'Pilih jumlah, salin kode Pix atau pindai QR di aplikasi bank Anda, lalu bayar. Saldo masuk sendiri, biasanya dalam hitungan detik.',
  faq_withdrawal_q: 'Berapa lama penarikan?',
  faq_withdrawal_a:
    'Setiap penarikan ditinjau petugas dan seharusnya dibayar dalam 120 menit. Perkembangannya tampil di layar penarikan.',
  faq_cpf_q: 'Mengapa CPF diperlukan?',
  faq_cpf_a:
    'CPF membuktikan usia dan identitas serta memastikan Pix hanya dari dan ke Anda. Pembayaran orang lain dikembalikan.',
  faq_rollover_q: 'Mengapa tidak semua bisa ditarik?',
  faq_rollover_a:
    'Untuk mencegah pencucian uang, setiap deposit harus dimainkan satu kali. Layar penarikan menunjukkan yang sudah bebas dan sisanya.',
  faq_fair_q: 'Bagaimana saya tahu game adil?',
  faq_fair_a:
    'Sebelum bertaruh Anda melihat sidik jari undian; setelahnya seed dibuka dan setiap ronde dapat dihitung ulang di halaman verifikasi.',
  faq_password_q: 'Apa itu kata sandi penarikan?',
  faq_password_a:
    'Enam angka milik Anda sendiri, diminta setiap penarikan. Atur dan ganti di pusat keamanan.',
  faq_age_q: 'Siapa yang boleh bermain?',
  faq_age_a: 'Orang berusia 18 tahun atau lebih dengan CPF yang sah, satu akun per orang.',
  faq_support_q: 'Kapan layanan pelanggan menjawab?',
  faq_support_a: 'Layanan pelanggan tersedia 24 jam sehari, 7 hari seminggu.',
};
