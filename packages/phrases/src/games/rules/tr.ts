import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {
  rules_dice_target:
    'Bir hedef seçin ve çıkan sayının bunun üstünde mi altında mı kalacağını belirleyin. Tam hedefin gelmesi kazandırmaz.',
  rules_dice_roll: 'Çıkan sayı 00,00 ile 99,99 arasındadır. 10.000 sayının her birinin şansı eşittir.',
  rules_dice_payout:
    'Kazanç, bahis tutarının 0,99 ile çarpılıp kazanma olasılığınıza bölünmesiyle bulunur; çarpan dört ondalık basamağa aşağı yuvarlanır.',
  rules_mines_field:
    'Alanda {{tiles}} kare vardır. Kaç mayın gizleneceğini {{fewest}} ile {{most}} arasında seçin.',
  rules_mines_pick: 'Açtığınız her güvenli kare çarpanı yükseltir. Mayın açmak turu ödemesiz bitirir.',
  rules_mines_cash_out:
    'İlk güvenli kareden sonra istediğiniz an nakde çevirebilirsiniz. Tüm güvenli kareler açıldığında tur kendiliğinden ödenir.',
  rules_mines_laid: 'Mayınlar ilk seçiminizden önce yerleştirilir ve asla yer değiştirmez.',
  rules_mines_payout:
    'Çarpan, 0,99’un o kadar güvenli kareyi açma olasılığına bölünmesiyle bulunur ve dört ondalık basamağa aşağı yuvarlanır.',
  rules_mines_maximum:
    'Bir tur en fazla {{amount}} öder. Sonraki kare bunu aşacaksa gösterilen çarpanlar ondan önce biter ve tur son çarpandan kendiliğinden ödenir.',
  rules_roulette_ball: 'Top 0’dan 36’ya kadar 37 sayıdan birine düşer. Hepsinin şansı eşittir.',
  rules_roulette_bets: 'Bir turda birden çok bahis yapabilirsiniz. Her biri ayrı sonuçlanır.',
  rules_roulette_payout:
    'Kazanan bahis, tutarının 36 katının kapsadığı sayı adedine bölümü kadar öder; bahis tutarı buna dahildir.',
  rules_roulette_zero: 'Sıfır yalnızca onu içeren bahislere kazandırır.',
  rules_slot_lines:
    'Bir çizgide, ilk makaradan başlayarak soldan sağa üç veya daha fazla aynı sembol kazandırır. {{lines}} çizginin tümü her zaman oynanır.',
  rules_slot_payout:
    'Her çizgi, bahis tutarının {{lines}} ile bölümünü oynar. Bir çizgide yalnızca en yüksek kazanç ödenir; farklı çizgilerdeki kazançlar toplanır.',
  rules_slot_wild: '{{wild}}, {{scatter}} dışındaki tüm sembollerin yerine geçer.',
  rules_slot_scatter:
    'Herhangi bir yerdeki üç, dört veya beş {{scatter}} sembolü bahis tutarının {{three}}, {{four}} veya {{five}} katını öder.',
  rules_slot_free_spins:
    'Üç veya daha fazla {{scatter}} sembolü ayrıca {{awarded}} bedava dönüş verir; bu, bedava dönüşlerde de geçerlidir ve tur başına en fazla {{most}} olur. Bedava dönüş kazançları {{multiplier}} ile çarpılır.',
  rules_crash_target: 'Bahsinizin kendiliğinden nakde çevrileceği çarpanı seçin: 1,01 ile 1.000 arası.',
  rules_crash_flight:
    'Çarpan, papağanla birlikte 1,00’dan başlayıp o dönene kadar yükselir. Döneceği nokta kalkıştan önce çekilir.',
  rules_crash_payout: 'Hedefe ulaşılırsa bahsiniz hedefle çarpılarak ödenir; ulaşılmazsa bahis kaybedilir.',
  rules_crash_chance: 'Bir hedefe ulaşma olasılığı 0,99’un hedefe bölümüdür.',
  rules_fishing_choose:
    '{{kinds}} balık türünden birini seçin. Nadir olanlar daha çok öder, daha seyrek yakalanır.',
  rules_fishing_shot:
    'Her bahis bir atıştır. İsabet, bahsi balığın üstündeki sayıyla çarpıp öder; ıska ödemez.',
  rules_fishing_chance:
    'Yakalama olasılığı %{{percent}} bölü balığın ödediği çarpandır ve her atışta aynıdır.',
  rules_fishing_swim: 'Balığın nerede yüzdüğü ve nereye dokunduğunuz sonucu değiştirmez.',
  rules_baccarat_hands: 'Oyuncu ve kasa, her tur yeniden karılan {{decks}} desteden ikişer kart alır.',
  rules_baccarat_points:
    'As 1, onlu ve resimli kartlar 0, diğerleri kendi sayısı kadardır. Toplamın yalnızca son hanesi sayılır; 9’a yakın el kazanır.',
  rules_baccarat_player:
    'Ellerden birinde 8 veya 9 varsa kart dağıtılmaz. Yoksa oyuncu 0 ile 5 arasında üçüncü kartı çeker.',
  rules_baccarat_banker:
    'Oyuncu üçüncü kart almadıysa kasa 0 ile 5 arasında çeker; aldıysa punto banco’nun sabit tablosuna uyar. Kimse karar vermez.',
  rules_baccarat_payout: 'Bahis dâhil: oyuncu 2 kat, kasa 1,95 kat, beraberlik 9 kat öder.',
  rules_baccarat_tie: 'Beraberlikte oyuncu ve kasa bahisleri geri verilir.',
  rules_bingo_cards:
    'Her birinde 15 sayı olan {{fewest}} ila {{most}} kartla oynayın. Hiçbir sayı iki kartınızda birden bulunmaz.',
  rules_bingo_stake: 'Bahis her kart içindir ve her kart ayrı ödenir.',
  rules_bingo_draw: '{{balls}} topun {{drawn}} tanesi çekilir. Her topun şansı eşittir.',
  rules_bingo_payout:
    'Kart, tamamladığı en iyi deseni öder: köşeler, çizgi, V, iki çizgi, çerçeve veya bingo.',
  rules_bingo_sheet: 'Her çekilişten önce kartları değiştirebilirsiniz. Bütün kartların şansı aynıdır.',
  rules_poker_deal: 'Her tur yeniden karılan 52’lik desteden beş kart alırsınız.',
  rules_poker_hold:
    'İstediklerinizi tutun, kalanları bir kez değiştirin. Gelecek kartlar dağıtımdan önce bellidir.',
  rules_poker_payout: 'Son el tabloya göre ödenir; en düşük kazanan el bir çift valedir.',
  rules_poker_hint: 'Öneri gösterilebilir: kanıtlanmış bir stratejinin tutacağı kartlar. Karar sizin.',
  rules_poker_return:
    'Gösterilen RTP önerilere uyulduğunda geçerlidir. Başka seçimler daha az geri verebilir.',
  rules_football_match:
    '{{clubs}} kulübün maçlarıyla bir kupon hazırlayın. Kulüpler yalnızca bu oyunda vardır.',
  rules_football_goals:
    'Her takımın golleri (0–{{most}}), hücumuna ve rakibin savunmasına bağlı olasılıklarla çekilir; ev sahibi biraz avantajlıdır.',
  rules_football_odds: 'Oranlar, %{{percent}} bölü kesin olasılıktır ve iki ondalığa aşağı yuvarlanır.',
  rules_football_markets:
    'Maç sonucuna, gol sayısına, iki takımın da gol atmasına, handikapa ve skora bahis yapılabilir.',
  rules_football_slip:
    'Bir kupona en fazla {{picks}} seçim girer: her biri tekli, hepsi birlikte kombine ya da ikisi de. Tutar her bahis içindir.',
  rules_football_multiple:
    'Kombine, farklı maçların seçimlerinden oluşur ve hepsi tutunca kazanır. Oranı, %{{percent}} bölü hepsinin tutma olasılığıdır: pay yalnızca bir kez alınır.',
  rules_football_payout:
    'Kazanan bahis, tutarın oranla çarpımını centavoya aşağı yuvarlayarak öder. Maçın diğer sahneleri bir şey belirlemez.',
  rules_lottery_pick: '{{from}} ile {{to}} arasından {{picked}} farklı sayı seçin.',
  rules_lottery_quick: 'Hızlı seçimde sayılarınız önce, toplar kadar adil biçimde çekilir.',
  rules_lottery_draw: 'Ardından {{picked}} top çekilir. Her kombinasyonun şansı eşittir.',
  rules_lottery_payout:
    'Ne kadar çok sayı tutarsa bahis o kadar çok katlanır. Topların sırası önemli değildir.',
  rules_limbo_target: 'Roketin ulaşması gereken yüksekliği seçin: 1,01 ile 1.000 arası bir çarpan.',
  rules_limbo_draw: 'Roketin ne kadar yükseleceğini tek bir çekiliş belirler; sayı hemen görünür.',
  rules_plinko_rows:
    'Top, seçtiğiniz {{fewest}} ila {{most}} çivi sırasından düşer. Her çivide sola ya da sağa eşit şansla gider.',
  rules_plinko_slots: 'Düştüğü göz bahsi çarpar. Ortadakiler bahisten az, kenardakiler en çok öder.',
  rules_plinko_risk: 'Yüksek risk ortadan alır, kenarlara ekler.',
  rules_tower_climb:
    'Kulenin {{floors}} katı var. Her katta bir kare seçin: arkasında hindistan cevizi ya da yengeç vardır.',
  rules_tower_risk: 'Zorluk, bir katta kaç kare olduğunu ve kaçında yengeç saklandığını belirler.',
  rules_tower_cash_out:
    'Her kattan sonra nakde çevirebilirsiniz. Yengeç turu ödemesiz bitirir; en üst kat kendiliğinden ödenir.',
  rules_tower_payout:
    'Çarpan, 0,98’in oraya kadar tırmanma olasılığına bölümüdür ve dört ondalığa aşağı yuvarlanır.',
  rules_wheel_spin: 'Dönme dolapta {{cabins}} kabin vardır. Her birinde durma şansı eşittir.',
  rules_wheel_payout: 'Kabindeki sayı bahsi çarpar; birçok kabin ödemez.',
  rules_wheel_risk: 'Yüksek riskte ödeyen kabin azdır ama daha çok öder.',
  rules_return:
    'Çok sayıda tur boyunca bu oyun bahislerin en az %{{percent}} kadarını oyunculara geri verir. Tek bir oturum bunun çok üstünde veya altında bitebilir.',
  rules_fair:
    'Her sonuç, bahsinizden önce sabitlenen sunucu tohumu, sizin tohumunuz ve tur numarasından üretilir. Sonradan doğrulayabilirsiniz.',
  rules_connection: 'Bağlantınız koparsa tur saklanır ve kaldığınız yerden devam edersiniz.',
  rules_left_cash_out:
    '{{hours}} saat dokunulmayan turu kasa bitirir: o ana dek nakde çevirebileceğiniz tutar ödenir; hiç adım atılmadıysa bahis iade edilir.',
  rules_left_first_guess:
    '{{hours}} saat dokunulmayan turu kasa bitirir: o ana dek nakde çevirebileceğiniz tutar ödenir; hiç tahmin yapılmadıysa kasa daha olası tarafı bir kez tahmin eder (eşitse büyük) ve nakde çevirir.',
  rules_left_advice:
    '{{hours}} saat dokunulmayan turu kasa bitirir: kartları oyunun önerisine göre sonuna kadar oynar, ek bahis koymaz ve sonucu öder.',
};
