import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  request_transfer: 'Desfecho de transferência',
  title_transfer: 'Declarar como terminou esta transferência?',
  approve_transfer: 'Declarar',
  about_transfer_in_done:
    '{{money}} de {{account}} chegaram a {{platform}}. O valor passa a valer como saldo lá.',
  about_transfer_in_failed: '{{money}} de {{account}} não chegaram a {{platform}}. O valor volta ao saldo.',
  about_transfer_out_done: '{{money}} de {{account}} saíram de {{platform}}. O valor vai para o saldo.',
  about_transfer_out_failed:
    '{{money}} de {{account}} não saíram de {{platform}}. O valor continua valendo como saldo lá.',
  platform_said_not_connected: 'A plataforma não estava conectada quando o pedido foi feito.',
  platform_said_no_answer: 'A plataforma nada informou sobre isto quando o pedido foi feito.',
  platform_said_something_else:
    'A plataforma informou outra transferência com este número quando o pedido foi feito.',
  platform_said_player_unknown: 'A plataforma não conhecia este jogador quando o pedido foi feito.',
  declared_done: 'Feita',
  declared_failed: 'Não feita',
  declare_transfer_title: 'Como terminou esta transferência?',
  declare_transfer_text:
    'Somente com o que a plataforma, ou quem a liquida, comprovou por escrito. Se estiver conectada, a plataforma é consultada mais uma vez agora; uma segunda pessoa decide.',
  declare_transfer_what: 'O que está comprovado',
  declare_transfer_evidence: 'Número do extrato ou da carta',
  did_platform_transfer_declare_ask: 'Pediu a declaração do desfecho de uma transferência',
  did_platform_transfer_declare: 'Declarou o desfecho de uma transferência',
  did_platform_transfer_declare_refuse: 'Recusou a declaração do desfecho de uma transferência',
  detail_platform_said: 'A plataforma disse',
  detail_platform: 'Plataforma',
  detail_direction: 'Sentido',
  direction_in: 'Para a plataforma',
  direction_out: 'Da plataforma',
  request_left_behind: 'Deixado em plataforma',
  title_left_behind: 'Encerrar o que {{account}} deixou em {{platform}}?',
  approve_left_behind: 'Executar',
  about_left_behind_paid:
    'A casa paga {{money}} ao saldo de {{account}}, como perda com {{platform}}. O membro é avisado.',
  about_left_behind_lost:
    '{{money}} de {{account}} em {{platform}} passam a valer como perdidos. O membro é avisado e nada recebe.',
  declared_left_paid: 'Pago pela casa',
  declared_left_lost: 'Baixado como perda',
  did_platform_left_behind_ask: 'Pediu o encerramento de valor deixado em plataforma',
  did_platform_left_behind: 'Encerrou valor deixado em plataforma',
  did_platform_left_behind_refuse: 'Recusou o encerramento de valor deixado em plataforma',
  left_behind: 'Deixado em plataformas que se foram',
  left_behind_hint:
    'O último saldo conhecido dos membros em plataformas que não estão mais conectadas, não respondem ou não conhecem mais o membro. Com duas pessoas, a casa paga o valor ou dá baixa com comprovação.',
  left_behind_none: 'Não há nada deixado em plataformas',
  left_behind_forgotten: 'Conta desconhecida lá',
  left_behind_told: 'Último saldo em',
  left_behind_end: 'Decidir',
  left_behind_end_title: 'O que fazer com {{money}} de {{account}} em {{platform}}?',
  left_behind_end_text:
    'Somente quando nada mais pode ser trazido de volta. Se estiver conectada, a plataforma é consultada mais uma vez agora; uma segunda pessoa decide, e o membro é avisado por mensagem e e-mail.',
  left_behind_what: 'O que fazer',
  left_behind_evidence: 'Número do ofício do juízo ou do liquidante, ou do último extrato',
  left_behind_came_back: 'Está lá de novo',
  left_behind_made_good: 'A casa pagou {{money}}; a plataforma tem de novo dinheiro deste membro',
  ledger_account_platform_losses: 'Perdas com plataformas',
  move_platform_loss_paid: 'Pago no lugar de uma plataforma',
  look_left_behind: 'Valores deixados em plataformas',
};

export const ptErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Esta transferência foi enviada há menos de {{hours}} h',
  transfer_known:
    'A plataforma acabou de informar como esta transferência terminou, e isso já foi registrado',
  transfer_under_way:
    'A plataforma está sendo consultada agora sobre esta transferência. Tente de novo em instantes',
  left_behind_unknown: 'Não há nada deste membro lá',
  left_behind_too_fresh: 'O saldo de lá foi informado há menos de {{hours}} h',
  platform_answers: 'A plataforma responde: o que ela tem pode ser trazido de volta',
};
