import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  title_sic_bo_carioca: 'Sic Bo Carioca',
  title_dragao_e_onca: 'Naga dan Jaguar',
  title_andar_bahar_tropical: 'Andar Bahar Tropika',
  title_trinca_copacabana: 'Tiga Kad Copacabana',
  title_stud_da_bahia: 'Stud Bahia',
  title_holdem_ipanema: 'Hold’em Ipanema',
  title_dois_selvagens: 'Dua Liar',
  title_ases_de_ouro: 'Sat Emas',
  rules_hint:
    'Anda boleh paparkan cadangan. RTP terpakai jika cadangan diikuti; pilihan lain mungkin memulangkan kurang.',
  rules_blackjack_aim:
    'Dapatkan nilai lebih dekat dengan 21 daripada bandar tanpa melebihinya. Kad bergambar bernilai 10, sat 1 atau 11.',
  rules_blackjack_shoe:
    'Setiap kad diambil daripada {{decks}} dek penuh, seolah-olah dikocok semula sebelum setiap kad. Kad yang sudah dilihat tidak mengubah apa-apa.',
  rules_blackjack_dealt:
    'Setiap pusingan, {{decks}} dek dikocok dan dibahagikan tanpa kad dipulangkan: kad yang sudah keluar tidak keluar lagi.',
  rules_blackjack_dealer:
    'Bandar berhenti pada setiap {{stands}} atau lebih. Jika bandar tepat {{level}}, tangan yang tidak melebihi 21 dikira seri.',
  rules_blackjack_natural:
    'Blackjack, sat dengan nilai sepuluh dalam dua kad pertama, membayar 3 kepada 2. Bandar menyemak sebelum anda bermain.',
  rules_blackjack_double:
    'Dua kad bernilai {{least}} hingga {{most}} tanpa sat boleh digandakan untuk satu kad lagi. Kami menanggungnya: menang dua kali, kalah hanya pertaruhan anda.',
  rules_blackjack_split:
    'Pasangan selain sepuluh boleh dipisah sekali; kami menanggung tangan kedua dan anda terima kemenangannya. Sat yang dipisah mendapat satu kad.',
  rules_blackjack_insurance:
    'Apabila bandar membuka sat, anda ditanya dahulu sama ada mahu insurans pada separuh pertaruhan. Membayar 2 kepada 1 jika bandar ada blackjack, jika tidak ia hilang; purata {{percent}}% kembali.',
  rules_sicbo_dice: 'Tiga dadu dibaling. Setiap muka mempunyai peluang yang sama.',
  rules_sicbo_many:
    'Anda boleh letak beberapa pertaruhan dalam satu pusingan. Setiap satu dibayar berasingan, termasuk pertaruhan.',
  rules_sicbo_halves:
    'Kecil (4–10), besar (11–17), ganjil dan genap membayar 2 kali, tetapi kalah jika ketiga-tiga dadu sama.',
  rules_sicbo_totals:
    'Pertaruhan jumlah membayar dari 7.78 kali untuk 10 atau 11 hingga 70 kali untuk 4 atau 17.',
  rules_sicbo_faces:
    'Satu nombor membayar 2, 3 atau 15 kali untuk satu, dua atau tiga dadu. Dua nombor pilihan 7 kali, pasangan pilihan 13.1 kali.',
  rules_sicbo_triples: 'Mana-mana tiga serupa membayar 35 kali, yang dipilih 210 kali.',
  rules_dragon_cards:
    'Naga dan jaguar masing-masing mendapat satu kad daripada {{decks}} dek yang dikocok setiap pusingan.',
  rules_dragon_order: 'Kad lebih tinggi menang. Raja tertinggi, sat terendah; jenis tidak dikira.',
  rules_dragon_sides: 'Pertaruhan menang pada naga atau jaguar membayar 2 kali, termasuk pertaruhan.',
  rules_dragon_tie: 'Seri berlainan jenis, pertaruhan kedua-dua pihak dipulangkan. Seri sejenis, ia kalah.',
  rules_dragon_tie_bets: 'Sebarang seri membayar {{tie}} kali, seri sejenis {{suited}} kali.',
  rules_andar_middle: 'Satu kad daripada dek yang dikocok dibuka di tengah.',
  rules_andar_deal: 'Kemudian kad dibahagi bergilir kepada Andar dan Bahar, yang pertama kepada Andar.',
  rules_andar_match: 'Pihak yang pertama mendapat kad sama nilai dengan kad tengah menang.',
  rules_andar_pays:
    'Andar membayar 1.9 kali, Bahar 2.02 kali, kerana Andar mendapat kad pertama dan lebih kerap menang.',
  rules_andar_count: 'Anda juga boleh bertaruh berapa kad dibahagi sehingga ada padanan, termasuk kad itu.',
  rules_three_deal: 'Anda dan bandar masing-masing mendapat tiga kad daripada satu dek yang dikocok.',
  rules_three_stake:
    'Ante dan pertaruhan main yang sama diletak bersama: satu pusingan dua ante, tiga dengan pertaruhan sampingan.',
  rules_stud_deal:
    'Anda dan bandar masing-masing mendapat lima kad daripada satu dek yang dikocok. Satu kad bandar terbuka.',
  rules_stud_stake: 'Ante dan pertaruhan main dua kali ante diletak bersama: satu pusingan tiga ante.',
  rules_ante_decide:
    'Lihat kad anda lalu main atau tarik diri. Jika tarik diri, ante hilang dan pertaruhan main ({{raise}}× ante) dipulangkan.',
  rules_three_dealer:
    'Bandar perlukan ratu atau lebih baik. Jika tidak, ante membayar 1 kepada 1 dan pertaruhan main dipulangkan.',
  rules_stud_dealer:
    'Bandar perlukan sat dan raja atau lebih baik. Jika tidak, ante membayar 1 kepada 1 dan pertaruhan main dipulangkan.',
  rules_ante_compare:
    'Jika bandar bermain, tangan lebih baik menang dan ante membayar 1 kepada 1. Seri memulangkan kedua-duanya.',
  rules_three_bonus:
    'Tidak kira siapa menang, ante yang dimainkan mendapat bonus: straight 1, tiga sejenis 4, straight flush 5 ante.',
  rules_three_side:
    'Pertaruhan sampingan pasangan atau lebih dinilai daripada tiga kad anda sahaja, walaupun tarik diri.',
  rules_stud_raise:
    'Pertaruhan main yang menang dibayar ikut tangan anda, dari 1 kepada 1 untuk pasangan atau kurang hingga 100 kepada 1 untuk royal flush.',
  rules_holdem_deal:
    'Anda dan bandar masing-masing mendapat dua kad daripada satu dek yang dikocok. Tiga daripada lima kad bersama terbuka semasa anda membuat keputusan.',
  rules_holdem_hands:
    'Kemudian meja dilengkapkan kepada lima kad. Tangan anda ialah lima terbaik daripada dua kad anda dan lima kad itu; begitu juga bandar.',
  rules_holdem_dealer:
    'Bandar perlukan sepasang empat atau lebih baik. Jika tidak, ante membayar ikut tangan anda dan pertaruhan main dipulangkan.',
  rules_holdem_compare:
    'Jika bandar bermain, tangan lebih baik menang: ante membayar ikut tangan anda, hingga 100 kepada 1 untuk royal flush, dan pertaruhan main 1 kepada 1. Seri memulangkan kedua-duanya.',
  rules_holdem_side:
    'Pertaruhan sampingan menambah satu ante. Ia membayar apabila dua kad anda dan tiga kad pertama di meja membentuk sepasang sat atau lebih, walaupun tarik diri.',
  rules_twos_wild:
    'Keempat-empat kad dua ialah kad liar: setiap satu menjadi kad yang menjadikan tangan terbaik.',
  rules_twos_pays:
    'Tangan akhir dibayar ikut jadual, bermula tiga sejenis. Royal flush tanpa dua membayar 800 kali.',
  rules_aces_four:
    'Empat sejenis dibayar ikut nilai: empat sat 160 kali, dua hingga empat 80 kali, lain-lain 50 kali.',
  prizes_total: 'Kali pertaruhan, termasuk pertaruhan, dan pulangan tepat.',
  you: 'Anda',
  dealer: 'Bandar',
  hit: 'Tambah',
  stand: 'Berhenti',
  double: 'Gandakan',
  split: 'Pisah',
  free: 'Percuma',
  free_hand: 'Tangan percuma',
  insurance: 'Insurans',
  insure: 'Ambil insurans',
  decline: 'Tanpa insurans',
  insurance_question: 'Bandar membuka sat. Mahu insurans?',
  insured: 'Diinsuranskan',
  insurance_paid: 'Insurans dibayar',
  insurance_lost: 'Insurans hilang',
  your_turn: 'Anda ada {{total}}. Giliran anda',
  deal_first: 'Letak pertaruhan dan bahagikan',
  hand_won: 'Menang',
  hand_lost: 'Kalah',
  hand_level: 'Seri',
  hand_over: 'Lebih 21',
  blackjack: 'Blackjack',
  told_totals: 'Anda {{player}}, bandar {{dealer}}',
  prize_win: 'Tangan menang',
  prize_double: 'Tangan berganda menang',
  prize_free: 'Tangan percuma menang',
  small: 'Kecil',
  big: 'Besar',
  odd: 'Ganjil',
  even: 'Genap',
  total_of: 'Jumlah {{number}}',
  single_of: 'Nombor {{number}}',
  double_of: 'Pasangan {{number}}',
  pair_of: '{{low}} dan {{high}}',
  triple_of: 'Tiga {{number}}',
  any_triple: 'Mana-mana tiga',
  totals: 'Jumlah',
  pairs: 'Dua nombor',
  doubles: 'Pasangan',
  triples: 'Tiga serupa',
  singles: 'Satu nombor',
  dice_table: 'Meja pertaruhan',
  throw_dice: 'Baling dadu',
  thrown: '{{dice}}: jumlah {{total}}',
  dragon: 'Naga',
  jaguar: 'Jaguar',
  tie: 'Seri',
  suited_tie: 'Seri sejenis',
  choose_side: 'Pilih pihak dan bahagikan',
  side_wins: '{{side}} menang',
  andar: 'Andar',
  bahar: 'Bahar',
  middle: 'Kad tengah',
  cards_range: '{{from}}–{{to}} kad',
  matched: '{{side}} menang · kad: {{count}}',
  ante: 'Ante',
  play_bet: 'Main',
  bonus: 'Bonus',
  side_bet: 'Pasangan atau lebih',
  side_aces: 'Sat atau lebih',
  shared_cards: 'Meja',
  side_cost: 'Satu ante lagi',
  play: 'Main',
  fold: 'Tarik diri',
  decide: '{{hand}}. Main atau tarik diri?',
  result_folded: 'Anda tarik diri',
  result_unqualified: 'Bandar tidak bermain',
  result_won: 'Tangan anda menang',
  result_tied: 'Tangan seri',
  result_lost: 'Bandar menang',
  prizes_ante: 'Bayaran setiap tangan kepada satu, ikut bahagian pertaruhan.',
  hand_high: 'Kad tinggi',
  hand_pair: 'Pasangan',
  hand_five: 'Lima sejenis',
  hand_wild_royal: 'Royal flush dengan dua',
  hand_four_twos: 'Empat dua',
  hand_four_low: 'Empat sejenis 2–4',
  hand_four_aces: 'Empat sat',
  calls: 'Trek roda',
  call_voisins: 'Jiran sifar',
  call_tiers: 'Sepertiga roda',
  call_orphelins: 'Yatim',
  call_neighbours: '{{number}} dan dua di setiap sisi',
  call_hint: 'Sentuh nombor untuk bertaruh padanya dan jirannya di roda',
};
