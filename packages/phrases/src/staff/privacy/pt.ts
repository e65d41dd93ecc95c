import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  lifting: 'Retirada da lista negra',
  lift: 'Pedir a retirada da lista negra',
  lift_text: 'Outra pessoa decide. Até lá nada muda; depois o membro pode entrar de novo.',
  did_member_lifting_ask: 'Pediu a retirada da lista negra',
  did_member_lift: 'Tirou o membro da lista negra',
  did_member_lifting_refuse: 'Recusou a retirada da lista negra',
  detail_asked_by: 'Pedido por',
  deduct_asks_text:
    'Saldo em dinheiro: {{money}}. Você pede o desconto; outra pessoa decide em Autorizações, e só então o dinheiro sai.',
  deduct_asked_notice: 'Desconto pedido. Outra pessoa decide em Autorizações.',
  done_deduct_asked: 'Desconto pedido',
  correction: 'Desconto',
  correction_waiting: '{{money}} pedidos por {{email}} em {{at}}; aguarda outra pessoa',
  correction_done: '{{money}} pedidos por {{asker}}, descontados por {{email}} em {{at}}',
  correction_refused:
    '{{money}} pedidos por {{asker}}, recusados por {{email}} em {{at}}: o caso está aberto de novo',
  adjustment_case: 'De um caso',
  detail_case_id: 'Caso',
  looks: 'Consultas',
  looks_none: 'Sem consultas',
  looks_all: 'Com consultas',
  looks_only: 'Só consultas',
  did_look: 'Consultou: {{what}}',
  look_standing: 'Limites, pausas e relações',
  look_open_rounds: 'Rodadas abertas',
  look_agents: 'Agentes no relatório',
  look_letters: 'Mensagens a membros',
  detail_state: 'Estado',
  detail_after: 'Depois de',
  detail_range: 'Período',
  detail_figure: 'Indicador',
  status_closed: 'Encerrada',
  closed_since: 'Encerrada pelo membro em',
  reopen: 'Reabrir conta',
  reopen_title: 'Reabrir a conta de {{account}}?',
  reopen_text: 'Só a pedido do próprio membro. Autoexclusões e limites continuam valendo.',
  reopened_notice: 'A conta de {{account}} foi reaberta',
  did_member_reopen: 'Reabriu a conta do membro',
  member_is_closed: 'Este membro encerrou a conta.',
};

export const ptErrors: Words<typeof enErrors> = {
  member_not_blacklisted: 'Este membro não está na lista negra',
};
