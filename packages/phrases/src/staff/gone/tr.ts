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
};

export const trErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Bu aktarım gönderileli {{hours}} saat olmadı',
  transfer_known: 'Platform bu aktarımın sonucunu az önce bildirdi ve kaydedildi',
  transfer_under_way: 'Platforma şu anda bu aktarım soruluyor. Birazdan yeniden deneyin',
};
