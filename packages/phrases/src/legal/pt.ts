import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  terms: 'Termos de uso',
  privacy: 'Privacidade',
  faq: 'Perguntas frequentes',
  responsible_gaming: 'Jogo responsável',
  play_calmly: 'Jogar com calma',
  tag_fair: 'Sorteio verificável',
  tag_pix: 'Pix 24 h',
  footer_promise: 'Jogos com resultado verificável, Pix em segundos e tudo às claras.',
  footer_operator: 'A {{site}} é um operador licenciado e fiscalizado pela autoridade competente.',
  footer_age:
    'Proibido para menores de 18 anos. Jogar pode causar dependência: jogue com moderação e só o que pode perder.',
  footer_support: 'Atendimento ao cliente 24 horas por dia, 7 dias por semana.',
  terms_intro: 'O que vale entre você e a casa, em palavras simples.',
  terms_operator_title: 'Quem opera',
  terms_operator:
    'O site é operado por um operador licenciado e fiscalizado pela autoridade competente. Ao criar uma conta, você contrata com esse operador.',
  terms_age_title: 'Idade mínima: 18 anos',
  terms_age:
    'Só pode jogar quem já completou 18 anos. Conferimos CPF e data de nascimento; contas de menores são encerradas e o depósito devolvido.',
  terms_account_title: 'Uma conta por pessoa',
  terms_account:
    'A conta é pessoal e ligada ao seu CPF. Guarde a senha e a senha de saque só para você e avise o atendimento se suspeitar de uso indevido.',
  terms_money_title: 'Depósitos e saques',
  terms_money:
    'Depósitos e saques são em reais, por Pix, só de e para contas do seu CPF. Todo depósito deve ser apostado uma vez antes do saque. Limites e taxas aparecem antes de confirmar; saques são analisados por pessoas.',
  terms_fairness_title: 'Resultados e retorno',
  terms_fairness:
    'Os resultados dos jogos da casa vêm de um sorteio selado antes da aposta e verificável depois. O retorno teórico (RTP) de cada jogo é calculado com exatidão, aparece no jogo e nunca é menor que 85%.',
  terms_elsewhere_title: 'Jogos de outras plataformas',
  terms_elsewhere:
    'Jogos de outras plataformas têm os sorteios, as regras e o retorno delas, e são elas que informam o resultado. O dinheiro que você leva para lá continua seu e volta quando você pedir. Se a plataforma nunca informar o resultado de uma aposta, ela conta como perdida, e nunca antes de um ano; um prêmio informado depois é pago do mesmo jeito. Se uma plataforma deixa o site, as apostas em aberto são devolvidas, e o que ficou lá é resolvido pela casa: você é avisado.',
  terms_rewards_title: 'Recompensas',
  terms_rewards:
    'Cada recompensa mostra suas regras antes de você aceitar. Salvo indicação em contrário, o valor deve ser apostado cinco vezes antes do saque.',
  terms_conduct_title: 'Jogo limpo dos dois lados',
  terms_conduct:
    'Robôs, arbitragem e várias contas por pessoa são abuso e podem levar ao cancelamento, à dedução do ganho indevido, ao congelamento ou à exclusão da conta.',
  terms_changes_title: 'Mudanças nos termos',
  terms_changes:
    'Mudanças são anunciadas e só valem a partir de duas semanas depois do anúncio. Se não concordar, você pode sacar e encerrar a conta.',
  privacy_intro: 'Guardamos o necessário para você jogar com segurança, e nada é vendido.',
  privacy_what_title: 'O que guardamos',
  privacy_what:
    'Nome, CPF, data de nascimento, celular, e-mail, chaves Pix, apostas, depósitos, saques, o que você escreve ao atendimento e nos chats e os acessos à sua conta (aparelho, endereço IP e horário).',
  privacy_why_title: 'Para que serve',
  privacy_why:
    'Para pagar e receber, provar idade e identidade, proteger a conta, prevenir fraude e lavagem de dinheiro e cumprir a lei.',
  privacy_who_title: 'Quem recebe',
  privacy_who: 'O banco que executa o Pix e as autoridades, quando a lei obriga. Ninguém mais.',
  privacy_keep_title: 'Por quanto tempo',
  privacy_keep:
    'Enquanto a conta existir. Os acessos são apagados depois de seis meses, os chats depois de 30 dias, as mensagens da casa depois de dois anos e as conversas com o atendimento depois de cinco. De uma conta encerrada guardamos por pelo menos cinco anos o que a lei exige; depois apagamos nome, CPF, contatos, chaves Pix e tudo o mais que diz quem você é, e ficam só valores e rodadas sem pessoa. Demora mais enquanto houver autoexclusão em curso, caso aberto, assunto sem resposta, dinheiro na conta ou ordem de autoridade. De quem se excluiu para sempre fica um código do CPF, para que não volte a entrar. Contas em lista negra por fraude não são apagadas.',
  privacy_rights_title: 'Seus direitos',
  privacy_rights:
    'Pela LGPD você pode ver, corrigir, levar e apagar seus dados, no que a lei permite. Na Central de segurança você baixa seus dados e encerra a conta; para o resto, peça ao atendimento, 24 horas por dia.',
  privacy_security_title: 'Como protegemos',
  privacy_security:
    'Senhas são guardadas só como resumo irreversível, a conexão é cifrada e cada acesso de funcionários fica registrado. Neste navegador ficam só o idioma, suas preferências e a sessão aberta.',
  calm_intro: 'Jogo é diversão paga, como um show: o preço é o que você aceita perder.',
  calm_idea_title: 'A casa tem vantagem',
  calm_idea:
    'No longo prazo o retorno fica abaixo de 100%. Ganhar é sorte; não existe sistema, e perda não se recupera apostando mais.',
  calm_signs_title: 'Sinais de alerta',
  calm_signs:
    'Apostar para recuperar, esconder quanto joga, usar dinheiro de contas ou emprestado, jogar triste ou irritado. Se algum soa familiar, pare e fale com alguém.',
  calm_figures_title: 'Sempre à vista',
  calm_figures:
    'O tempo e o resultado da sessão ficam na barra, e todo o histórico está na sua conta, com cada real que entrou e saiu.',
  calm_money_title: 'Combine antes',
  calm_money:
    'Defina quanto e por quanto tempo antes de começar, e pare quando chegar lá, ganhando ou perdendo.',
  calm_break_title: 'Fazer uma pausa',
  calm_break:
    'Em Limites e pausas você para por alguns dias ou se exclui por meses, e vale na hora. Seu saldo pode ser sacado mesmo assim.',
  calm_help_title: 'Ajuda de fora',
  calm_help:
    'No Brasil, o CVV atende de graça pelo 188, a qualquer hora, e o SUS trata dependência de jogo nos CAPS. Procurar ajuda é força.',
  faq_deposit_q: 'Como deposito?',
  faq_deposit_a:
    'Escolha o valor, copie o código Pix ou leia o QR no app do seu banco e pague. O saldo entra sozinho, em geral em segundos.',
  faq_withdrawal_q: 'Em quanto tempo recebo o saque?',
  faq_withdrawal_a:
    'Cada saque é analisado por uma pessoa e deve ser pago em até 120 minutos. O andamento aparece na tela do saque.',
  faq_cpf_q: 'Por que preciso do CPF?',
  faq_cpf_a:
    'O CPF prova idade e identidade e garante que o Pix só venha de você e só vá para você. Pagamento de outra pessoa é devolvido.',
  faq_rollover_q: 'Por que nem tudo pode ser sacado?',
  faq_rollover_a:
    'Contra lavagem de dinheiro, cada depósito deve ser apostado uma vez. A tela do saque mostra o que já está livre e quanto falta.',
  faq_fair_q: 'Como sei que o jogo é justo?',
  faq_fair_a:
    'Antes da aposta você vê a impressão digital do sorteio; depois, a semente é revelada e qualquer rodada pode ser refeita na página de verificação.',
  faq_password_q: 'O que é a senha de saque?',
  faq_password_a: 'São 6 números, só seus, pedidos a cada saque. Você cria e troca na central de segurança.',
  faq_age_q: 'Quem pode jogar?',
  faq_age_a: 'Pessoas com 18 anos ou mais e CPF válido, uma conta por pessoa.',
  faq_support_q: 'Quando o atendimento responde?',
  faq_support_a: 'O atendimento ao cliente funciona 24 horas por dia, 7 dias por semana.',
};
