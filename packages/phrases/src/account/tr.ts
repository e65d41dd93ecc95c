import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  data_title: 'Verileriniz',
  download: 'Verilerimi indir',
  download_short: 'İndir',
  download_about: 'Buradaki her şeyiniz tek dosyada',
  download_text:
    'Kayıt, girişler, yatırımlar, çekimler, hesap özeti, turlar, sınırlar ve mesajlar tek JSON dosyasında. İyi saklayın: dosyayı alan her şeyi okuyabilir.',
  download_started: 'İndirme başladı',
  close: 'Hesabı kapat',
  close_short: 'Kapat',
  close_about: 'Tüm cihazlarda kalıcı olarak kapatır',
  close_title: 'Hesabınız kapatılsın mı?',
  close_before:
    'Önce paranızı çekin, turlarınızı ve bonusunuzu bitirin: bekleyen bir şey varken hesap kapanmaz.',
  close_sessions: 'Tüm oturumlar biter ve hesaba bir daha giriş yapılmaz.',
  close_news: 'Artık haber ve teklif göndermeyiz.',
  close_kept:
    'Kayıtları yasanın istediği gibi en az beş yıl saklarız, sonra kim olduğunuzu belli eden her şeyi sileriz. O güne kadar CPF numaranız başka hesap açmaz.',
  close_excluded: 'Kendini dışlama, süresi dolana kadar geçerli kalır.',
  closed: 'Hesap kapatıldı',
  closed_text: 'Bir gün dönmek isterseniz desteğe yazın.',
  mail_kept:
    'Yasanın istediklerini {{years}} yıl saklarız: kayıt, yatırımlar, çekimler, bahisler ve hesap kayıtları. Sonra, yasa ya da açık bir konu daha uzununu gerektirmedikçe, kim olduğunuzu belli eden her şeyi sileriz. O güne kadar CPF numaranız başka hesap açmaz.',
  mail_back: 'Bundan önce dönmek için desteğe yazın: {{support}}',
  mail_money: 'Para sizindir. Almak için desteğe yazın: {{support}}',
  mail_closed_ignore: 'Siz değilseniz hemen desteğe yazın.',
  mail_reopened:
    'Hesap açık oldukça hiçbir şey silinmez. Haberler ve teklifler siz açana kadar kapalı kalır.',
};

export const trErrors: Words<typeof enErrors> = {
  account_closed: 'Bu hesap kapatıldı. Dönmek için desteğe yazın',
  account_erased: 'Bu hesap silindi',
  account_has_withdrawal: 'Devam eden bir çekim var: bekleyin veya iptal edin',
  account_has_round: 'Açık bir tur var: önce onu bitirin',
  account_has_bonus: 'Etkin bir bonus var: önce tamamlayın veya vazgeçin',
  account_has_money: 'Hesapta hâlâ para var: önce çekin',
};
