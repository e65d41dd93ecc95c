import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  title: 'Yarışlar',
  text: 'Oynayın, sıralamada yükselin ve ödüllerden payınızı alın.',
  day_wager: 'Günlük yarış',
  week_wager: 'Haftalık yarış',
  day_multiplier: 'Günlük çarpan yarışı',
  week_multiplier: 'Haftalık çarpan yarışı',
  measure_wager: 'En çok bahis yapan kazanır',
  measure_multiplier: 'Tek turda en yüksek çarpan',
  total: '{{amount}} ödül',
  ends_in: '{{time}} sonra bitiyor',
  days_time: '{{days}} gün {{time}}',
  counting: 'Son turlar sayılıyor',
  your_place: 'Sıranız',
  place_of: '{{place}} / {{players}}',
  not_yet: 'Henüz puanınız yok',
  log_in_first: 'Katılmak için giriş yapın',
  players_one: '{{count}} oyuncu',
  players_other: '{{count}} oyuncu',
  leaders: 'Sıralama',
  no_leaders: 'Henüz kimsenin puanı yok',
  no_leaders_text: 'Birincilik hâlâ boşta.',
  place: 'Sıra',
  player: 'Oyuncu',
  hidden: 'Gizli',
  you: 'Siz',
  wagered: 'Bahis',
  multiplier: 'Çarpan',
  prize: 'Ödül',
  prizes: 'Ödüller',
  see: 'Yarışı gör',
  running: 'Devam ediyor',
  history: 'Önceki yarışlar',
  no_history: 'Henüz biten yarış yok',
  no_history_text: 'İlk yarış bittiğinde kazananlar burada görünür.',
  nobody: 'Kimse katılmadı',
  you_won: '{{place}}. oldunuz: {{amount}}',
  none: 'Şu anda yarış yok',
  none_text: 'Sıradaki yarış başlar başlamaz burada görünür.',
  turnover_left: 'Ödüllere katılmak için {{amount}} nakit bahis kaldı',
  rules: 'Kurallar',
  rule_wager: 'Nakit bakiyenizle bahse koyduğunuz her real sayılır. Bonus bakiyesi sayılmaz.',
  rule_weights: 'Bahsin ne kadarı sayılır:',
  rule_multiplier:
    'En iyi turunuz sayılır: ödemenin bahse oranı. Bahis en az {{min}} ve tamamı nakit olmalıdır.',
  rule_time:
    'Günler Brasília saatiyle gece yarısı başlar ve biter; haftalar pazartesiden pazara sürer. Tur bittiğinde sayılır.',
  rule_turnover:
    'Ödüller, yarış boyunca en az {{min}} nakit bahis yapanlarındır; diğer sıralar sonraki oyuncuya geçer.',
  rule_tie: 'Puanlar eşitse önce ulaşan öndedir.',
  rule_paid: 'Ödüller bitişten kısa süre sonra nakit ödenir; çekmeden önce beş katı kadar bahis gerekir.',
  rule_who: 'Demo, dondurulmuş ve kendini dışlamış hesaplar ödül almaz; sıraları sonraki oyuncuya geçer.',
  rule_name:
    'Başkaları kullanıcı adınızın yalnızca bir kısmını görür; profilinizden tamamen gizleyebilirsiniz.',
};

export const trErrors: Words<typeof enErrors> = {
  race_unknown: 'Böyle bir yarış yok',
  race_on_already: 'Bu türde bir yarış zaten var',
  race_over_budget: 'Ödüllerin toplamı bütçeyi aşıyor',
};
