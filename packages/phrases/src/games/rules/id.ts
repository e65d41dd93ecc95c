import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  rules_dice_target:
    'Pilih target dan tebak apakah angka yang keluar di atas atau di bawahnya. Angka yang tepat sama dengan target tidak menang.',
  rules_dice_roll:
    'Angka yang keluar antara 00,00 dan 99,99. Setiap dari 10.000 angka memiliki peluang yang sama.',
  rules_dice_payout:
    'Kemenangan membayar taruhan dikali 0,99 dibagi peluang menang Anda, dengan pengali dibulatkan ke bawah hingga empat desimal.',
  rules_mines_field:
    'Papan memiliki {{tiles}} petak. Pilih berapa ranjau yang disembunyikan, dari {{fewest}} sampai {{most}}.',
  rules_mines_pick:
    'Setiap petak aman yang dibuka menaikkan pengali. Membuka ranjau mengakhiri ronde tanpa pembayaran.',
  rules_mines_cash_out:
    'Setelah petak aman pertama, Anda bisa mencairkan kapan saja. Bila semua petak aman terbuka, ronde dibayar otomatis.',
  rules_mines_laid: 'Ranjau dipasang sebelum pilihan pertama Anda dan tidak pernah berpindah.',
  rules_mines_payout:
    'Pengali adalah 0,99 dibagi peluang membuka petak aman sebanyak itu, dibulatkan ke bawah hingga empat desimal.',
  rules_mines_maximum:
    'Satu ronde membayar paling banyak {{amount}}. Jika petak berikutnya melewatinya, pengali yang ditampilkan berhenti sebelumnya dan ronde dibayar otomatis pada pengali terakhir.',
  rules_roulette_ball: 'Bola jatuh di salah satu dari 37 angka, 0 sampai 36. Semuanya berpeluang sama.',
  rules_roulette_bets:
    'Anda bisa memasang beberapa taruhan dalam satu ronde. Masing-masing diselesaikan sendiri.',
  rules_roulette_payout:
    'Taruhan yang menang membayar 36 kali nilainya dibagi jumlah angka yang dicakup, sudah termasuk taruhan.',
  rules_roulette_zero: 'Nol hanya menang untuk taruhan yang mencakupnya.',
  rules_slot_lines:
    'Tiga simbol sama atau lebih menang pada satu garis, dari kiri ke kanan, mulai dari gulungan pertama. Semua {{lines}} garis selalu dimainkan.',
  rules_slot_payout:
    'Tiap garis memainkan taruhan dibagi {{lines}}. Hanya kemenangan tertinggi pada satu garis yang dibayar; kemenangan di garis berbeda dijumlahkan.',
  rules_slot_wild: '{{wild}} menggantikan semua simbol kecuali {{scatter}}.',
  rules_slot_scatter:
    'Tiga, empat, atau lima simbol {{scatter}} di mana pun membayar {{three}}, {{four}}, atau {{five}} kali taruhan.',
  rules_slot_free_spins:
    'Tiga simbol {{scatter}} atau lebih juga memberi {{awarded}} putaran gratis, termasuk selama putaran gratis, hingga {{most}} per ronde. Kemenangan putaran gratis dikali {{multiplier}}.',
  rules_crash_target: 'Pilih pengali saat taruhan Anda dicairkan otomatis, dari 1,01 hingga 1.000.',
  rules_crash_flight:
    'Pengali naik bersama makaw dari 1,00 sampai ia berbalik. Titik baliknya diundi sebelum terbang.',
  rules_crash_payout: 'Jika target tercapai, Anda dibayar taruhan dikali target; jika tidak, taruhan hilang.',
  rules_crash_chance: 'Peluang mencapai target adalah 0,99 dibagi target itu.',
  rules_fishing_choose:
    'Pilih satu dari {{kinds}} jenis ikan. Yang langka membayar lebih dan lebih jarang tertangkap.',
  rules_fishing_shot:
    'Setiap taruhan satu tembakan. Kena membayar taruhan dikali angka pada ikan; meleset tidak dibayar.',
  rules_fishing_chance:
    'Peluang menangkap adalah {{percent}}% dibagi bayaran ikan, sama untuk setiap tembakan.',
  rules_fishing_swim: 'Posisi ikan berenang dan tempat Anda mengetuk tidak mengubah hasil.',
  rules_baccarat_hands:
    'Player dan banker masing-masing mendapat dua kartu dari {{decks}} dek yang dikocok ulang setiap ronde.',
  rules_baccarat_points:
    'As bernilai 1, sepuluh dan kartu gambar 0, kartu lain sesuai angkanya. Hanya digit terakhir jumlah yang dihitung; yang lebih dekat ke 9 menang.',
  rules_baccarat_player:
    'Jika salah satu tangan 8 atau 9, tidak ada kartu lagi. Jika tidak, player mengambil kartu ketiga pada 0 sampai 5.',
  rules_baccarat_banker:
    'Tanpa kartu ketiga player, banker mengambil pada 0 sampai 5; jika ada, banker mengikuti tabel tetap punto banco. Tidak ada yang memutuskan.',
  rules_baccarat_payout: 'Player membayar 2 kali taruhan, banker 1,95 kali, seri 9 kali, termasuk taruhan.',
  rules_baccarat_tie: 'Jika seri, taruhan pada player dan banker dikembalikan.',
  rules_bingo_cards:
    'Mainkan {{fewest}} hingga {{most}} kartu berisi 15 angka. Tidak ada angka yang sama di dua kartu Anda.',
  rules_bingo_stake: 'Taruhan berlaku per kartu, dan setiap kartu dibayar sendiri-sendiri.',
  rules_bingo_draw: '{{drawn}} dari {{balls}} bola diundi. Setiap bola berpeluang sama.',
  rules_bingo_payout:
    'Kartu membayar pola terbaik yang lengkap: sudut, garis, V, dua garis, bingkai atau bingo.',
  rules_bingo_sheet: 'Kartu bisa ditukar sebelum tiap undian. Semua kartu berpeluang sama.',
  rules_poker_deal: 'Anda mendapat lima kartu dari satu dek 52 kartu yang dikocok ulang setiap ronde.',
  rules_poker_hold:
    'Tahan kartu mana saja dan tukar sisanya satu kali. Kartu berikutnya sudah ditetapkan sebelum dibagikan.',
  rules_poker_payout: 'Tangan akhir dibayar menurut tabel, mulai dari sepasang jack.',
  rules_poker_hint: 'Saran bisa ditampilkan: kartu yang akan ditahan strategi teruji. Anda yang memutuskan.',
  rules_poker_return:
    'RTP yang ditampilkan tercapai dengan mengikuti saran. Pilihan lain bisa mengembalikan lebih sedikit.',
  rules_football_match: 'Isi slip dengan laga antara {{clubs}} klub. Klub-klub ini hanya ada di game ini.',
  rules_football_goals:
    'Gol tiap tim, 0 hingga {{most}}, diundi dengan peluang menurut serangannya dan pertahanan lawan, sedikit lebih baik di kandang.',
  rules_football_odds: 'Odds adalah {{percent}}% dibagi peluang tepatnya, dibulatkan ke bawah dua desimal.',
  rules_football_markets:
    'Anda bisa bertaruh pada hasil, jumlah gol, kedua tim mencetak gol, handicap, dan skor tepat.',
  rules_football_slip:
    'Satu slip memuat hingga {{picks}} pilihan: masing-masing tunggal, semuanya sebagai mix parlay, atau keduanya. Jumlahnya berlaku untuk tiap taruhan.',
  rules_football_multiple:
    'Mix parlay menggabungkan pilihan dari laga berbeda dan menang bila semuanya benar. Odds-nya {{percent}}% dibagi peluang tepat semuanya benar: margin diambil sekali saja.',
  rules_football_payout:
    'Taruhan menang membayar taruhan dikali odds, dibulatkan ke bawah ke centavo. Adegan lain tidak menentukan apa pun.',
  rules_lottery_pick: 'Pilih {{picked}} angka berbeda dari {{from}} hingga {{to}}.',
  rules_lottery_quick: 'Dengan pilihan cepat, angka Anda diundi lebih dulu, sama adilnya dengan bola.',
  rules_lottery_draw: 'Lalu {{picked}} bola diundi. Setiap kombinasi berpeluang sama.',
  rules_lottery_payout:
    'Makin banyak angka yang kena, makin besar taruhan dikalikan. Urutan bola tidak berpengaruh.',
  rules_limbo_target: 'Pilih ketinggian yang harus dicapai roket, yaitu pengali dari 1,01 hingga 1.000.',
  rules_limbo_draw: 'Satu undian menentukan setinggi apa roket naik; angkanya langsung muncul.',
  rules_plinko_rows:
    'Bola jatuh melalui {{fewest}} hingga {{most}} baris pasak sesuai pilihan Anda. Di tiap pasak bola ke kiri atau kanan dengan peluang sama.',
  rules_plinko_slots:
    'Slot tempat bola jatuh mengalikan taruhan. Slot tengah membayar kurang dari taruhan, slot tepi paling besar.',
  rules_plinko_risk: 'Risiko lebih tinggi mengurangi bagian tengah dan menambah bagian tepi.',
  rules_tower_climb:
    'Menara punya {{floors}} lantai. Di tiap lantai pilih satu petak: di baliknya kelapa atau kepiting.',
  rules_tower_risk:
    'Tingkat kesulitan menentukan jumlah petak per lantai dan berapa yang menyembunyikan kepiting.',
  rules_tower_cash_out:
    'Setelah tiap lantai Anda bisa mencairkan. Kepiting mengakhiri ronde tanpa bayaran; lantai teratas dibayar otomatis.',
  rules_tower_payout:
    'Pengali adalah 0,98 dibagi peluang naik sejauh itu, dibulatkan ke bawah hingga empat desimal.',
  rules_wheel_spin: 'Roda punya {{cabins}} kabin. Peluang berhenti di setiap kabin sama.',
  rules_wheel_payout: 'Angka pada kabin mengalikan taruhan; banyak kabin tidak membayar.',
  rules_wheel_risk: 'Risiko lebih tinggi: kabin yang membayar lebih sedikit, tetapi bayarannya lebih besar.',
  rules_return:
    'Dalam sangat banyak ronde, game ini mengembalikan sedikitnya {{percent}}% taruhan kepada pemain. Satu sesi bisa berakhir jauh di atas atau di bawah itu.',
  rules_fair:
    'Setiap hasil ditentukan oleh seed server yang ditetapkan sebelum taruhan Anda, seed Anda sendiri, dan nomor ronde. Anda bisa memverifikasinya setelah itu.',
  rules_connection: 'Jika koneksi terputus, ronde disimpan dan Anda melanjutkan dari tempat terakhir.',
  rules_left_cash_out:
    'Ronde yang ditinggalkan {{hours}} jam diakhiri oleh kami: jumlah yang sudah bisa dicairkan dibayarkan; bila belum ada langkah, taruhan dikembalikan.',
  rules_left_first_guess:
    'Ronde yang ditinggalkan {{hours}} jam diakhiri oleh kami: jumlah yang sudah bisa dicairkan dibayarkan; bila belum ada tebakan, kami menebak sekali sisi yang lebih mungkin (bila sama, lebih besar) lalu mencairkannya.',
  rules_left_advice:
    'Ronde yang ditinggalkan {{hours}} jam diakhiri oleh kami: kartu dimainkan sampai selesai mengikuti saran game, tanpa taruhan tambahan, dan hasilnya dibayarkan.',
};
