import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  rules_dice_target:
    'Pilih sasaran dan sama ada nombor yang keluar lebih tinggi atau lebih rendah daripadanya. Nombor yang tepat sama dengan sasaran tidak menang.',
  rules_dice_roll:
    'Nombor yang keluar antara 00.00 dengan 99.99. Setiap satu daripada 10,000 nombor mempunyai peluang yang sama.',
  rules_dice_payout:
    'Kemenangan membayar pertaruhan didarab 0.99 dibahagi peluang menang anda, dengan pengganda dibundarkan ke bawah kepada empat tempat perpuluhan.',
  rules_mines_field:
    'Medan mempunyai {{tiles}} petak. Pilih berapa periuk api yang disembunyikan, dari {{fewest}} hingga {{most}}.',
  rules_mines_pick:
    'Setiap petak selamat yang dibuka menaikkan pengganda. Membuka periuk api menamatkan pusingan tanpa bayaran.',
  rules_mines_cash_out:
    'Selepas petak selamat pertama, anda boleh menunaikan bila-bila masa. Apabila semua petak selamat dibuka, pusingan dibayar secara automatik.',
  rules_mines_laid: 'Periuk api diletakkan sebelum pilihan pertama anda dan tidak pernah beralih.',
  rules_mines_payout:
    'Pengganda ialah 0.99 dibahagi peluang membuka sebanyak itu petak selamat, dibundarkan ke bawah kepada empat tempat perpuluhan.',
  rules_mines_maximum:
    'Satu pusingan membayar paling banyak {{amount}}. Jika petak seterusnya melebihinya, pengganda yang ditunjukkan berakhir sebelum itu dan pusingan dibayar secara automatik pada pengganda terakhir.',
  rules_roulette_ball:
    'Bola jatuh pada salah satu daripada 37 nombor, 0 hingga 36. Semuanya berpeluang sama.',
  rules_roulette_bets:
    'Anda boleh membuat beberapa pertaruhan dalam satu pusingan. Setiap satu diselesaikan berasingan.',
  rules_roulette_payout:
    'Pertaruhan yang menang membayar 36 kali nilainya dibahagi bilangan nombor yang diliputi, termasuk pertaruhan.',
  rules_roulette_zero: 'Sifar hanya menang bagi pertaruhan yang meliputinya.',
  rules_slot_lines:
    'Tiga simbol sama atau lebih menang pada satu garisan, dari kiri ke kanan, bermula pada gelendong pertama. Semua {{lines}} garisan sentiasa dimainkan.',
  rules_slot_payout:
    'Setiap garisan memainkan pertaruhan dibahagi {{lines}}. Hanya kemenangan tertinggi pada satu garisan dibayar; kemenangan pada garisan berlainan dijumlahkan.',
  rules_slot_wild: '{{wild}} menggantikan semua simbol kecuali {{scatter}}.',
  rules_slot_scatter:
    'Tiga, empat atau lima simbol {{scatter}} di mana-mana membayar {{three}}, {{four}} atau {{five}} kali pertaruhan.',
  rules_slot_free_spins:
    'Tiga simbol {{scatter}} atau lebih turut memberi {{awarded}} putaran percuma, termasuk semasa putaran percuma, hingga {{most}} setiap pusingan. Kemenangan putaran percuma didarab {{multiplier}}.',
  rules_crash_target:
    'Pilih pengganda apabila pertaruhan anda ditunaikan secara automatik, dari 1.01 hingga 1,000.',
  rules_crash_flight:
    'Pengganda naik bersama macaw dari 1.00 sehingga ia berpatah balik. Titik itu dicabut sebelum berlepas.',
  rules_crash_payout:
    'Jika sasaran dicapai, anda dibayar pertaruhan didarab sasaran; jika tidak, pertaruhan hilang.',
  rules_crash_chance: 'Peluang mencapai sasaran ialah 0.99 dibahagi sasaran itu.',
  rules_fishing_choose:
    'Pilih satu daripada {{kinds}} jenis ikan. Yang jarang ditemui membayar lebih dan lebih sukar ditangkap.',
  rules_fishing_shot:
    'Setiap pertaruhan ialah satu tembakan. Kena membayar pertaruhan didarab nombor pada ikan; tersasar tiada bayaran.',
  rules_fishing_chance:
    'Peluang menangkap ialah {{percent}}% dibahagi bayaran ikan itu, sama bagi setiap tembakan.',
  rules_fishing_swim: 'Tempat ikan berenang dan tempat anda mengetik tidak mengubah keputusan.',
  rules_baccarat_hands:
    'Pemain dan banker mendapat dua kad setiap satu daripada {{decks}} dek yang dikocok semula setiap pusingan.',
  rules_baccarat_points:
    'Sat bernilai 1, sepuluh dan kad gambar 0, kad lain mengikut nombornya. Hanya digit terakhir jumlah dikira; yang lebih dekat dengan 9 menang.',
  rules_baccarat_player:
    'Jika mana-mana tangan mempunyai 8 atau 9, tiada kad lagi. Jika tidak, pemain mengambil kad ketiga pada 0 hingga 5.',
  rules_baccarat_banker:
    'Tanpa kad ketiga pemain, banker mengambil pada 0 hingga 5; jika ada, ia mengikut jadual tetap punto banco. Tiada sesiapa membuat keputusan.',
  rules_baccarat_payout:
    'Pemain membayar 2 kali pertaruhan, banker 1.95 kali, seri 9 kali, termasuk pertaruhan.',
  rules_baccarat_tie: 'Jika seri, pertaruhan pada pemain dan banker dikembalikan.',
  rules_bingo_cards:
    'Main {{fewest}} hingga {{most}} kad dengan 15 nombor setiap satu. Tiada nombor berulang pada dua kad anda.',
  rules_bingo_stake: 'Pertaruhan adalah bagi setiap kad, dan setiap kad dibayar berasingan.',
  rules_bingo_draw: '{{drawn}} daripada {{balls}} bola dicabut. Setiap bola berpeluang sama.',
  rules_bingo_payout:
    'Kad membayar corak terbaik yang dilengkapkan: penjuru, garisan, V, dua garisan, bingkai atau bingo.',
  rules_bingo_sheet: 'Anda boleh menukar kad sebelum setiap cabutan. Semua kad berpeluang sama.',
  rules_poker_deal: 'Anda mendapat lima kad daripada satu dek 52 kad yang dikocok semula setiap pusingan.',
  rules_poker_hold:
    'Simpan mana-mana kad dan tukar yang lain sekali. Kad seterusnya sudah ditetapkan sebelum diagihkan.',
  rules_poker_payout: 'Tangan akhir dibayar mengikut jadual, bermula daripada sepasang jack.',
  rules_poker_hint:
    'Cadangan boleh dipaparkan: kad yang akan disimpan oleh strategi terbukti. Anda yang menentukan.',
  rules_poker_return:
    'RTP yang dipaparkan dicapai dengan mengikut cadangan. Pilihan lain mungkin memulangkan kurang.',
  rules_football_match:
    'Isi slip dengan perlawanan antara {{clubs}} kelab. Kelab ini hanya wujud dalam permainan ini.',
  rules_football_goals:
    'Gol setiap pasukan, 0 hingga {{most}}, dicabut dengan peluang mengikut serangannya dan pertahanan lawan, sedikit lebih baik di tempat sendiri.',
  rules_football_odds:
    'Odds ialah {{percent}}% dibahagi peluang tepat, dibundarkan ke bawah kepada dua tempat perpuluhan.',
  rules_football_markets:
    'Anda boleh bertaruh pada keputusan, jumlah gol, kedua-dua pasukan menjaringkan gol, handikap dan skor tepat.',
  rules_football_slip:
    'Satu slip memuat hingga {{picks}} pilihan: setiap satu sebagai tunggal, semuanya sebagai gabungan, atau kedua-duanya. Jumlahnya dikira bagi setiap pertaruhan.',
  rules_football_multiple:
    'Gabungan menyatukan pilihan daripada perlawanan berbeza dan menang apabila semuanya betul. Odds-nya {{percent}}% dibahagi peluang tepat semuanya betul: margin diambil sekali sahaja.',
  rules_football_payout:
    'Pertaruhan menang membayar pertaruhan didarab odds, dibundarkan ke bawah kepada centavo. Babak lain tidak menentukan apa-apa.',
  rules_lottery_pick: 'Pilih {{picked}} nombor berbeza dari {{from}} hingga {{to}}.',
  rules_lottery_quick: 'Dengan pilihan pantas, nombor anda dicabut dahulu, sama adil seperti bola.',
  rules_lottery_draw: 'Kemudian {{picked}} bola dicabut. Setiap gabungan berpeluang sama.',
  rules_lottery_payout:
    'Semakin banyak nombor yang kena, semakin besar pertaruhan digandakan. Susunan bola tidak penting.',
  rules_limbo_target: 'Pilih ketinggian yang perlu dicapai roket, iaitu pengganda dari 1.01 hingga 1,000.',
  rules_limbo_draw: 'Satu cabutan menentukan setinggi mana roket naik; nombornya muncul serta-merta.',
  rules_plinko_rows:
    'Bola jatuh melalui {{fewest}} hingga {{most}} baris pin mengikut pilihan anda. Pada setiap pin ia ke kiri atau kanan dengan peluang sama.',
  rules_plinko_slots:
    'Slot tempat bola jatuh menggandakan pertaruhan. Slot tengah membayar kurang daripada pertaruhan, slot tepi paling tinggi.',
  rules_plinko_risk: 'Risiko lebih tinggi mengurangkan bahagian tengah dan menambah bahagian tepi.',
  rules_tower_climb:
    'Menara mempunyai {{floors}} tingkat. Di setiap tingkat pilih satu petak: di belakangnya kelapa atau ketam.',
  rules_tower_risk:
    'Tahap kesukaran menentukan bilangan petak setiap tingkat dan berapa yang menyembunyikan ketam.',
  rules_tower_cash_out:
    'Selepas setiap tingkat anda boleh tunaikan. Ketam menamatkan pusingan tanpa bayaran; tingkat teratas dibayar automatik.',
  rules_tower_payout:
    'Pengganda ialah 0.98 dibahagi peluang mendaki sejauh itu, dibundarkan ke bawah kepada empat tempat perpuluhan.',
  rules_wheel_spin: 'Roda mempunyai {{cabins}} kabin. Peluang berhenti pada setiap kabin sama.',
  rules_wheel_payout: 'Nombor pada kabin menggandakan pertaruhan; banyak kabin tidak membayar.',
  rules_wheel_risk:
    'Risiko lebih tinggi mempunyai kurang kabin yang membayar, tetapi bayarannya lebih besar.',
  rules_return:
    'Dalam jumlah pusingan yang sangat banyak, permainan ini memulangkan sekurang-kurangnya {{percent}}% pertaruhan kepada pemain. Satu sesi boleh berakhir jauh lebih tinggi atau lebih rendah.',
  rules_fair:
    'Setiap keputusan dihasilkan daripada benih pelayan yang ditetapkan sebelum pertaruhan anda, benih anda sendiri dan nombor pusingan. Anda boleh mengesahkannya kemudian.',
  rules_connection:
    'Jika sambungan terputus, pusingan disimpan dan anda menyambung dari tempat anda berhenti.',
  rules_left_cash_out:
    'Pusingan yang ditinggalkan selama {{hours}} jam ditamatkan oleh kami: jumlah yang sudah boleh ditunaikan dibayar; jika tiada langkah diambil, pertaruhan dipulangkan.',
  rules_left_first_guess:
    'Pusingan yang ditinggalkan selama {{hours}} jam ditamatkan oleh kami: jumlah yang sudah boleh ditunaikan dibayar; jika belum ada tekaan, kami meneka sekali pihak yang lebih berkemungkinan (jika sama, lebih tinggi) lalu menunaikannya.',
  rules_left_advice:
    'Pusingan yang ditinggalkan selama {{hours}} jam ditamatkan oleh kami: kad dimainkan hingga tamat mengikut cadangan permainan, tanpa pertaruhan tambahan, dan hasilnya dibayar.',
};
