import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  title_sic_bo_carioca: 'Sic Bo Carioca',
  title_dragao_e_onca: 'Dragão e Onça',
  title_andar_bahar_tropical: 'Andar Bahar Tropical',
  title_trinca_copacabana: 'Trinca Copacabana',
  title_stud_da_bahia: 'Stud da Bahia',
  title_holdem_ipanema: 'Hold’em Ipanema',
  title_dois_selvagens: 'Dois Selvagens',
  title_ases_de_ouro: 'Ases de Ouro',
  rules_hint:
    'Você pode ver uma sugestão. O RTP mostrado vale seguindo-a; outras escolhas podem devolver menos.',
  rules_blackjack_aim:
    'Chegue mais perto de 21 que a banca, sem passar. Figuras valem 10, o ás vale 1 ou 11.',
  rules_blackjack_shoe:
    'Cada carta sai de um sapato completo de {{decks}} baralhos, como se fosse embaralhado antes de cada carta. As cartas já vistas não mudam nada.',
  rules_blackjack_dealt:
    'A cada rodada, {{decks}} baralhos são embaralhados e as cartas saem sem voltar ao sapato: carta vista não sai de novo.',
  rules_blackjack_dealer:
    'A banca para em qualquer {{stands}} ou mais. Se a banca fizer exatamente {{level}}, as mãos que não passaram de 21 empatam.',
  rules_blackjack_natural:
    'Blackjack, um ás com um dez nas duas primeiras cartas, paga 3 para 2. A banca confere o dela antes da sua jogada.',
  rules_blackjack_double:
    'Duas cartas que somam de {{least}} a {{most}}, sem ás, podem ser dobradas por mais uma carta. A casa paga a dobra: você ganha em dobro e perde só a sua aposta.',
  rules_blackjack_split:
    'Pares, menos de dez, podem ser divididos uma vez; a casa paga a segunda mão e você recebe o que ela ganhar. Ases divididos recebem uma carta cada.',
  rules_blackjack_insurance:
    'Quando a banca mostra um ás, você decide antes de tudo se faz o seguro por metade da aposta. Ele paga 2 para 1 se a banca tiver blackjack e se perde se não tiver; em média, {{percent}}% dele volta.',
  rules_sicbo_dice: 'Três dados são lançados. Cada face tem a mesma chance em cada dado.',
  rules_sicbo_many:
    'Você pode fazer várias apostas na mesma rodada. Cada uma é paga separadamente, com a aposta incluída.',
  rules_sicbo_halves:
    'Pequeno (4 a 10), grande (11 a 17), ímpar e par pagam 2 vezes a aposta, mas perdem com três dados iguais.',
  rules_sicbo_totals: 'A aposta na soma paga de 7,78 vezes para 10 ou 11 até 70 vezes para 4 ou 17.',
  rules_sicbo_faces:
    'Um número paga 2, 3 ou 15 vezes se sair em um, dois ou três dados. Dois números dados pagam 7 vezes, um par dado 13,1 vezes.',
  rules_sicbo_triples: 'Qualquer trio paga 35 vezes, um trio escolhido paga 210 vezes.',
  rules_dragon_cards:
    'Dragão e onça recebem uma carta cada, de {{decks}} baralhos embaralhados a cada rodada.',
  rules_dragon_order: 'A carta mais alta vence. O rei é a maior, o ás a menor; o naipe não conta.',
  rules_dragon_sides: 'A aposta certa no dragão ou na onça paga 2 vezes a aposta, já incluída.',
  rules_dragon_tie:
    'No empate de naipes diferentes, as apostas nos lados voltam. No empate do mesmo naipe, elas perdem.',
  rules_dragon_tie_bets:
    'Qualquer empate paga {{tie}} vezes a aposta, o empate do mesmo naipe {{suited}} vezes.',
  rules_andar_middle: 'Uma carta do baralho embaralhado é aberta no meio.',
  rules_andar_deal: 'Depois saem cartas para Andar e Bahar, uma de cada vez, a primeira para Andar.',
  rules_andar_match: 'Vence o lado que receber a primeira carta do mesmo valor que a do meio.',
  rules_andar_pays:
    'Andar paga 1,9 vez a aposta e Bahar 2,02 vezes, porque Andar recebe a primeira carta e vence mais.',
  rules_andar_count: 'Você também pode apostar em quantas cartas saem até a igual, contando com ela.',
  rules_three_deal: 'Você e a banca recebem três cartas cada, de um baralho embaralhado.',
  rules_three_stake:
    'A ante e uma aposta de jogo do mesmo valor são feitas juntas: a rodada custa duas antes, três com a aposta extra.',
  rules_stud_deal:
    'Você e a banca recebem cinco cartas cada, de um baralho embaralhado. Uma da banca fica aberta.',
  rules_stud_stake: 'A ante e uma aposta de jogo de duas antes são feitas juntas: a rodada custa três antes.',
  rules_ante_decide:
    'Veja suas cartas e jogue ou desista. Se desistir, perde a ante e a aposta de jogo ({{raise}}× a ante) volta.',
  rules_three_dealer:
    'A banca precisa de uma dama ou melhor. Sem isso, a ante paga 1 para 1 e a aposta de jogo volta.',
  rules_stud_dealer:
    'A banca precisa de ás e rei ou melhor. Sem isso, a ante paga 1 para 1 e a aposta de jogo volta.',
  rules_ante_compare:
    'Se a banca jogar, vence a melhor mão e a ante paga 1 para 1. No empate, as duas apostas voltam.',
  rules_three_bonus:
    'Ganhe quem ganhar, a ante jogada paga um bônus: sequência 1, trinca 4, straight flush 5 antes.',
  rules_three_side: 'A aposta extra em par ou melhor paga só pelas suas três cartas, mesmo se você desistir.',
  rules_stud_raise:
    'A aposta de jogo vencedora paga pela sua mão, de 1 para 1 com par ou menos até 100 para 1 com royal flush.',
  rules_holdem_deal:
    'Você e a banca recebem duas cartas cada, de um baralho embaralhado. Três das cinco cartas comuns ficam abertas enquanto você decide.',
  rules_holdem_hands:
    'Depois a mesa se completa com cinco cartas. Sua mão são as cinco melhores entre as suas duas e as da mesa; a da banca também.',
  rules_holdem_dealer:
    'A banca precisa de um par de quatros ou melhor. Sem isso, a ante paga pela sua mão e a aposta de jogo volta.',
  rules_holdem_compare:
    'Se a banca jogar, vence a melhor mão: a ante paga pela sua mão, até 100 para 1 com royal flush, e a aposta de jogo 1 para 1. No empate, as duas voltam.',
  rules_holdem_side:
    'A aposta extra custa mais uma ante. Ela paga quando suas duas cartas e as três primeiras da mesa formam par de ases ou melhor, mesmo se você desistir.',
  rules_twos_wild: 'Os quatro dois são coringas: cada um vale a carta que mais ajudar a sua mão.',
  rules_twos_pays:
    'A mão final é paga pela tabela, a partir de uma trinca. O royal flush sem dois paga 800 vezes a aposta.',
  rules_aces_four:
    'A quadra paga pelo valor: ases 160 vezes a aposta, de dois a quatro 80 vezes, as demais 50 vezes.',
  prizes_total: 'Vezes a aposta, já incluída, e o retorno exato.',
  you: 'Você',
  dealer: 'Banca',
  hit: 'Pedir',
  stand: 'Parar',
  double: 'Dobrar',
  split: 'Dividir',
  free: 'Grátis',
  free_hand: 'Mão grátis',
  insurance: 'Seguro',
  insure: 'Fazer seguro',
  decline: 'Sem seguro',
  insurance_question: 'A banca tem um ás. Quer seguro?',
  insured: 'Com seguro',
  insurance_paid: 'Seguro pago',
  insurance_lost: 'Seguro perdido',
  your_turn: 'Você tem {{total}}. Sua vez',
  deal_first: 'Aposte e dê as cartas',
  hand_won: 'Ganhou',
  hand_lost: 'Perdeu',
  hand_level: 'Empate',
  hand_over: 'Estourou',
  blackjack: 'Blackjack',
  told_totals: 'Você {{player}}, banca {{dealer}}',
  prize_win: 'Mão que vence',
  prize_double: 'Mão dobrada que vence',
  prize_free: 'Mão grátis que vence',
  small: 'Pequeno',
  big: 'Grande',
  odd: 'Ímpar',
  even: 'Par',
  total_of: 'Soma {{number}}',
  single_of: 'Número {{number}}',
  double_of: 'Par de {{number}}',
  pair_of: '{{low}} e {{high}}',
  triple_of: 'Trio de {{number}}',
  any_triple: 'Qualquer trio',
  totals: 'Somas',
  pairs: 'Dois números',
  doubles: 'Pares',
  triples: 'Trios',
  singles: 'Um número',
  dice_table: 'Mesa de apostas',
  throw_dice: 'Lançar dados',
  thrown: '{{dice}}: soma {{total}}',
  dragon: 'Dragão',
  jaguar: 'Onça',
  tie: 'Empate',
  suited_tie: 'Empate do mesmo naipe',
  choose_side: 'Escolha um lado e dê as cartas',
  side_wins: '{{side}} vence',
  andar: 'Andar',
  bahar: 'Bahar',
  middle: 'Carta do meio',
  cards_range: '{{from}}–{{to}} cartas',
  matched: '{{side}} vence · cartas: {{count}}',
  ante: 'Ante',
  play_bet: 'Jogo',
  bonus: 'Bônus',
  side_bet: 'Par ou melhor',
  side_aces: 'Ases ou melhor',
  shared_cards: 'Mesa',
  side_cost: 'Mais uma ante',
  play: 'Jogar',
  fold: 'Desistir',
  decide: '{{hand}}. Jogar ou desistir?',
  result_folded: 'Você desistiu',
  result_unqualified: 'A banca não joga',
  result_won: 'Sua mão vence',
  result_tied: 'Mãos empatadas',
  result_lost: 'A banca vence',
  prizes_ante: 'O que cada mão paga para um, por parte da aposta.',
  hand_high: 'Carta alta',
  hand_pair: 'Par',
  hand_five: 'Cinco iguais',
  hand_wild_royal: 'Royal flush com dois',
  hand_four_twos: 'Quatro dois',
  hand_four_low: 'Quadra de 2 a 4',
  hand_four_aces: 'Quadra de ases',
  calls: 'Pista de chamadas',
  call_voisins: 'Vizinhos do zero',
  call_tiers: 'Terço do cilindro',
  call_orphelins: 'Órfãos',
  call_neighbours: '{{number}} e dois de cada lado',
  call_hint: 'Toque em um número para apostar nele e nos vizinhos do cilindro',
};
