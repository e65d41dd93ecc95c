import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {
  own_password: 'Şifrem',
  own_password_title: 'Yalnızca size ait bir şifre belirleyin',
  own_password_text:
    'Giriş yaptığınız şifreyi başka biri de gördü. Onunla panele bir daha girilemez: yalnızca sizin bildiğiniz bir şifre belirleyin.',
  own_password_change_text: 'Diğer açık oturumlarınız sonlanır.',
  own_password_old: 'Şimdiki şifre',
  own_password_new: 'Yeni şifre, en az 10 karakter',
  own_password_set: 'Şifreyi belirle',
  own_password_done: 'Şifreniz değiştirildi',
  told_title: '{{email}} hesabının şifresi',
  told_text:
    'Yalnızca bu kez gösterilir ve tek giriş için geçerlidir: bununla giren, her şeyden önce kendi şifresini belirler.',
  told_copy: 'Kopyala',
  told_copied: 'Kopyalandı',
  told_noted: 'Şifreyi ilettim',
  team_reset: 'Yeni şifre',
  team_reset_title: '{{email}} hesabına yeni şifre verilsin mi?',
  team_reset_text:
    'Bu hesabın bütün oturumları sonlanır. 30 gün boyunca siz ve bu kişi birlikte onay veremezsiniz.',
  team_role_title: '{{email}}: {{from}} → {{to}} olsun mu?',
  team_role_text:
    'Bu hesabın bütün oturumları sonlanır. 30 gün boyunca siz ve bu kişi birlikte onay veremezsiniz.',
  team_role_change: 'Rolü değiştir',
  team_close_title: '{{email}} hesabı kapatılsın mı?',
  team_close_text: 'Bütün oturumlar sonlanır ve yeniden açılana kadar bu hesapla kimse giremez.',
  team_open_title: '{{email}} hesabı yeniden açılsın mı?',
  team_open_text: 'Bu kişi önceki şifresi ve rolüyle yeniden girebilir.',
  two_factor_forget_title: '{{email}} hesabından kimlik doğrulayıcı kaldırılsın mı?',
  two_factor_forget_text:
    'Bundan sonra, yeniden bir uygulama bağlanana kadar bu hesaba yalnızca şifreyle girilir.',
  did_staff_password_change: 'Kendi şifresini değiştirdi',
  detail_from_role: 'Önceki rol',
  detail_is_active: 'Açık',
  detail_forgot_two_factor: 'Uygulama kaldırıldı',
};
