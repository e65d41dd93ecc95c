import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {
  own_password: 'Parolam',
  own_password_title: 'Yalnızca size ait bir parola belirleyin',
  own_password_text:
    'Giriş yaptığınız parolayı başka biri de gördü. Onunla panele bir daha girilemez: yalnızca sizin bildiğiniz bir parola belirleyin.',
  own_password_change_text: 'Diğer açık oturumlarınız sonlanır.',
  own_password_old: 'Şimdiki parola',
  own_password_new: 'Yeni parola, en az 10 karakter',
  own_password_set: 'Parolayı belirle',
  own_password_done: 'Parolanız değiştirildi',
  told_title: '{{email}} hesabının parolası',
  told_text:
    'Yalnızca bu kez gösterilir ve tek giriş için geçerlidir: bununla giren, her şeyden önce kendi parolasını belirler.',
  told_copy: 'Kopyala',
  told_copied: 'Kopyalandı',
  told_noted: 'Parolayı ilettim',
  team_reset: 'Yeni parola',
  team_reset_title: '{{email}} hesabına yeni parola verilsin mi?',
  team_reset_text:
    'Bu hesabın bütün oturumları sonlanır. 30 gün boyunca siz ve bu kişi birlikte onay veremezsiniz.',
  team_role_title: '{{email}}: {{from}} → {{to}} olsun mu?',
  team_role_text:
    'Bu hesabın bütün oturumları sonlanır. 30 gün boyunca siz ve bu kişi birlikte onay veremezsiniz.',
  team_role_change: 'Rolü değiştir',
  team_close_title: '{{email}} hesabı kapatılsın mı?',
  team_close_text: 'Bütün oturumlar sonlanır ve yeniden açılana kadar bu hesapla kimse giremez.',
  team_open_title: '{{email}} hesabı yeniden açılsın mı?',
  team_open_text: 'Bu kişi önceki parolası ve rolüyle yeniden girebilir.',
  two_factor_forget_title: '{{email}} hesabından kimlik doğrulayıcı kaldırılsın mı?',
  two_factor_forget_text:
    'Bundan sonra, yeniden bir uygulama bağlanana kadar bu hesaba yalnızca parolayla girilir.',
  did_staff_password_change: 'Kendi parolasını değiştirdi',
  detail_from_role: 'Önceki rol',
  detail_is_active: 'Açık',
  detail_forgot_two_factor: 'Uygulama kaldırıldı',
};
