import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  title_sic_bo_carioca: 'Sic Bo Carioca',
  title_dragao_e_onca: 'Naga dan Jaguar',
  title_andar_bahar_tropical: 'Andar Bahar Tropis',
  title_trinca_copacabana: 'Tiga Kartu Copacabana',
  title_stud_da_bahia: 'Stud Bahia',
  title_holdem_ipanema: 'Hold’em Ipanema',
  title_dois_selvagens: 'Dua Liar',
  title_ases_de_ouro: 'As Emas',
  rules_hint:
    'Anda bisa menampilkan saran. RTP berlaku bila saran diikuti; pilihan lain bisa mengembalikan lebih sedikit.',
  rules_blackjack_aim:
    'Dekati 21 lebih dari bandar tanpa melewatinya. Kartu gambar bernilai 10, as 1 atau 11.',
  rules_blackjack_shoe:
    'Setiap kartu diambil dari {{decks}} dek lengkap, seolah dikocok ulang sebelum tiap kartu. Kartu yang sudah terlihat tidak berpengaruh.',
  rules_blackjack_dealt:
    'Setiap ronde, {{decks}} dek dikocok dan dibagikan tanpa kartu dikembalikan: kartu yang sudah keluar tidak keluar lagi.',
  rules_blackjack_dealer:
    'Bandar berhenti pada {{stands}} atau lebih. Jika bandar tepat {{level}}, tangan yang tidak melebihi 21 dianggap seri.',
  rules_blackjack_natural:
    'Blackjack, as dengan nilai sepuluh di dua kartu pertama, dibayar 3 banding 2. Bandar memeriksa sebelum Anda bermain.',
  rules_blackjack_double:
    'Dua kartu bernilai {{least}} sampai {{most}} tanpa as bisa digandakan untuk satu kartu lagi. Kami menanggungnya: menang dua kali, kalah hanya taruhan Anda.',
  rules_blackjack_split:
    'Pasangan, selain sepuluh, bisa dipisah sekali; kami menanggung tangan kedua dan Anda menerima kemenangannya. As yang dipisah mendapat satu kartu.',
  rules_blackjack_insurance:
    'Saat bandar membuka as, Anda lebih dulu ditanya apakah mau asuransi seharga setengah taruhan. Dibayar 2 banding 1 bila bandar blackjack, selain itu hangus; rata-rata {{percent}}% kembali.',
  rules_sicbo_dice: 'Tiga dadu dilempar. Setiap sisi punya peluang sama.',
  rules_sicbo_many:
    'Anda bisa memasang beberapa taruhan dalam satu ronde. Masing-masing dibayar terpisah, termasuk taruhannya.',
  rules_sicbo_halves:
    'Kecil (4–10), besar (11–17), ganjil dan genap dibayar 2 kali, tetapi kalah bila ketiga dadu sama.',
  rules_sicbo_totals:
    'Taruhan jumlah dibayar dari 7,78 kali untuk 10 atau 11 sampai 70 kali untuk 4 atau 17.',
  rules_sicbo_faces:
    'Satu angka dibayar 2, 3, atau 15 kali untuk satu, dua, atau tiga dadu. Dua angka pilihan 7 kali, pasangan pilihan 13,1 kali.',
  rules_sicbo_triples: 'Tiga sama apa pun dibayar 35 kali, yang dipilih 210 kali.',
  rules_dragon_cards:
    'Naga dan jaguar masing-masing mendapat satu kartu dari {{decks}} dek yang dikocok tiap ronde.',
  rules_dragon_order: 'Kartu lebih tinggi menang. Raja tertinggi, as terendah; jenis tidak dihitung.',
  rules_dragon_sides: 'Taruhan menang pada naga atau jaguar dibayar 2 kali, termasuk taruhan.',
  rules_dragon_tie: 'Seri beda jenis, taruhan kedua sisi kembali. Seri sejenis, taruhan itu kalah.',
  rules_dragon_tie_bets: 'Seri apa pun dibayar {{tie}} kali, seri sejenis {{suited}} kali.',
  rules_andar_middle: 'Satu kartu dari dek yang dikocok dibuka di tengah.',
  rules_andar_deal: 'Lalu kartu dibagikan bergantian ke Andar dan Bahar, yang pertama ke Andar.',
  rules_andar_match: 'Sisi yang pertama mendapat kartu bernilai sama dengan kartu tengah menang.',
  rules_andar_pays:
    'Andar dibayar 1,9 kali, Bahar 2,02 kali, karena Andar mendapat kartu pertama dan lebih sering menang.',
  rules_andar_count:
    'Anda juga bisa bertaruh berapa kartu dibagikan sampai ada yang cocok, termasuk kartu itu.',
  rules_three_deal: 'Anda dan bandar masing-masing mendapat tiga kartu dari satu dek yang dikocok.',
  rules_three_stake:
    'Ante dan taruhan main yang sama dipasang bersama: satu ronde dua ante, tiga dengan taruhan sampingan.',
  rules_stud_deal:
    'Anda dan bandar masing-masing mendapat lima kartu dari satu dek yang dikocok. Satu kartu bandar terbuka.',
  rules_stud_stake: 'Ante dan taruhan main dua kali ante dipasang bersama: satu ronde tiga ante.',
  rules_ante_decide:
    'Lihat kartu Anda lalu main atau menyerah. Jika menyerah, ante hilang dan taruhan main ({{raise}}× ante) kembali.',
  rules_three_dealer:
    'Bandar butuh ratu atau lebih baik. Jika tidak, ante dibayar 1 banding 1 dan taruhan main kembali.',
  rules_stud_dealer:
    'Bandar butuh as dan raja atau lebih baik. Jika tidak, ante dibayar 1 banding 1 dan taruhan main kembali.',
  rules_ante_compare:
    'Jika bandar bermain, tangan lebih baik menang dan ante dibayar 1 banding 1. Seri mengembalikan keduanya.',
  rules_three_bonus:
    'Siapa pun menang, ante yang dimainkan mendapat bonus: straight 1, three of a kind 4, straight flush 5 ante.',
  rules_three_side:
    'Taruhan sampingan pasangan atau lebih hanya dinilai dari tiga kartu Anda, walau menyerah.',
  rules_stud_raise:
    'Taruhan main yang menang dibayar menurut tangan Anda, dari 1 banding 1 untuk pasangan atau kurang sampai 100 banding 1 untuk royal flush.',
  rules_holdem_deal:
    'Anda dan bandar masing-masing mendapat dua kartu dari satu dek yang dikocok. Tiga dari lima kartu bersama terbuka saat Anda memutuskan.',
  rules_holdem_hands:
    'Lalu meja dilengkapi menjadi lima kartu. Tangan Anda adalah lima terbaik dari dua kartu Anda dan lima kartu itu; begitu juga bandar.',
  rules_holdem_dealer:
    'Bandar butuh sepasang empat atau lebih baik. Jika tidak, ante dibayar menurut tangan Anda dan taruhan main kembali.',
  rules_holdem_compare:
    'Jika bandar bermain, tangan lebih baik menang: ante dibayar menurut tangan Anda, sampai 100 banding 1 untuk royal flush, dan taruhan main 1 banding 1. Seri mengembalikan keduanya.',
  rules_holdem_side:
    'Taruhan sampingan menambah satu ante. Dibayar bila dua kartu Anda dan tiga kartu pertama di meja membentuk sepasang as atau lebih, walau menyerah.',
  rules_twos_wild: 'Keempat kartu dua adalah wild: masing-masing menjadi kartu yang membuat tangan terbaik.',
  rules_twos_pays:
    'Tangan akhir dibayar menurut tabel, mulai three of a kind. Royal flush tanpa dua dibayar 800 kali.',
  rules_aces_four:
    'Four of a kind dibayar menurut nilai: empat as 160 kali, dua sampai empat 80 kali, lainnya 50 kali.',
  prizes_total: 'Kali taruhan, termasuk taruhan, dan pengembalian tepatnya.',
  you: 'Anda',
  dealer: 'Bandar',
  hit: 'Tambah',
  stand: 'Berhenti',
  double: 'Gandakan',
  split: 'Pisah',
  free: 'Gratis',
  free_hand: 'Tangan gratis',
  insurance: 'Asuransi',
  insure: 'Ambil asuransi',
  decline: 'Tanpa asuransi',
  insurance_question: 'Bandar membuka as. Ambil asuransi?',
  insured: 'Diasuransikan',
  insurance_paid: 'Asuransi dibayar',
  insurance_lost: 'Asuransi hangus',
  your_turn: 'Anda punya {{total}}. Giliran Anda',
  deal_first: 'Pasang taruhan dan bagikan',
  hand_won: 'Menang',
  hand_lost: 'Kalah',
  hand_level: 'Seri',
  hand_over: 'Lewat 21',
  blackjack: 'Blackjack',
  told_totals: 'Anda {{player}}, bandar {{dealer}}',
  prize_win: 'Tangan menang',
  prize_double: 'Tangan ganda menang',
  prize_free: 'Tangan gratis menang',
  small: 'Kecil',
  big: 'Besar',
  odd: 'Ganjil',
  even: 'Genap',
  total_of: 'Jumlah {{number}}',
  single_of: 'Angka {{number}}',
  double_of: 'Pasangan {{number}}',
  pair_of: '{{low}} dan {{high}}',
  triple_of: 'Tiga {{number}}',
  any_triple: 'Tiga sama apa pun',
  totals: 'Jumlah',
  pairs: 'Dua angka',
  doubles: 'Pasangan',
  triples: 'Tiga sama',
  singles: 'Satu angka',
  dice_table: 'Meja taruhan',
  throw_dice: 'Lempar dadu',
  thrown: '{{dice}}: jumlah {{total}}',
  dragon: 'Naga',
  jaguar: 'Jaguar',
  tie: 'Seri',
  suited_tie: 'Seri sejenis',
  choose_side: 'Pilih sisi lalu bagikan',
  side_wins: '{{side}} menang',
  andar: 'Andar',
  bahar: 'Bahar',
  middle: 'Kartu tengah',
  cards_range: '{{from}}–{{to}} kartu',
  matched: '{{side}} menang · kartu: {{count}}',
  ante: 'Ante',
  play_bet: 'Main',
  bonus: 'Bonus',
  side_bet: 'Pasangan atau lebih',
  side_aces: 'As atau lebih',
  shared_cards: 'Meja',
  side_cost: 'Satu ante lagi',
  play: 'Main',
  fold: 'Menyerah',
  decide: '{{hand}}. Main atau menyerah?',
  result_folded: 'Anda menyerah',
  result_unqualified: 'Bandar tidak bermain',
  result_won: 'Tangan Anda menang',
  result_tied: 'Tangan seri',
  result_lost: 'Bandar menang',
  prizes_ante: 'Bayaran tiap tangan banding satu, menurut bagian taruhan.',
  hand_high: 'Kartu tinggi',
  hand_pair: 'Pasangan',
  hand_five: 'Five of a kind',
  hand_wild_royal: 'Royal flush dengan dua',
  hand_four_twos: 'Empat dua',
  hand_four_low: 'Four of a kind 2–4',
  hand_four_aces: 'Empat as',
  calls: 'Jalur roda',
  call_voisins: 'Tetangga nol',
  call_tiers: 'Sepertiga roda',
  call_orphelins: 'Yatim',
  call_neighbours: '{{number}} dan dua di tiap sisi',
  call_hint: 'Ketuk angka untuk memasang angka itu dan tetangganya di roda',
};
