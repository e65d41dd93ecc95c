import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  lifting: 'Retirada da lista negra',
  lift: 'Pedir a retirada da lista negra',
  lift_title: 'Tirar {{account}} da lista negra?',
  lift_text: 'Outra pessoa decide. Até lá nada muda; depois o membro pode entrar de novo.',
  lift_asked: 'Pedido feito. Outra pessoa decide aqui ou em Casos.',
  lift_by: '{{email}} pediu em {{at}}: {{reason}}',
  lift_decided_by: 'Decidido por {{email}} em {{at}}',
  lift_waiting: 'Aguarda outra pessoa',
  lift_done: 'Retirado da lista negra',
  lift_refused: 'Recusado: continua na lista negra',
  lift_approve: 'Tirar da lista negra',
  lift_refuse: 'Manter na lista negra',
  did_member_lifting_ask: 'Pediu a retirada da lista negra',
  did_member_lift: 'Tirou o membro da lista negra',
  did_member_lifting_refuse: 'Recusou a retirada da lista negra',
  detail_asked_by: 'Pedido por',
  deduct_asks_text:
    'Saldo em dinheiro: {{money}}. Você pede o desconto; outra pessoa decide em Ajustes, e só então o dinheiro sai.',
  deduct_asked_notice: 'Desconto pedido. Outra pessoa decide em Ajustes.',
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
};

export const ptErrors: Words<typeof enErrors> = {
  lifting_unknown: 'Este pedido de retirada da lista negra não existe',
  member_not_blacklisted: 'Este membro não está na lista negra',
  lifting_waits: 'Já há um pedido à espera de outra pessoa',
};
