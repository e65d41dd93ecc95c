import type { SeedTexts } from './en.ts';

export const tr: SeedTexts = {
  banner_welcome_tag: 'İlk yatırım',
  banner_welcome_title: "R$1.500'e kadar %100 bonus",
  banner_welcome_body: 'İlk Pix yatırımınızı ikiye katlayın. 5× çevrim, kabul etmeden önce görünür.',
  banner_welcome_button: 'Katılmak istiyorum',
  banner_wheel_tag: 'Şans çarkı',
  banner_wheel_title: 'Her R$100 için bir çevirme',
  banner_wheel_body: 'Gün içinde yatırılan her R$100 bir çevirmedir; olasılıklar yayımlanır.',
  banner_wheel_button: 'Çarkı çevir',
  banner_relief_tag: "23.59'a kadar",
  banner_relief_title: 'Günlük %8 destek',
  banner_relief_body: 'Dünkü net kaybınızın bir kısmı bugün tek dokunuşla geri gelir.',
  banner_relief_button: 'Desteğimi gör',
  footer_terms:
    "Kişi başına bir hesap, yalnızca 18 yaş ve üstü, kendi CPF'nizle. Değişiklikler duyurudan en az iki hafta sonra geçerli olur.",
  footer_privacy:
    'Yalnızca ödeme yapmak, hesabınızı korumak ve yasaya uymak için gerekeni saklarız. Hiçbir şey satılmaz.',
  footer_faq: 'Para yatırma, çekme, çevrim ve doğrulanabilir sonuçlar birkaç satırda anlatılır.',
  footer_responsible_gaming:
    'Ne kadar ve ne süreyle oynayacağınızı belirleyin, oraya gelince durun. Kumar geçim yolu değildir.',
  footer_operator:
    '{{site}}, yetkili makamın denetlediği lisanslı işletmeci {{operator}} tarafından işletilir. Lisans {{licence}} (örnek numara).',
  support_title: 'Bize ulaşın',
  support_body:
    'Gerçek bir kişi, çoğunlukla birkaç dakikada yanıtlar. Kullanıcı adınız hazır olsun; şifrenizi asla sormayız.',
  support_hours: 'Haftanın 7 günü, günde 24 saat',
  notice_payments_title: 'Pix günün her saati çalışır',
  notice_payments_body:
    "Pix yatırımları tatiller dahil her saat gelir. Kendi CPF'nizdeki bir hesaptan ödeyin: başkasından gelen para iade edilir.",
  notice_security_title: 'Şifrenizi asla sormayız',
  notice_security_body:
    '{{site}} adına hiç kimse sohbet, telefon veya e-posta ile şifre, çekim şifresi ya da kod istemez. İsteyen olursa yanıt vermeyin, desteğe bildirin.',
  notice_service_title: 'Salı günleri bakım',
  notice_service_body:
    'Salı günleri Brasília saatiyle 05.00–05.30 arasında bazı oyunlar kapalı olabilir. Açık eller olduğu gibi saklanır.',
  notice_games_title: 'Her eli kendiniz doğrulayın',
  notice_games_body: 'Oyun geçmişini açın, bir el seçin ve çekilişi kendi tarayıcınızda yeniden yapın.',
  news_terms_title: 'Kullanım koşulları güncellendi',
  news_terms_body:
    'Çekim süreleri ve oyun limitleri daha açık anlatıldı. Yeni metin burada yazan tarihten itibaren geçerlidir; kabul etmiyorsanız o tarihten önce paranızı çekip hesabınızı kapatabilirsiniz.',
  news_games_title: 'Minas do Sertão geldi',
  news_games_body:
    'Mayın sayısını seçin, kareleri açın, dilediğiniz an parayı alın. Teorik geri dönüş oyunun içinde yazar.',
  news_payout_title: '120 dakika içinde para çekme',
  news_payout_body:
    'Her çekimi bir kişi inceler ve 120 dakika içinde ödenmesi gerekir. Saat, çekim ekranındadır.',
  news_wheel_title: 'Şans çarkı açıldı',
  news_wheel_body:
    'Gün içinde yatırdığınız her R$100 için bir çevirme hakkınız olur. Her ödülün olasılığı çarkın yanında yazar.',
  news_opening_title: '{{site}} kapılarını açtı',
  news_opening_body: 'Doğrulanabilir oyunlar, saniyeler içinde Pix ve her saat destek, yepyeni bir evde.',
};
