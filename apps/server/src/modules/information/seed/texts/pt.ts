import type { SeedTexts } from './en.ts';

export const pt: SeedTexts = {
  banner_welcome_tag: 'Primeiro depósito',
  banner_welcome_title: '100% até R$ 1.500 de bônus',
  banner_welcome_body: 'Dobre o primeiro Pix. Rollover de 5×, mostrado antes de você aceitar.',
  banner_welcome_button: 'Quero participar',
  banner_wheel_tag: 'Roda da sorte',
  banner_wheel_title: 'Um giro a cada R$ 100',
  banner_wheel_body: 'Cada R$ 100 depositados no dia valem um giro, com as chances publicadas.',
  banner_wheel_button: 'Girar a roda',
  banner_relief_tag: 'Até 23h59',
  banner_relief_title: 'Alívio diário de 8%',
  banner_relief_body: 'Parte da perda líquida de ontem volta hoje, em um toque.',
  banner_relief_button: 'Ver meu alívio',
  footer_terms:
    'Uma conta por pessoa, só para maiores de 18 anos, com CPF próprio. Mudanças valem a partir de duas semanas depois do anúncio.',
  footer_privacy: 'Guardamos só o necessário para pagar, proteger sua conta e cumprir a lei. Nada é vendido.',
  footer_faq: 'Depósito, saque, rollover e resultado verificável, explicados em poucas linhas.',
  footer_responsible_gaming:
    'Defina quanto e por quanto tempo, e pare quando chegar lá. Jogar não é meio de vida.',
  footer_operator:
    '{{site}} é operada por {{operator}}, operador licenciado e fiscalizado pela autoridade competente. Licença {{licence}} (número de demonstração).',
  support_title: 'Fale com a gente',
  support_body:
    'Uma pessoa responde, em geral em poucos minutos. Tenha à mão o seu usuário; nunca pedimos a sua senha.',
  support_hours: '24 horas por dia, 7 dias por semana',
  notice_payments_title: 'Pix funciona 24 horas',
  notice_payments_body:
    'Depósitos por Pix entram a qualquer hora, inclusive em feriados. Pague de uma conta no seu CPF: o que vem de outra pessoa é devolvido.',
  notice_security_title: 'Nunca pedimos a sua senha',
  notice_security_body:
    'Ninguém da {{site}} pede senha, senha de saque ou código por chat, telefone ou e-mail. Se pedirem, não responda e avise o atendimento.',
  notice_service_title: 'Manutenção às terças',
  notice_service_body:
    'Às terças-feiras, das 5h às 5h30 no horário de Brasília, um ou outro jogo pode ficar fora do ar. Rodadas em aberto ficam guardadas.',
  notice_games_title: 'Confira qualquer rodada',
  notice_games_body:
    'Abra o histórico de jogos, escolha uma rodada e refaça o sorteio no seu próprio navegador.',
  news_terms_title: 'Termos de uso atualizados',
  news_terms_body:
    'Prazos de saque e limites de jogo ficaram mais bem explicados. O texto novo vale a partir da data indicada aqui; se não concordar, você pode sacar e encerrar a conta antes disso.',
  news_games_title: 'Minas do Sertão chegou',
  news_games_body:
    'Escolha quantas minas, abra casas e retire quando quiser. O retorno teórico aparece dentro do jogo.',
  news_payout_title: 'Saques em até 120 minutos',
  news_payout_body:
    'Cada saque é analisado por uma pessoa e deve ser pago em até 120 minutos. O relógio fica na tela do saque.',
  news_wheel_title: 'A roda da sorte está aberta',
  news_wheel_body:
    'A cada R$ 100 depositados no dia, você ganha um giro. As chances de cada prêmio ficam ao lado da roda.',
  news_opening_title: '{{site}} abriu as portas',
  news_opening_body: 'Jogos verificáveis, Pix em segundos e atendimento a qualquer hora, em uma casa nova.',
};
