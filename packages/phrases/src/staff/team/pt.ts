import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  own_password: 'Minha senha',
  own_password_title: 'Escolha uma senha só sua',
  own_password_text:
    'Outra pessoa viu a senha com que você entrou. Ela não abre o Backoffice de novo: escolha uma que só você conheça.',
  own_password_change_text: 'Suas outras sessões abertas terminam.',
  own_password_old: 'Senha atual',
  own_password_new: 'Nova senha, com 10 caracteres ou mais',
  own_password_set: 'Definir a senha',
  own_password_done: 'Sua senha foi alterada',
  told_title: 'Senha de {{email}}',
  told_text:
    'Aparece só desta vez e vale para um único acesso: quem entrar com ela escolhe uma própria antes de tudo.',
  told_copy: 'Copiar',
  told_copied: 'Copiada',
  told_noted: 'Já repassei a senha',
  team_reset: 'Nova senha',
  team_reset_title: 'Dar uma nova senha a {{email}}?',
  team_reset_text:
    'Todas as sessões desta conta terminam. Por 30 dias, você e esta pessoa não podem aprovar juntas.',
  team_role_title: '{{email}}: de {{from}} para {{to}}?',
  team_role_text:
    'Todas as sessões desta conta terminam. Por 30 dias, você e esta pessoa não podem aprovar juntas.',
  team_role_change: 'Mudar o perfil',
  team_close_title: 'Fechar a conta de {{email}}?',
  team_close_text: 'Todas as sessões terminam, e ninguém entra com ela até que seja reaberta.',
  team_open_title: 'Reabrir a conta de {{email}}?',
  team_open_text: 'Esta pessoa volta a entrar com a senha e o perfil de antes.',
  two_factor_forget_title: 'Remover o aplicativo autenticador de {{email}}?',
  two_factor_forget_text:
    'A partir daí, só a senha abre esta conta, até que um aplicativo seja ativado de novo.',
  did_staff_password_change: 'Mudou a própria senha',
  detail_from_role: 'Perfil anterior',
  detail_is_active: 'Aberta',
  detail_forgot_two_factor: 'Aplicativo removido',
};
