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
};

export const ptErrors: Words<typeof enErrors> = {
  transfer_too_fresh: 'Esta transferência foi enviada há menos de {{hours}} h',
  transfer_known:
    'A plataforma acabou de informar como esta transferência terminou, e isso já foi registrado',
  transfer_under_way:
    'A plataforma está sendo consultada agora sobre esta transferência. Tente de novo em instantes',
};
