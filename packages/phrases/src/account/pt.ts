import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  data_title: 'Seus dados',
  download: 'Baixar meus dados',
  download_short: 'Baixar',
  download_about: 'Um arquivo com tudo o que é seu aqui',
  download_text:
    'Cadastro, acessos, depósitos, saques, extrato, rodadas, limites e mensagens em um arquivo JSON. Guarde-o bem: quem o tiver pode ler tudo.',
  download_started: 'O download começou',
  close: 'Encerrar conta',
  close_short: 'Encerrar',
  close_about: 'Fecha para sempre, em todos os aparelhos',
  close_title: 'Encerrar sua conta?',
  close_before:
    'Antes, saque seu dinheiro e termine as rodadas e o bônus: com algo pendente a conta não se encerra.',
  close_sessions: 'Todas as sessões terminam e ninguém entra mais na conta.',
  close_news: 'Não enviamos mais novidades nem ofertas.',
  close_kept:
    'Guardamos os registros por pelo menos cinco anos, como a lei exige; depois apagamos o que diz quem você é. Até lá, seu CPF não abre outra conta.',
  close_excluded: 'Autoexclusões continuam valendo até o fim.',
  closed: 'Conta encerrada',
  closed_text: 'Para voltar um dia, fale com o atendimento.',
  mail_kept:
    'Guardamos por {{years}} anos o que a lei exige: cadastro, depósitos, saques, apostas e os registros da conta. Depois apagamos o que diz quem você é, a não ser que a lei ou um assunto em aberto peça mais tempo. Até lá, seu CPF não abre outra conta.',
  mail_back: 'Para voltar antes disso, escreva ao atendimento: {{support}}',
  mail_money: 'Ele continua seu. Para recebê-lo, escreva ao atendimento: {{support}}',
  mail_closed_ignore: 'Se não foi você, escreva ao atendimento agora mesmo.',
  mail_reopened:
    'Enquanto a conta existir, nada é apagado. Novidades e ofertas continuam desligadas até você ligá-las.',
};

export const ptErrors: Words<typeof enErrors> = {
  account_closed: 'Esta conta foi encerrada. Para voltar, fale com o atendimento',
  account_erased: 'Esta conta foi apagada',
  account_has_withdrawal: 'Há um saque em andamento: espere o pagamento ou cancele-o',
  account_has_round: 'Há uma rodada aberta: termine-a primeiro',
  account_has_bonus: 'Há um bônus ativo: cumpra-o ou desista dele primeiro',
  account_has_money: 'Ainda há dinheiro na conta: saque-o primeiro',
};
