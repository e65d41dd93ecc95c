import type { SeedTexts } from './en.ts';

export const msa: SeedTexts = {
  banner_welcome_tag: 'Deposit pertama',
  banner_welcome_title: 'Bonus 100% sehingga R$1,500',
  banner_welcome_body: 'Gandakan Pix pertama anda. Pusingan 5×, dipaparkan sebelum anda terima.',
  banner_welcome_button: 'Saya mahu sertai',
  banner_wheel_tag: 'Roda bertuah',
  banner_wheel_title: 'Satu pusingan bagi setiap R$100',
  banner_wheel_body:
    'Setiap R$100 yang didepositkan pada hari itu memberi satu pusingan, kebarangkaliannya diumumkan.',
  banner_wheel_button: 'Pusing roda',
  banner_relief_tag: 'Hingga 23:59',
  banner_relief_title: 'Bantuan harian 8%',
  banner_relief_body: 'Sebahagian kerugian bersih semalam kembali hari ini dengan satu sentuhan.',
  banner_relief_button: 'Lihat bantuan saya',
  footer_terms:
    'Satu akaun bagi setiap orang, untuk 18 tahun ke atas sahaja, dengan CPF sendiri. Perubahan berkuat kuasa sekurang-kurangnya dua minggu selepas diumumkan.',
  footer_privacy:
    'Kami hanya menyimpan apa yang perlu untuk membayar, melindungi akaun dan mematuhi undang-undang. Tiada apa-apa dijual.',
  footer_faq:
    'Deposit, pengeluaran, pusingan dan keputusan yang boleh disahkan, diterangkan dalam beberapa baris.',
  footer_responsible_gaming:
    'Tetapkan berapa banyak dan berapa lama, dan berhenti apabila sampai di situ. Perjudian bukan cara mencari rezeki.',
  footer_operator:
    '{{site}} dikendalikan oleh {{operator}}, pengendali berlesen yang diawasi pihak berkuasa berwibawa. Lesen {{licence}} (nombor contoh).',
  support_title: 'Hubungi kami',
  support_body:
    'Manusia sebenar menjawab, biasanya dalam beberapa minit. Sediakan nama akaun anda; kami tidak pernah meminta kata laluan.',
  support_hours: '24 jam sehari, 7 hari seminggu',
  notice_payments_title: 'Pix berfungsi sepanjang masa',
  notice_payments_body:
    'Deposit melalui Pix masuk pada bila-bila masa, termasuk cuti umum. Bayar daripada akaun atas CPF anda sendiri: wang daripada orang lain dipulangkan.',
  notice_security_title: 'Kami tidak pernah meminta kata laluan',
  notice_security_body:
    'Tiada sesiapa di {{site}} meminta kata laluan, kata laluan pengeluaran atau kod melalui sembang, telefon atau e-mel. Jika diminta, jangan jawab dan maklumkan kepada khidmat pelanggan.',
  notice_service_title: 'Penyelenggaraan setiap Selasa',
  notice_service_body:
    'Setiap Selasa 05:00 hingga 05:30 waktu Brasília, sesetengah permainan mungkin tidak tersedia. Pusingan yang belum selesai disimpan seperti sedia ada.',
  notice_games_title: 'Semak mana-mana pusingan',
  notice_games_body:
    'Buka sejarah permainan, pilih satu pusingan dan ulang cabutannya dalam pelayar anda sendiri.',
  news_terms_title: 'Terma penggunaan dikemas kini',
  news_terms_body:
    'Tempoh pengeluaran dan had permainan diterangkan dengan lebih jelas. Teks baharu berkuat kuasa mulai tarikh di sini; jika tidak bersetuju, anda boleh mengeluarkan wang dan menutup akaun sebelum itu.',
  news_games_title: 'Minas do Sertão sudah tiba',
  news_games_body:
    'Pilih bilangan periuk api, buka petak dan ambil wang bila-bila anda mahu. Pulangan teori ditunjukkan dalam permainan.',
  news_payout_title: 'Pengeluaran dalam masa 120 minit',
  news_payout_body:
    'Setiap pengeluaran disemak oleh manusia dan sepatutnya dibayar dalam masa 120 minit. Jamnya ada pada skrin pengeluaran.',
  news_wheel_title: 'Roda bertuah telah dibuka',
  news_wheel_body:
    'Bagi setiap R$100 yang didepositkan pada hari itu anda mendapat satu pusingan. Kebarangkalian setiap hadiah tertera di sebelah roda.',
  news_opening_title: '{{site}} telah membuka pintu',
  news_opening_body:
    'Permainan yang boleh disahkan, Pix dalam beberapa saat dan bantuan setiap masa, di rumah baharu.',
};
