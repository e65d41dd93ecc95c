import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {
  terms: 'Kullanım koşulları',
  privacy: 'Gizlilik',
  faq: 'Sık sorulan sorular',
  responsible_gaming: 'Sorumlu oyun',
  play_calmly: 'Sakin oynayın',
  tag_fair: 'Doğrulanabilir çekiliş',
  tag_pix: '7/24 Pix',
  footer_promise: 'Doğrulanabilir sonuçlar, saniyeler içinde Pix, her şey açık.',
  footer_operator: '{{site}}, yetkili makam tarafından denetlenen lisanslı bir işletmecidir.',
  footer_age:
    '18 yaşından küçüklere yasaktır. Kumar bağımlılık yapabilir: ölçülü ve yalnızca kaybetmeyi göze aldığınız parayla oynayın.',
  footer_support: 'Müşteri hizmetleri günde 24 saat, haftada 7 gün.',
  terms_intro: 'Sizinle aramızda geçerli olanlar, sade bir dille.',
  terms_operator_title: 'İşletmeci',
  terms_operator:
    'Site, yetkili makamca denetlenen lisanslı bir işletmeci tarafından yönetilir. Hesap açarak bu işletmeciyle sözleşme yapmış olursunuz.',
  terms_age_title: 'Asgari yaş: 18',
  terms_age:
    'Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. CPF ve doğum tarihini kontrol ederiz; reşit olmayanların hesapları kapatılır, yatırdıkları para iade edilir.',
  terms_account_title: 'Kişi başına bir hesap',
  terms_account:
    'Hesap kişiseldir ve CPF numaranıza bağlıdır. Şifrenizi ve çekim şifrenizi kimseyle paylaşmayın; kötüye kullanımdan şüphelenirseniz desteğe bildirin.',
  terms_money_title: 'Para yatırma ve çekme',
  terms_money:
    'Para yatırma ve çekme real cinsinden, Pix ile ve yalnızca CPF adınıza kayıtlı hesaplarla yapılır. Her yatırım, çekimden önce bir kez oynanmalıdır. Sınırlar ve ücretler onaydan önce gösterilir; çekimler kişiler tarafından incelenir.',
  terms_fairness_title: 'Sonuçlar ve geri ödeme',
  terms_fairness:
    'Kendi oyunlarımızın sonuçları, bahisten önce mühürlenen ve sonradan doğrulanabilen bir çekilişten gelir. Her oyunun teorik geri ödemesi (RTP) kesin olarak hesaplanır, oyunda gösterilir ve asla %85’in altında değildir.',
  terms_elsewhere_title: 'Başka platformların oyunları',
  terms_elsewhere:
    'Başka platformların oyunlarının çekilişi, kuralları ve geri ödemesi kendilerine aittir; sonucu da onlar bildirir. Oraya aktardığınız para sizindir ve istediğiniz an geri döner. Platform bir bahsin sonucunu hiç bildirmezse bahis kaybedilmiş sayılır, ama asla bir yıl dolmadan; sonradan bildirilen kazanç yine de ödenir. Bir platform siteden ayrılırsa açık bahisler iade edilir, orada kalan parayı biz çözeriz ve size haber veririz.',
  terms_rewards_title: 'Ödüller',
  terms_rewards:
    'Her ödül, siz kabul etmeden kurallarını gösterir. Aksi belirtilmedikçe tutar, çekimden önce beş kez oynanmalıdır.',
  terms_conduct_title: 'İki taraf için adil oyun',
  terms_conduct:
    'Botlar, arbitraj ve kişi başına birden çok hesap kötüye kullanımdır; iptal, haksız kazancın kesilmesi, hesabın dondurulması veya kara listeye alınmasıyla sonuçlanabilir.',
  terms_changes_title: 'Koşullardaki değişiklikler',
  terms_changes:
    'Değişiklikler duyurulur ve duyurudan en az iki hafta sonra yürürlüğe girer. Kabul etmezseniz paranızı çekip hesabı kapatabilirsiniz.',
  privacy_intro: 'Güvenle oynamanız için gerekeni saklarız; hiçbir şey satılmaz.',
  privacy_what_title: 'Neleri saklarız',
  privacy_what:
    'Ad, CPF, doğum tarihi, telefon, e-posta, Pix anahtarları, bahisler, yatırımlar, çekimler, desteğe ve sohbetlere yazdıklarınız ve hesabınıza erişimler (cihaz, IP adresi ve zaman).',
  privacy_why_title: 'Ne için',
  privacy_why:
    'Ödeme yapıp almak, yaş ve kimliği kanıtlamak, hesabı korumak, dolandırıcılık ve kara para aklamayı önlemek ve yasaya uymak için.',
  privacy_who_title: 'Kim alır',
  privacy_who: 'Pix işlemini yapan banka ve yasa gerektirdiğinde makamlar. Başka kimse değil.',
  privacy_keep_title: 'Ne kadar süreyle',
  privacy_keep:
    'Hesap var oldukça. Erişim kayıtları altı ay, sohbetler 30 gün, bizim mesajlarımız iki yıl, destekle yazışmalar beş yıl sonra silinir. Kapatılan hesabın yasanın istediği kayıtlarını en az beş yıl saklarız; sonra ad, CPF, iletişim bilgileri, Pix anahtarları ve kim olduğunuzu belli eden her şey silinir, yalnızca kişisiz tutarlar ve turlar kalır. Kendini dışlama sürüyorsa, açık bir vaka ya da yanıtlanmamış bir konu varsa, hesapta para varsa veya resmî makam kararı varsa daha uzun sürer. Kendini süresiz dışlayandan, yeniden girmesin diye CPF numarasının bir kodu kalır. Dolandırıcılık nedeniyle kara listeye alınan hesaplar silinmez.',
  privacy_rights_title: 'Haklarınız',
  privacy_rights:
    'LGPD uyarınca verilerinizi yasanın izin verdiği ölçüde görebilir, düzeltebilir, taşıyabilir ve sildirebilirsiniz. Güvenlik merkezinde verilerinizi indirir ve hesabınızı kapatırsınız; kalanı için günde 24 saat desteğe başvurun.',
  privacy_security_title: 'Nasıl koruruz',
  privacy_security:
    'Şifreler yalnızca geri döndürülemez özet olarak saklanır, bağlantı şifrelidir ve çalışanların her erişimi kaydedilir. Bu tarayıcıda yalnızca dil, tercihleriniz ve açık oturum tutulur.',
  calm_intro: 'Kumar, bir konser gibi ücretli eğlencedir: bedeli, kaybetmeyi kabul ettiğiniz tutardır.',
  calm_idea_title: 'Kasanın avantajı vardır',
  calm_idea:
    'Uzun vadede geri dönüş %100’ün altındadır. Kazanmak şanstır; bir sistemi yoktur ve kayıp daha çok oynayarak geri gelmez.',
  calm_signs_title: 'Uyarı işaretleri',
  calm_signs:
    'Kaybı çıkarmak için oynamak, ne kadar oynadığını gizlemek, fatura parasını veya borç parayı kullanmak, üzgün ya da öfkeliyken oynamak. Biri tanıdık geliyorsa durun ve biriyle konuşun.',
  calm_figures_title: 'Hep göz önünde',
  calm_figures:
    'Oturum süresi ve sonucu çubuktadır; hesabınızda giren çıkan her real ile tüm geçmiş bulunur.',
  calm_money_title: 'Önceden karar verin',
  calm_money:
    'Başlamadan ne kadar ve ne süre oynayacağınıza karar verin; oraya varınca kazansanız da kaybetseniz de durun.',
  calm_break_title: 'Ara vermek',
  calm_break:
    'Sınırlar ve aralar sayfasında birkaç gün durabilir ya da kendinizi aylarca dışlayabilirsiniz; hemen geçerli olur. Bakiyeniz yine de çekilebilir.',
  calm_help_title: 'Dışarıdan yardım',
  calm_help:
    'Brezilya’da CVV 188 numarasından her saat ücretsiz yanıt verir; kamu sağlık hizmeti CAPS merkezlerinde kumar bağımlılığını tedavi eder. Yardım istemek güçtür.',
  faq_deposit_q: 'Nasıl para yatırırım?',
  faq_deposit_a:
    'Tutarı seçin, Pix kodunu kopyalayın veya banka uygulamanızda QR okutun ve ödeyin. Bakiye genellikle saniyeler içinde kendiliğinden gelir.',
  faq_withdrawal_q: 'Para çekme ne kadar sürer?',
  faq_withdrawal_a:
    'Her çekim bir kişi tarafından incelenir ve 120 dakika içinde ödenmelidir. İlerleme çekim ekranında görünür.',
  faq_cpf_q: 'CPF neden gerekli?',
  faq_cpf_a:
    'CPF, yaş ve kimliği kanıtlar; Pix’in yalnızca sizden gelip size gitmesini sağlar. Başkasının ödemesi iade edilir.',
  faq_rollover_q: 'Neden hepsini çekemiyorum?',
  faq_rollover_a:
    'Kara para aklamaya karşı her yatırım bir kez oynanmalıdır. Çekim ekranı neyin serbest olduğunu ve ne kadar kaldığını gösterir.',
  faq_fair_q: 'Oyunların adil olduğunu nasıl bilirim?',
  faq_fair_a:
    'Bahisten önce çekilişin parmak izini görürsünüz; sonra tohum açıklanır ve her tur doğrulama sayfasında yeniden hesaplanabilir.',
  faq_password_q: 'Çekim şifresi nedir?',
  faq_password_a:
    'Yalnızca size ait, her çekimde sorulan 6 rakam. Güvenlik merkezinde belirler ve değiştirirsiniz.',
  faq_age_q: 'Kim oynayabilir?',
  faq_age_a: 'Geçerli CPF’si olan 18 yaş ve üzeri kişiler, kişi başına bir hesap.',
  faq_support_q: 'Destek ne zaman yanıt verir?',
  faq_support_a: 'Müşteri hizmetleri günde 24 saat, haftada 7 gün hizmetinizdedir.',
};
