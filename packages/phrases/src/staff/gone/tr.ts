import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  request_transfer: 'Aktarımın sonucu',
  title_transfer: 'Bu aktarımın sonucu beyan edilsin mi?',
  approve_transfer: 'Beyan et',
  about_transfer_in_done:
    '{{account}} adlı üyenin {{money}} tutarı {{platform}} platformuna ulaştı. Orada duruyor sayılır.',
  about_transfer_in_failed:
    '{{account}} adlı üyenin {{money}} tutarı {{platform}} platformuna hiç ulaşmadı. Bakiyeye döner.',
  about_transfer_out_done:
    '{{account}} adlı üyenin {{money}} tutarı {{platform}} platformundan çıktı. Bakiyeye geçer.',
  about_transfer_out_failed:
    '{{account}} adlı üyenin {{money}} tutarı {{platform}} platformundan hiç çıkmadı. Hâlâ orada sayılır.',
  platform_said_not_connected: 'İstendiğinde platform bağlı değildi.',
  platform_said_no_answer: 'İstendiğinde platform bu aktarım hakkında bir şey bildirmedi.',
  platform_said_something_else: 'İstendiğinde platform bu numarayla başka bir aktarım bildirdi.',
  platform_said_player_unknown: 'İstendiğinde platform böyle bir oyuncu tanımıyordu.',
  declared_done: 'Yapıldı',
  declared_failed: 'Yapılmadı',
  declare_transfer_title: 'Bu aktarım nasıl sonuçlandı?',
  declare_transfer_text:
    'Yalnızca platformun ya da onu tasfiye edenin yazılı belgesine göre. Bağlıysa platforma şimdi bir kez daha sorulur; kararı ikinci bir kişi verir.',
  declare_transfer_what: 'Belgelerin gösterdiği',
  declare_transfer_evidence: 'Ekstre veya yazı numarası',
  did_platform_transfer_declare_ask: 'Aktarım sonucunun beyanını istedi',
  did_platform_transfer_declare: 'Aktarım sonucunu beyan etti',
  did_platform_transfer_declare_refuse: 'Aktarım sonucunun beyanını reddetti',
  detail_platform_said: 'Platformun yanıtı',
  detail_platform: 'Platform',
  detail_direction: 'Yön',
  direction_in: 'Platforma',
  direction_out: 'Platformdan',
  request_left_behind: 'Platformda kalan',
  title_left_behind: '{{account}} adlı üyenin {{platform}} platformunda kalan parası kapatılsın mı?',
  approve_left_behind: 'Uygula',
  about_left_behind_paid:
    'Site, {{platform}} zararı olarak {{account}} bakiyesine {{money}} öder. Üyeye bildirilir.',
  about_left_behind_lost:
    '{{account}} adlı üyenin {{platform}} platformundaki {{money}} tutarı kayıp sayılır. Üyeye bildirilir, ödeme yapılmaz.',
  declared_left_paid: 'Site öder',
  declared_left_lost: 'Zarar yazılır',
  did_platform_left_behind_ask: 'Platformda kalan paranın kapatılmasını istedi',
  did_platform_left_behind: 'Platformda kalan parayı kapattı',
  did_platform_left_behind_refuse: 'Platformda kalan paranın kapatılmasını reddetti',
  left_behind: 'Artık olmayan platformlarda kalanlar',
  left_behind_hint:
    'Üyelerin, artık bağlı olmayan, yanıt vermeyen ya da üyeyi tanımayan platformlardaki bilinen son bakiyesi. İki kişi karar verir: site öder ya da kanıtla zarar yazılır.',
  left_behind_none: 'Platformlarda kalan bir şey yok',
  left_behind_forgotten: 'Hesap orada bilinmiyor',
  left_behind_told: 'Son bildirim',
  left_behind_end: 'Karar ver',
  left_behind_end_title: '{{account}} adlı üyenin {{platform}} platformundaki {{money}} tutarı ne olsun?',
  left_behind_end_text:
    'Yalnızca artık hiçbir şey geri getirilemiyorsa. Bağlıysa platforma şimdi bir kez daha sorulur; kararı ikinci bir kişi verir, üyeye mesaj ve e-postayla bildirilir.',
  left_behind_what: 'Ne olacağı',
  left_behind_evidence: 'Mahkeme veya tasfiye memuru yazısının ya da son ekstrenin numarası',
  left_behind_came_back: 'Yeniden orada',
  left_behind_made_good: 'Site {{money}} ödedi; platformda bu üyenin yeniden parası var',
  ledger_account_platform_losses: 'Platform zararları',
  move_platform_loss_paid: 'Platformun yerine ödendi',
  look_left_behind: 'Platformlarda kalanlar',
};

export const trErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Bu aktarım gönderileli {{hours}} saat olmadı',
  transfer_known: 'Platform bu aktarımın sonucunu az önce bildirdi ve kaydedildi',
  transfer_under_way: 'Platforma şu anda bu aktarım soruluyor. Birazdan yeniden deneyin',
  left_behind_unknown: 'Bu üyenin orada kalan bir şeyi yok',
  left_behind_too_fresh: 'Oradaki bakiye bildirileli {{hours}} saat olmadı',
  platform_answers: 'Platform yanıt veriyor: oradaki para geri getirilebilir',
};
