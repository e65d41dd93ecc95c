import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  lifting: 'Kara listeden çıkarma',
  lift: 'Kara listeden çıkarılmasını iste',
  lift_text:
    'Kararı bir başkası verir. O zamana kadar hiçbir şey değişmez; sonra üye yeniden giriş yapabilir.',
  did_member_lifting_ask: 'Kara listeden çıkarılmasını istedi',
  did_member_lift: 'Üyeyi kara listeden çıkardı',
  did_member_lifting_refuse: 'Kara listeden çıkarmayı reddetti',
  detail_asked_by: 'İsteyen',
  deduct_asks_text:
    'Nakit bakiye: {{money}}. Kesintiyi siz istersiniz; Onaylar bölümünde bir başkası karar verir, para ancak o zaman alınır.',
  deduct_asked_notice: 'Kesinti istendi. Onaylar bölümünde bir başkası karar verir.',
  done_deduct_asked: 'Kesinti istendi',
  correction: 'Kesinti',
  correction_waiting: '{{email}} {{at}} tarihinde {{money}} istedi; bir başkasını bekliyor',
  correction_done: '{{asker}} {{money}} istedi, {{email}} {{at}} tarihinde kesti',
  correction_refused: '{{asker}} {{money}} istedi, {{email}} {{at}} tarihinde reddetti: dosya yeniden açık',
  adjustment_case: 'Bir dosyadan',
  detail_case_id: 'Dosya',
  looks: 'Görüntülemeler',
  looks_none: 'Görüntülemeler hariç',
  looks_all: 'Görüntülemeler dahil',
  looks_only: 'Yalnızca görüntülemeler',
  did_look: 'Görüntüledi: {{what}}',
  look_standing: 'Limitler, molalar ve bağlantılar',
  look_open_rounds: 'Açık turlar',
  look_agents: 'Rapordaki temsilciler',
  look_letters: 'Üyelere mesajlar',
  detail_state: 'Durum',
  detail_after: 'Sonrası',
  detail_range: 'Dönem',
  detail_figure: 'Gösterge',
  status_closed: 'Kapatıldı',
  closed_since: 'Üye kapattı',
  reopen: 'Hesabı yeniden aç',
  reopen_title: '{{account}} hesabı yeniden açılsın mı?',
  reopen_text: 'Yalnızca üyenin kendisi isterse. Kendini dışlama ve limitler geçerli kalır.',
  reopened_notice: '{{account}} hesabı yeniden açıldı',
  did_member_reopen: 'Üye hesabını yeniden açtı',
  member_is_closed: 'Bu üye hesabını kapattı.',
};

export const trErrors: Words<typeof enErrors> = {
  member_not_blacklisted: 'Bu üye kara listede değil',
};
