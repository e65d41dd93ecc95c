import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {
  title_keno_do_pantanal: 'Keno Pantanal',
  title_sobe_e_desce: 'Naik Turun',
  title_cara_ou_coroa: 'Kepala atau Ekor',
  title_travessia_da_capivara: 'Kapibara Menyeberang',
  title_gemas_da_chapada: 'Permata Chapada',
  title_argolas_da_quermesse: 'Lempar Gelang Pasar Malam',
  rules_exact: 'Setiap peluang tepat dan sama di setiap ronde. Ronde sebelumnya tidak mengubah apa pun.',
  rules_ladder_end:
    'Untuk taruhan besar, tangga berakhir sebelum melewati pembayaran tertinggi, dan di sana ronde dibayar otomatis.',
  rules_keno_pick: 'Pilih {{fewest}} sampai {{most}} angka dari 1 sampai {{numbers}}.',
  rules_keno_draw: '{{drawn}} angka berbeda diundi. Setiap kombinasi berpeluang sama.',
  rules_keno_payout: 'Tabel menunjukkan bayaran setiap jumlah tebakan tepat. Urutan undian tidak penting.',
  rules_keno_risk:
    'Semakin tinggi risikonya, sedikit tebakan tepat dibayar lebih kecil dan banyak dibayar lebih besar.',
  rules_gems_draw:
    '{{drawn}} permata keluar. Masing-masing salah satu dari {{kinds}} jenis dengan peluang sama.',
  rules_gems_hands:
    'Permata yang sama dihitung: sepasang, dua pasang, tiga, full house, empat, atau lima sama.',
  rules_gems_payout: 'Hanya kombinasi terbaik yang dibayar menurut tabel. Urutan permata tidak penting.',
  rules_gems_risk: 'Risiko rendah sering membayar sedikit; risiko tinggi hanya membayar mulai tiga sama.',
  rules_rings_throw: 'Setiap taruhan melempar {{rings}} gelang, satu per satu.',
  rules_rings_distance:
    'Dari dekat satu dari {{near}} gelang masuk; dari tengah satu dari {{middle}}; dari jauh satu dari {{far}}.',
  rules_rings_own:
    'Setiap gelang punya undian sendiri. Gelang yang sudah masuk tidak membantu atau menghambat berikutnya.',
  rules_rings_payout: 'Semakin banyak gelang masuk, semakin besar pengali taruhan, menurut tabel jaraknya.',
  rules_coin_call: 'Tebak kepala atau ekor sebelum tiap lemparan, sampai {{flips}} kali dalam satu ronde.',
  rules_coin_ladder: 'Setiap tebakan benar menggandakan pengali, mulai dari 1,98.',
  rules_coin_wrong:
    'Setelah tebakan benar pertama Anda bisa mencairkan kapan saja. Tebakan salah mengakhiri ronde tanpa bayaran.',
  rules_coin_fixed: 'Semua lemparan diundi sebelum tebakan pertama Anda dan tidak berubah lagi.',
  rules_crossing_step: 'Tuntun kapibara lajur demi lajur ke seberang. Setiap lajur aman menaikkan pengali.',
  rules_crossing_cars:
    'Satu lajur punya {{of}} saat dengan peluang sama. Mobil datang pada {{easy}} di antaranya di mudah, {{medium}} di sedang, {{hard}} di sulit, dan {{expert}} di ahli.',
  rules_crossing_cash_out:
    'Setelah lajur pertama Anda bisa mencairkan kapan saja. Mobil mengakhiri ronde tanpa bayaran; seberang dibayar otomatis.',
  rules_crossing_fixed: 'Yang terjadi di setiap lajur diundi sebelum langkah pertama dan tidak berubah lagi.',
  rules_crossing_payout:
    'Pengali adalah 0,98 dibagi peluang sampai sejauh itu, dibulatkan ke bawah empat desimal.',
  rules_hilo_guess:
    'Tebak apakah kartu berikutnya lebih besar atau lebih kecil dari kartu terbuka. As terbesar, dua terkecil.',
  rules_hilo_equal:
    'Kartu yang sama kalah, kecuali di ujung: di atas as hanya as lain yang menang, di bawah dua hanya dua lain.',
  rules_hilo_deck:
    'Setiap kartu diambil dari satu dek penuh 52 kartu, jadi kartu yang sama bisa muncul lagi.',
  rules_hilo_skip:
    'Anda bisa melewati sampai {{skips}} kartu dan menebak sampai {{guesses}} kali. Setelah tebakan benar pertama bisa mencairkan.',
  rules_hilo_payout:
    'Pengali adalah 0,99 dibagi peluang semua tebakan benar bersama-sama, dibulatkan ke bawah empat desimal.',
  rules_race_choose:
    'Pilih satu, dua, atau ketiga motor dan target pencairan untuk masing-masing. Taruhan berlaku per motor.',
  rules_race_own: 'Setiap motor punya undian sendiri: nasib satu motor tidak berkaitan dengan yang lain.',
  rules_race_payout:
    'Motor yang mencapai target membayar taruhan kali target; yang berhenti lebih dulu tidak membayar.',
  rules_race_chance: 'Peluang mencapai target adalah {{percent}}% dibagi target.',
  rules_race_finish: 'Sabiá sampai 5×, Tucano sampai 50×, dan Carcará sampai 1.000×.',
  rules_sea_shot:
    'Pilih hewan dan tembak. Setiap tembakan adalah taruhan: kena dibayar angka pada hewan, meleset tidak dibayar.',
  rules_sea_gun:
    'Meriam mengalikan biaya dan bayaran tembakan sampai {{most}} kali. Peluang kena tetap sama.',
  rules_sea_bomb:
    'Ikan buntal bom bernilai {{own}} dan meledak: membawa {{neighbours}} tetangga, masing-masing 2 sampai 15 kali taruhan.',
  rules_sea_chain:
    'Ubur-ubur bernilai {{own}} dan melepas petir yang melompat antar tetangga 1 sampai {{links}} kali, separuh peluang melompat lagi.',
  rules_sea_arms:
    'Gurita bernilai {{own}} dan memegang sesuatu di tiap {{arms}} lengannya: kosong, 5, atau 10 kali taruhan.',
  rules_sea_crown: 'Hiu emas bernilai {{own}}, dikali mahkotanya, sampai {{most}} kali taruhan.',
  rules_volley_match:
    'Pilih pertandingan antara dua dari {{pairs}} pasangan dan satu taruhan. Pasangan ini hanya ada di game ini.',
  rules_volley_sets:
    'Terbaik dari tiga set: dua sampai {{long}} dan ketiga sampai {{short}}, selisih dua poin; pada {{longMost}} dan {{shortMost}} poin set pasti selesai.',
  rules_volley_rally:
    'Setiap reli diundi dari {{rallies}} kemungkinan, menurut serangan penerima dan servis lawan. Pemenang reli melakukan servis.',
  rules_volley_markets: 'Anda bisa bertaruh pada pemenang, skor set, total poin, dan handicap poin.',
  rules_volley_payout: 'Taruhan menang membayar taruhan kali odds, dibulatkan ke bawah ke centavo.',
  next: 'Berikutnya: {{multiplier}}',
  keno_hint: 'Pilih 1 sampai 10 angka',
  keno_number: 'Angka {{number}}',
  prizes_keno_one: 'Kali taruhan, menurut tebakan tepat, dengan {{count}} angka.',
  prizes_keno_other: 'Kali taruhan, menurut tebakan tepat, dengan {{count}} angka.',
  gems_hint: 'Pilih risiko lalu buka batunya',
  gems_pair: 'Sepasang',
  gems_five: 'Lima sama',
  prizes_gems: 'Kali taruhan, menurut kombinasi dan risiko.',
  rings_hint: 'Pilih jarak lalu lempar',
  rings_throw: 'Lempar gelang',
  rings_distance: 'Jarak',
  rings_near: 'Dekat',
  rings_middle: 'Tengah',
  rings_far: 'Jauh',
  rings_landed_one: '{{count}} gelang masuk',
  rings_landed_other: '{{count}} gelang masuk',
  prizes_rings: 'Kali taruhan, menurut jumlah gelang masuk.',
  coin_heads: 'Kepala',
  coin_tails: 'Ekor',
  coin_hint: 'Bertaruh lalu tebak',
  coin_ask: 'Kepala atau ekor?',
  coin_wrong: 'Keluar {{side}}',
  coin_cashed_one: 'Dicairkan setelah {{count}} tebakan benar',
  coin_cashed_other: 'Dicairkan setelah {{count}} tebakan benar',
  coin_last: 'Semua tebakan benar',
  prizes_coin: 'Pengali setelah sekian tebakan benar.',
  crossing_hint: 'Pilih kesulitan lalu mulai',
  crossing_step: 'Menyeberang',
  crossing_hit: 'Ada mobil datang',
  crossing_far: 'Sampai di seberang',
  crossing_cashed_one: 'Dicairkan setelah {{count}} lajur',
  crossing_cashed_other: 'Dicairkan setelah {{count}} lajur',
  crossing_lane: 'Lajur',
  prizes_crossing: 'Pengali setelah sekian lajur, menurut kesulitan.',
  hilo_higher: 'Lebih besar',
  hilo_lower: 'Lebih kecil',
  hilo_skip: 'Lewati',
  hilo_hint: 'Bertaruh dan buka kartu pertama',
  hilo_ask: 'Lebih besar atau kecil dari {{card}}?',
  hilo_wrong: 'Salah tebak: keluar {{card}}',
  hilo_last: 'Tebakan terakhir benar',
  prizes_hilo: 'Tebakan pertama, menurut kartu terbuka.',
  race_none: 'Tanpa taruhan',
  race_hint: 'Pilih motor dan target',
  race_go: 'Mulai balapan',
  race_running: 'Balapan berlangsung',
  prizes_race: 'Peluang tiap motor mencapai tiap target.',
  sea_gun: 'Meriam',
  sea_lagosta: 'Lobster',
  sea_tartaruga: 'Penyu',
  sea_jacare: 'Kaiman',
  sea_bomb: 'Ledakan: {{worth}}×',
  sea_chain: 'Petir berantai: {{worth}}×',
  sea_arms: 'Lengan penuh: {{worth}}×',
  sea_crown: 'Mahkota raja: {{worth}}×',
  prizes_sea: 'Bayaran tiap hewan dan peluang satu tembakan kena.',
  volley_winner: 'Pemenang',
  volley_sets: 'Skor set',
  volley_points: 'Total poin',
  volley_handicap: 'Handicap',
  volley_hint: 'Pilih taruhan lalu mulai',
  volley_serve: 'Servis',
  volley_set: 'Set {{number}}',
  volley_rally: 'Poin: {{pair}}',
  volley_attack: 'Serangan',
  volley_service: 'Servis',
  prizes_volley: 'Kekuatan tiap pasangan, 1 sampai 5.',
};
