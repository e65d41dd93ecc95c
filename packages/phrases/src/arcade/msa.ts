import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {
  title_keno_do_pantanal: 'Keno Pantanal',
  title_sobe_e_desce: 'Naik Turun',
  title_cara_ou_coroa: 'Kepala atau Ekor',
  title_travessia_da_capivara: 'Kapibara Melintas',
  title_gemas_da_chapada: 'Permata Chapada',
  title_argolas_da_quermesse: 'Lontar Gelang Pesta Ria',
  rules_exact:
    'Setiap peluang adalah tepat dan sama dalam setiap pusingan. Pusingan terdahulu tidak mengubah apa-apa.',
  rules_ladder_end:
    'Bagi pertaruhan besar, tangga tamat sebelum melepasi bayaran tertinggi, dan di situ pusingan dibayar secara automatik.',
  rules_keno_pick: 'Pilih {{fewest}} hingga {{most}} nombor daripada 1 hingga {{numbers}}.',
  rules_keno_draw: '{{drawn}} nombor berlainan dicabut. Setiap gabungan sama peluangnya.',
  rules_keno_payout: 'Jadual menyatakan bayaran bagi setiap bilangan padanan. Turutan cabutan tidak penting.',
  rules_keno_risk: 'Lebih tinggi risiko, sedikit padanan membayar kurang dan banyak padanan membayar lebih.',
  rules_gems_draw:
    '{{drawn}} permata keluar. Setiap satu ialah salah satu daripada {{kinds}} jenis dengan peluang sama.',
  rules_gems_hands: 'Permata yang sama dikira: sepasang, dua pasang, tiga, full house, empat atau lima sama.',
  rules_gems_payout: 'Hanya gabungan terbaik dibayar mengikut jadual. Turutan permata tidak penting.',
  rules_gems_risk: 'Risiko rendah kerap membayar sedikit; risiko tinggi hanya membayar bermula tiga sama.',
  rules_rings_throw: 'Setiap pertaruhan melontar {{rings}} gelang, satu demi satu.',
  rules_rings_distance:
    'Dari dekat satu daripada {{near}} gelang masuk; dari tengah satu daripada {{middle}}; dari jauh satu daripada {{far}}.',
  rules_rings_own:
    'Setiap gelang ada cabutan sendiri. Gelang yang sudah masuk tidak membantu atau menghalang yang seterusnya.',
  rules_rings_payout: 'Lebih banyak gelang masuk, lebih besar gandaan pertaruhan, mengikut jadual jaraknya.',
  rules_coin_call:
    'Teka kepala atau ekor sebelum setiap lambungan, sehingga {{flips}} kali dalam satu pusingan.',
  rules_coin_ladder: 'Setiap tekaan betul menggandakan pengganda, bermula 1.98.',
  rules_coin_wrong:
    'Selepas tekaan betul pertama anda boleh tunaikan bila-bila masa. Tekaan salah menamatkan pusingan tanpa bayaran.',
  rules_coin_fixed: 'Semua lambungan dicabut sebelum tekaan pertama anda dan tidak berubah lagi.',
  rules_crossing_step:
    'Bawa kapibara lorong demi lorong ke seberang. Setiap lorong selamat menaikkan pengganda.',
  rules_crossing_cars:
    'Satu lorong ada {{of}} saat yang sama peluangnya. Kereta datang pada {{easy}} daripadanya di mudah, {{medium}} di sederhana, {{hard}} di sukar dan {{expert}} di pakar.',
  rules_crossing_cash_out:
    'Selepas lorong pertama anda boleh tunaikan bila-bila masa. Kereta menamatkan pusingan tanpa bayaran; seberang dibayar automatik.',
  rules_crossing_fixed:
    'Apa yang berlaku di setiap lorong dicabut sebelum langkah pertama dan tidak berubah lagi.',
  rules_crossing_payout:
    'Pengganda ialah 0.98 dibahagi peluang sampai sejauh itu, dibundarkan ke bawah empat perpuluhan.',
  rules_hilo_guess:
    'Teka sama ada kad seterusnya lebih tinggi atau lebih rendah daripada kad terbuka. Sat tertinggi, dua terendah.',
  rules_hilo_equal:
    'Kad yang sama kalah, kecuali di hujung: atas sat hanya sat lain yang menang, bawah dua hanya dua lain.',
  rules_hilo_deck: 'Setiap kad diambil daripada satu dek penuh 52 kad, jadi kad yang sama boleh keluar lagi.',
  rules_hilo_skip:
    'Anda boleh langkau sehingga {{skips}} kad dan meneka sehingga {{guesses}} kali. Selepas tekaan betul pertama anda boleh tunaikan.',
  rules_hilo_payout:
    'Pengganda ialah 0.99 dibahagi peluang semua tekaan betul bersama, dibundarkan ke bawah empat perpuluhan.',
  rules_race_choose:
    'Pilih satu, dua atau ketiga-tiga motosikal dan sasaran tunai bagi setiap satu. Pertaruhan dikira bagi setiap motosikal.',
  rules_race_own: 'Setiap motosikal ada cabutan sendiri: nasib satu tidak berkaitan dengan yang lain.',
  rules_race_payout:
    'Motosikal yang mencapai sasaran membayar pertaruhan kali sasaran; yang berhenti awal tidak membayar.',
  rules_race_chance: 'Peluang mencapai sasaran ialah {{percent}}% dibahagi sasaran.',
  rules_race_finish: 'Sabiá sehingga 5×, Tucano sehingga 50× dan Carcará sehingga 1,000×.',
  rules_sea_shot:
    'Pilih haiwan dan tembak. Setiap tembakan ialah pertaruhan: kena dibayar nombor pada haiwan, tersasar tidak dibayar.',
  rules_sea_gun:
    'Meriam menggandakan kos dan bayaran tembakan sehingga {{most}} kali. Peluang kena tetap sama.',
  rules_sea_bomb:
    'Buntal bom bernilai {{own}} dan meletup: membawa {{neighbours}} jiran, setiap satu 2 hingga 15 kali pertaruhan.',
  rules_sea_chain:
    'Obor-obor bernilai {{own}} dan melepaskan kilat yang melompat antara jiran 1 hingga {{links}} kali, separuh peluang melompat lagi.',
  rules_sea_arms:
    'Sotong kurita bernilai {{own}} dan memegang sesuatu pada setiap {{arms}} lengan: kosong, 5 atau 10 kali pertaruhan.',
  rules_sea_crown: 'Jerung emas bernilai {{own}}, didarab mahkotanya, sehingga {{most}} kali pertaruhan.',
  rules_volley_match:
    'Pilih perlawanan antara dua daripada {{pairs}} pasangan dan satu pertaruhan. Pasangan ini hanya wujud dalam permainan ini.',
  rules_volley_sets:
    'Terbaik daripada tiga set: dua hingga {{long}} dan ketiga hingga {{short}}, beza dua mata; pada {{longMost}} dan {{shortMost}} mata set tetap tamat.',
  rules_volley_rally:
    'Setiap rali dicabut daripada {{rallies}} kemungkinan, mengikut serangan penerima dan servis lawan. Pemenang rali membuat servis.',
  rules_volley_markets: 'Anda boleh bertaruh pada pemenang, skor set, jumlah mata dan handikap mata.',
  rules_volley_payout: 'Pertaruhan menang membayar pertaruhan kali odds, dibundarkan ke bawah ke centavo.',
  next: 'Seterusnya: {{multiplier}}',
  keno_hint: 'Pilih 1 hingga 10 nombor',
  keno_number: 'Nombor {{number}}',
  prizes_keno_one: 'Kali pertaruhan, mengikut padanan, dengan {{count}} nombor.',
  prizes_keno_other: 'Kali pertaruhan, mengikut padanan, dengan {{count}} nombor.',
  gems_hint: 'Pilih risiko dan buka batunya',
  gems_pair: 'Sepasang',
  gems_five: 'Lima sama',
  prizes_gems: 'Kali pertaruhan, mengikut gabungan dan risiko.',
  rings_hint: 'Pilih jarak dan lontar',
  rings_throw: 'Lontar gelang',
  rings_distance: 'Jarak',
  rings_near: 'Dekat',
  rings_middle: 'Tengah',
  rings_far: 'Jauh',
  rings_landed_one: '{{count}} gelang masuk',
  rings_landed_other: '{{count}} gelang masuk',
  prizes_rings: 'Kali pertaruhan, mengikut bilangan gelang masuk.',
  coin_heads: 'Kepala',
  coin_tails: 'Ekor',
  coin_hint: 'Bertaruh dan buat tekaan',
  coin_ask: 'Kepala atau ekor?',
  coin_wrong: 'Keluar {{side}}',
  coin_cashed_one: 'Ditunaikan selepas {{count}} tekaan betul',
  coin_cashed_other: 'Ditunaikan selepas {{count}} tekaan betul',
  coin_last: 'Semua tekaan betul',
  prizes_coin: 'Pengganda selepas sekian tekaan betul.',
  crossing_hint: 'Pilih kesukaran dan mula',
  crossing_step: 'Lintas',
  crossing_hit: 'Kereta datang',
  crossing_far: 'Sampai ke seberang',
  crossing_cashed_one: 'Ditunaikan selepas {{count}} lorong',
  crossing_cashed_other: 'Ditunaikan selepas {{count}} lorong',
  crossing_lane: 'Lorong',
  prizes_crossing: 'Pengganda selepas sekian lorong, mengikut kesukaran.',
  hilo_higher: 'Lebih tinggi',
  hilo_lower: 'Lebih rendah',
  hilo_skip: 'Langkau',
  hilo_hint: 'Bertaruh dan buka kad pertama',
  hilo_ask: 'Lebih tinggi atau rendah daripada {{card}}?',
  hilo_wrong: 'Tekaan salah: keluar {{card}}',
  hilo_last: 'Tekaan terakhir betul',
  prizes_hilo: 'Tekaan pertama, mengikut kad terbuka.',
  race_none: 'Tiada pertaruhan',
  race_hint: 'Pilih motosikal dan sasaran',
  race_go: 'Mula berlumba',
  race_running: 'Perlumbaan berjalan',
  prizes_race: 'Peluang setiap motosikal mencapai setiap sasaran.',
  sea_gun: 'Meriam',
  sea_lagosta: 'Udang karang',
  sea_tartaruga: 'Penyu',
  sea_jacare: 'Buaya kaiman',
  sea_bomb: 'Letupan: {{worth}}×',
  sea_chain: 'Kilat berantai: {{worth}}×',
  sea_arms: 'Lengan penuh: {{worth}}×',
  sea_crown: 'Mahkota raja: {{worth}}×',
  prizes_sea: 'Bayaran setiap haiwan dan peluang satu tembakan kena.',
  volley_winner: 'Pemenang',
  volley_sets: 'Skor set',
  volley_points: 'Jumlah mata',
  volley_handicap: 'Handikap',
  volley_hint: 'Pilih pertaruhan dan mula',
  volley_serve: 'Servis',
  volley_set: 'Set {{number}}',
  volley_rally: 'Mata: {{pair}}',
  volley_attack: 'Serangan',
  volley_service: 'Servis',
  prizes_volley: 'Kekuatan setiap pasangan, 1 hingga 5.',
};
