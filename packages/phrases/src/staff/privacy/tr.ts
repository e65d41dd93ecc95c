import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {
  lifting: 'Kara listeden çıkarma',
  lift: 'Kara listeden çıkarılmasını iste',
  lift_title: '{{account}} kara listeden çıkarılsın mı?',
  lift_text:
    'Kararı bir başkası verir. O zamana kadar hiçbir şey değişmez; sonra üye yeniden giriş yapabilir.',
  lift_asked: 'İstendi. Bir başkası burada veya Vakalar bölümünde karar verir.',
  lift_by: '{{email}} {{at}} tarihinde istedi: {{reason}}',
  lift_decided_by: '{{email}} {{at}} tarihinde karar verdi',
  lift_waiting: 'Bir başkasını bekliyor',
  lift_done: 'Kara listeden çıkarıldı',
  lift_refused: 'Reddedildi: kara listede kalıyor',
  lift_approve: 'Kara listeden çıkar',
  lift_refuse: 'Kara listede tut',
  did_member_lifting_ask: 'Kara listeden çıkarılmasını istedi',
  did_member_lift: 'Üyeyi kara listeden çıkardı',
  did_member_lifting_refuse: 'Kara listeden çıkarmayı reddetti',
  detail_asked_by: 'İsteyen',
  deduct_asks_text:
    'Nakit bakiye: {{money}}. Kesintiyi siz istersiniz; Düzeltmeler bölümünde bir başkası karar verir, para ancak o zaman alınır.',
  deduct_asked_notice: 'Kesinti istendi. Düzeltmeler bölümünde bir başkası karar verir.',
  done_deduct_asked: 'Kesinti istendi',
  correction: 'Kesinti',
  correction_waiting: '{{email}} {{at}} tarihinde {{money}} istedi; bir başkasını bekliyor',
  correction_done: '{{asker}} {{money}} istedi, {{email}} {{at}} tarihinde kesti',
  correction_refused: '{{asker}} {{money}} istedi, {{email}} {{at}} tarihinde reddetti: vaka yeniden açık',
  adjustment_case: 'Bir vakadan',
  detail_case_id: 'Vaka',
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
};

export const trErrors: Words<typeof enErrors> = {
  lifting_unknown: 'Böyle bir kara listeden çıkarma isteği yok',
  member_not_blacklisted: 'Bu üye kara listede değil',
  lifting_waits: 'Bir başkasını bekleyen bir istek zaten var',
};
