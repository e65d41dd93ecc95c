import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  terms: 'Terma penggunaan',
  privacy: 'Privasi',
  faq: 'Soalan lazim',
  responsible_gaming: 'Permainan bertanggungjawab',
  play_calmly: 'Main dengan tenang',
  tag_fair: 'Cabutan boleh disahkan',
  tag_pix: 'Pix 24 jam',
  footer_promise: 'Keputusan boleh disahkan, Pix dalam beberapa saat, semuanya telus.',
  footer_operator: '{{site}} ialah pengendali berlesen yang diawasi oleh pihak berkuasa.',
  footer_age:
    'Dilarang bagi mereka di bawah 18 tahun. Perjudian boleh menyebabkan ketagihan: main secara sederhana dan hanya dengan wang yang sanggup hilang.',
  footer_support: 'Khidmat pelanggan 24 jam sehari, 7 hari seminggu.',
  terms_intro: 'Apa yang terpakai antara anda dan kami, dalam bahasa mudah.',
  terms_operator_title: 'Siapa yang mengendalikan',
  terms_operator:
    'Laman ini dikendalikan oleh pengendali berlesen yang diawasi pihak berkuasa. Dengan mencipta akaun, anda berkontrak dengan pengendali itu.',
  terms_age_title: 'Umur minimum: 18 tahun',
  terms_age:
    'Hanya mereka yang telah berumur 18 tahun boleh bermain. Kami menyemak CPF dan tarikh lahir; akaun bawah umur ditutup dan deposit dipulangkan.',
  terms_account_title: 'Satu akaun seorang',
  terms_account:
    'Akaun adalah peribadi dan terikat dengan CPF anda. Simpan kata laluan dan kata laluan pengeluaran untuk diri sendiri dan maklumkan khidmat pelanggan jika mengesyaki penyalahgunaan.',
  terms_money_title: 'Deposit dan pengeluaran',
  terms_money:
    'Deposit dan pengeluaran dibuat dalam real melalui Pix, hanya daripada dan ke akaun CPF anda. Setiap deposit perlu dipertaruhkan sekali sebelum pengeluaran. Had dan fi dipaparkan sebelum anda sahkan; pengeluaran disemak oleh kakitangan.',
  terms_fairness_title: 'Keputusan dan pulangan',
  terms_fairness:
    'Keputusan permainan kami sendiri datang daripada cabutan yang dimeterai sebelum pertaruhan dan boleh disahkan kemudian. Pulangan teori (RTP) setiap permainan dikira dengan tepat, dipaparkan dalam permainan dan tidak pernah di bawah 85%.',
  terms_elsewhere_title: 'Permainan platform lain',
  terms_elsewhere:
    'Permainan platform lain mempunyai cabutan, peraturan dan pulangan sendiri, dan platform itulah yang memberitahu keputusannya. Wang yang anda bawa ke sana tetap milik anda dan kembali pada bila-bila masa anda minta. Jika platform tidak pernah memberitahu keputusan sesuatu pertaruhan, ia dikira kalah, tetapi tidak sekali-kali sebelum setahun; kemenangan yang diberitahu kemudian tetap dibayar. Apabila sesebuah platform meninggalkan laman ini, pertaruhan yang masih terbuka dipulangkan dan wang yang tertinggal di sana kami selesaikan: anda akan diberitahu.',
  terms_rewards_title: 'Ganjaran',
  terms_rewards:
    'Setiap ganjaran memaparkan peraturannya sebelum anda terima. Melainkan dinyatakan sebaliknya, jumlahnya perlu dipertaruhkan lima kali sebelum pengeluaran.',
  terms_conduct_title: 'Adil di kedua-dua pihak',
  terms_conduct:
    'Bot, arbitraj dan banyak akaun bagi seorang adalah penyalahgunaan dan boleh membawa kepada pembatalan, potongan keuntungan tidak wajar, pembekuan atau penyenaraian hitam akaun.',
  terms_changes_title: 'Perubahan terma',
  terms_changes:
    'Perubahan diumumkan dan berkuat kuasa sekurang-kurangnya dua minggu selepas pengumuman. Jika tidak bersetuju, anda boleh mengeluarkan wang dan menutup akaun.',
  privacy_intro:
    'Kami menyimpan apa yang perlu untuk anda bermain dengan selamat, dan tiada apa yang dijual.',
  privacy_what_title: 'Apa yang kami simpan',
  privacy_what:
    'Nama, CPF, tarikh lahir, telefon, e-mel, kunci Pix, pertaruhan, deposit, pengeluaran, apa yang anda tulis kepada khidmat pelanggan dan dalam sembang, serta akses ke akaun anda (peranti, alamat IP dan masa).',
  privacy_why_title: 'Untuk apa',
  privacy_why:
    'Untuk membayar dan menerima, membuktikan umur dan identiti, melindungi akaun, mencegah penipuan dan pengubahan wang haram serta mematuhi undang-undang.',
  privacy_who_title: 'Siapa yang menerima',
  privacy_who:
    'Bank yang melaksanakan Pix, dan pihak berkuasa apabila undang-undang mewajibkan. Tiada yang lain.',
  privacy_keep_title: 'Berapa lama',
  privacy_keep:
    'Selagi akaun wujud. Akses dipadam selepas enam bulan, sembang selepas 30 hari, mesej daripada kami selepas dua tahun dan perbualan dengan khidmat pelanggan selepas lima tahun. Bagi akaun yang ditutup kami menyimpan sekurang-kurangnya lima tahun apa yang dikehendaki undang-undang; kemudian kami memadam nama, CPF, butiran hubungan, kunci Pix dan semua yang menunjukkan siapa anda, dan hanya jumlah serta pusingan tanpa orang yang kekal. Ia lebih lama selagi pengecualian diri berjalan, ada kes terbuka, perkara belum dijawab, wang dalam akaun atau perintah pihak berkuasa. Bagi yang mengecualikan diri selama-lamanya, satu kod daripada CPF kekal supaya mereka tidak masuk lagi. Akaun yang disenaraihitamkan kerana penipuan tidak dipadam.',
  privacy_rights_title: 'Hak anda',
  privacy_rights:
    'Di bawah LGPD anda boleh melihat, membetulkan, membawa dan memadam data anda setakat yang dibenarkan undang-undang. Di Pusat keselamatan anda memuat turun data dan menutup akaun; untuk yang lain hubungi khidmat pelanggan 24 jam sehari.',
  privacy_security_title: 'Cara kami melindungi',
  privacy_security:
    'Kata laluan disimpan hanya sebagai ringkasan tidak boleh balik, sambungan disulitkan dan setiap akses kakitangan direkodkan. Pelayar ini hanya menyimpan bahasa, pilihan anda dan sesi yang dibuka.',
  calm_intro:
    'Perjudian ialah hiburan berbayar, seperti konsert: harganya ialah jumlah yang anda sanggup hilang.',
  calm_idea_title: 'Rumah judi ada kelebihan',
  calm_idea:
    'Dalam jangka panjang pulangan kurang daripada 100%. Menang ialah nasib; tiada sistem, dan kerugian tidak kembali dengan bertaruh lebih.',
  calm_signs_title: 'Tanda amaran',
  calm_signs:
    'Bertaruh untuk menang balik, menyembunyikan jumlah bermain, menggunakan wang bil atau pinjaman, bermain ketika sedih atau marah. Jika terasa biasa, berhenti dan bercakap dengan seseorang.',
  calm_figures_title: 'Sentiasa kelihatan',
  calm_figures:
    'Masa dan hasil sesi ada pada bar, dan akaun anda menyimpan seluruh sejarah, setiap real yang masuk dan keluar.',
  calm_money_title: 'Tetapkan dahulu',
  calm_money: 'Tetapkan jumlah dan tempoh sebelum bermula, dan berhenti apabila sampai, menang atau kalah.',
  calm_break_title: 'Berehat seketika',
  calm_break:
    'Di Had dan rehat anda boleh berhenti beberapa hari atau mengecualikan diri selama berbulan-bulan, serta-merta. Baki anda tetap boleh dikeluarkan.',
  calm_help_title: 'Bantuan luar',
  calm_help:
    'Di Brazil, CVV menjawab percuma di talian 188 pada bila-bila masa, dan perkhidmatan kesihatan awam merawat ketagihan judi di CAPS. Meminta bantuan ialah kekuatan.',
  faq_deposit_q: 'Bagaimana saya membuat deposit?',
  faq_deposit_a:
    'Pilih jumlah, salin kod Pix atau imbas QR dalam aplikasi bank anda dan bayar. Baki masuk sendiri, biasanya dalam beberapa saat.',
  faq_withdrawal_q: 'Berapa lama pengeluaran mengambil masa?',
  faq_withdrawal_a:
    'Setiap pengeluaran disemak kakitangan dan sepatutnya dibayar dalam masa 120 minit. Perkembangannya dipaparkan pada skrin pengeluaran.',
  faq_cpf_q: 'Mengapa CPF diperlukan?',
  faq_cpf_a:
    'CPF membuktikan umur dan identiti serta memastikan Pix hanya daripada anda dan kepada anda. Bayaran orang lain dipulangkan.',
  faq_rollover_q: 'Mengapa tidak semua boleh dikeluarkan?',
  faq_rollover_a:
    'Bagi mencegah pengubahan wang haram, setiap deposit perlu dipertaruhkan sekali. Skrin pengeluaran menunjukkan jumlah yang bebas dan bakinya.',
  faq_fair_q: 'Bagaimana saya tahu permainan adil?',
  faq_fair_a:
    'Sebelum bertaruh anda melihat cap jari cabutan; selepas itu benih didedahkan dan setiap pusingan boleh dikira semula di halaman pengesahan.',
  faq_password_q: 'Apakah kata laluan pengeluaran?',
  faq_password_a:
    'Enam angka milik anda sahaja, diminta pada setiap pengeluaran. Tetapkan dan tukar di pusat keselamatan.',
  faq_age_q: 'Siapa yang boleh bermain?',
  faq_age_a: 'Mereka yang berumur 18 tahun ke atas dengan CPF sah, satu akaun seorang.',
  faq_support_q: 'Bilakah khidmat pelanggan menjawab?',
  faq_support_a: 'Khidmat pelanggan tersedia 24 jam sehari, 7 hari seminggu.',
};
