import type { Words } from '../../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  room_requests: 'Autorizações',
  requests_hint: 'Uma pessoa pede, outra decide; só então algo acontece.',
  requests_mine_one: '{{count}} pedido aguarda você',
  requests_mine_other: '{{count}} pedidos aguardam você',
  requests_none: 'Ninguém pediu nada ainda',
  request_what: 'O quê',
  request_adjustment: 'Ajuste',
  request_lifting: 'Saída da lista negra',
  request_payout: 'Desfecho de pagamento',
  request_refund: 'Devolução feita por outro meio',
  request_waiting: 'Aguardando',
  request_done: 'Feito',
  request_refused: 'Recusado',
  request_overtaken: 'Resolvido sozinho',
  request_unknown: 'Estado desconhecido aqui',
  request_asked_by: 'Pedido por',
  request_decided_by: 'Decidido por',
  request_by: '{{email}} pediu em {{at}}: {{reason}}',
  request_decided: 'Decidido por {{email}} em {{at}}',
  title_adjustment: 'Ajustar o saldo de {{account}}?',
  title_lifting: 'Tirar {{account}} da lista negra?',
  title_payout: 'Declarar como terminou o pagamento {{order}}?',
  title_refund: 'Declarar que esta devolução foi feita por outro meio?',
  approve_adjustment: 'Executar',
  approve_lifting: 'Tirar da lista negra',
  approve_payout: 'Declarar',
  approve_refund: 'Declarar',
  request_refuse: 'Recusar',
  request_newer:
    'Esta versão ainda não conhece tudo o que está neste pedido. Recarregue a página antes de decidir.',
  about_adjustment: '{{money}} para {{account}}',
  about_lifting: '{{account}} poderá entrar de novo',
  about_payout_paid:
    '{{money}} foram pagos a {{account}}. O saque passa a valer como pago, e o banco continua sendo consultado.',
  about_payout_not_paid: '{{money}} não foram pagos. O valor volta ao saldo de {{account}}.',
  about_refund:
    '{{money}} do Pix {{pix}} voltaram ao pagador por outra transferência. A devolução passa a valer como feita e não é mais pedida ao banco.',
  request_evidence: 'Comprovação: {{evidence}}',
  psp_said_not_found: 'O banco não tinha registro disto quando o pedido foi feito.',
  psp_said_no_answer: 'O banco não respondeu quando o pedido foi feito.',
  psp_said_not_done: 'O banco ainda não tinha devolvido o valor quando o pedido foi feito.',
  psp_said_under_way: 'O banco disse que ainda estava processando quando o pedido foi feito.',
  second_reviews_one: '{{count}} saque aguarda a segunda aprovação',
  second_reviews_other: '{{count}} saques aguardam a segunda aprovação',
  declare: 'Declarar o desfecho',
  declare_title: 'Como terminou o pagamento {{order}}?',
  declare_text:
    'Somente com o que o banco comprovou por escrito. Ele é consultado mais uma vez agora; uma segunda pessoa decide e, até lá, nada é enviado.',
  declare_what: 'O que o banco comprovou',
  declared_paid: 'Pago',
  declared_not_paid: 'Não pago',
  declare_evidence: 'Id do Pix (EndToEnd) ou número do extrato ou da carta',
  request_asked: 'Pedido feito. Uma segunda pessoa decide em Autorizações.',
  declare_waits: 'Há uma declaração aguardando',
  declare_refund: 'Feita por outro meio',
  declare_refund_title: 'Esta devolução foi feita por outro meio?',
  declare_refund_text:
    'Somente depois que {{money}} chegaram ao pagador por uma transferência sua, feita no banco. Ele é consultado mais uma vez agora; uma segunda pessoa decide e, até lá, nada é enviado.',
  did_withdrawal_declare_ask: 'Pediu a declaração do desfecho de um pagamento',
  did_withdrawal_declare: 'Declarou o desfecho de um pagamento',
  did_withdrawal_declare_refuse: 'Recusou a declaração do desfecho de um pagamento',
  did_deposit_refund_declare_ask: 'Pediu a declaração de uma devolução feita por outro meio',
  did_deposit_refund_declare: 'Declarou uma devolução feita por outro meio',
  did_deposit_refund_declare_refuse: 'Recusou a declaração de uma devolução feita por outro meio',
  request_phone: 'Celular novo',
  title_phone: 'Trocar o celular de {{account}}?',
  approve_phone: 'Trocar',
  about_phone:
    'O celular de {{account}} passa a ser {{phone}}. É para ele que vai o código de quem esqueceu a senha, e o membro é avisado.',
  about_phone_two_factor:
    'O celular de {{account}} passa a ser {{phone}}, e a verificação em duas etapas é desligada. É para esse celular que vai o código de quem esqueceu a senha, e o membro é avisado.',
  change_phone_two_factor:
    'Desligar também a verificação em duas etapas, se o aplicativo estava no celular perdido e não há códigos de recuperação',
  change_phone: 'Trocar o celular',
  change_phone_text:
    'Para quem perdeu o celular da conta e a senha. Só depois de comprovar quem pede. Outra pessoa decide; ninguém da equipe vê nem define senhas.',
  change_phone_number: 'Celular novo',
  change_phone_evidence: 'Documento conferido e número da conversa',
  did_member_phone_ask: 'Pediu a troca do celular de um membro',
  did_member_phone: 'Trocou o celular de um membro',
  did_member_phone_refuse: 'Recusou a troca do celular de um membro',
  detail_phone: 'Celular',
  detail_ends_two_factor: 'Desliga a verificação em duas etapas',
  detail_declared: 'Declarado',
  detail_evidence: 'Comprovação',
  detail_psp_said: 'O banco disse',
  signal_payout_denied: 'Declarado pago, negado pelo banco',
  fact_bank_reason: 'Motivo do banco',
};

export const ptErrors: Words<typeof enErrors> = {
  request_unknown: 'Este pedido não existe',
  request_waits: 'Alguém já pediu; falta a segunda pessoa',
  access_changed:
    'Desde este pedido, alguém entrou nesta conta e mudou ou verificou algo nela. Recuse; se ainda for preciso, faça um novo pedido',
  asker_gone: 'Quem pediu isto não pode mais pedir. Recuse; quem ainda achar certo pode fazer um novo pedido',
  hand_too_new:
    'Sua conta foi criada ou alterada há menos de {{hours}} h: configure um autenticador, espere ou deixe para outra pessoa',
  same_maker:
    'As duas contas vêm da mesma pessoa: cada uma precisa de um autenticador próprio há pelo menos {{hours}} h. Outra pessoa pode aprovar',
  payout_too_fresh: 'Este pagamento está a caminho há menos de {{hours}} h',
  payout_known: 'O banco acabou de informar como este pagamento terminou, e isso já foi registrado',
  payout_under_way:
    'O banco diz que este pagamento está em processamento. Se continuar assim por {{days}} dias, o desfecho poderá ser declarado',
  refund_too_fresh: 'Esta devolução está a caminho há menos de {{hours}} h',
  refund_known: 'O banco acabou de informar que tudo voltou ao pagador, e isso já foi registrado',
  refund_under_way:
    'Esta devolução está sendo enviada ou processada no banco agora. Se o banco não concluir uma devolução nossa em {{days}} dias, ela poderá ser declarada',
  evidence_required: 'Informe o que comprova',
};
