import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {
  title: 'Corridas',
  text: 'Jogue, suba no ranking e leve sua parte dos prêmios.',
  day_wager: 'Corrida diária',
  week_wager: 'Corrida semanal',
  day_multiplier: 'Corrida diária de multiplicadores',
  week_multiplier: 'Corrida semanal de multiplicadores',
  measure_wager: 'Vence quem mais aposta',
  measure_multiplier: 'O maior multiplicador em uma rodada',
  total: '{{amount}} em prêmios',
  ends_in: 'Termina em {{time}}',
  days_time: '{{days}} d {{time}}',
  counting: 'Contando as últimas rodadas',
  your_place: 'Sua posição',
  place_of: '{{place}} de {{players}}',
  not_yet: 'Você ainda não tem pontos',
  log_in_first: 'Entre para participar',
  players_one: '{{count}} jogador',
  players_other: '{{count}} jogadores',
  leaders: 'Ranking',
  no_leaders: 'Ninguém tem pontos ainda',
  no_leaders_text: 'O primeiro lugar ainda está livre.',
  place: 'Posição',
  player: 'Jogador',
  hidden: 'Oculto',
  you: 'Você',
  wagered: 'Apostado',
  multiplier: 'Multiplicador',
  prize: 'Prêmio',
  prizes: 'Prêmios',
  see: 'Ver a corrida',
  running: 'Em andamento',
  history: 'Corridas anteriores',
  no_history: 'Nenhuma corrida terminou ainda',
  no_history_text: 'Os vencedores aparecem aqui quando a primeira terminar.',
  nobody: 'Ninguém participou',
  you_won: 'Você ficou em {{place}}: {{amount}}',
  none: 'Nenhuma corrida no momento',
  none_text: 'A próxima aparece aqui assim que começar.',
  turnover_left: 'Faltam {{amount}} em apostas com dinheiro para concorrer aos prêmios',
  rules: 'Regras',
  rule_wager: 'Cada real apostado do seu saldo em dinheiro conta. Saldo de bônus não conta.',
  rule_weights: 'Quanto da aposta conta:',
  rule_multiplier:
    'Vale sua melhor rodada: o retorno dividido pela aposta. A aposta mínima é {{min}}, toda em dinheiro.',
  rule_time:
    'Os dias começam e terminam à meia-noite, horário de Brasília; as semanas vão de segunda a domingo. A rodada conta quando termina.',
  rule_turnover:
    'Os prêmios são de quem apostou ao menos {{min}} em dinheiro durante a corrida; os outros lugares passam adiante.',
  rule_tie: 'Em caso de empate, fica à frente quem chegou primeiro aos pontos.',
  rule_paid: 'Os prêmios caem como saldo logo após o fim, com rollover de cinco vezes antes do saque.',
  rule_who:
    'Contas demo, bloqueadas ou em autoexclusão não recebem prêmios; o lugar passa ao próximo jogador.',
  rule_name: 'Os outros veem só parte do seu nome de conta; no perfil você pode ocultá-lo por completo.',
};

export const ptErrors: Words<typeof enErrors> = {
  race_unknown: 'Esta corrida não existe',
  race_on_already: 'Já existe uma corrida deste tipo',
  race_over_budget: 'A soma dos prêmios passa do orçamento',
};
