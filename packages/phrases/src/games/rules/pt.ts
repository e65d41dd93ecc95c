import type { Words } from '../../words.ts';
import type { en } from './en.ts';

export const pt: Words<typeof en> = {
  rules_dice_target:
    'Escolha um alvo e se o número sorteado ficará acima ou abaixo dele. Cair exatamente no alvo não ganha.',
  rules_dice_roll: 'O sorteio vai de 00,00 a 99,99. Cada um dos 10.000 números tem a mesma chance.',
  rules_dice_payout:
    'O acerto paga a aposta vezes 0,99 dividido pela sua chance de ganhar, arredondado para baixo na quarta casa decimal.',
  rules_mines_field:
    'O campo tem {{tiles}} casas. Escolha quantas minas ele esconde, de {{fewest}} a {{most}}.',
  rules_mines_pick:
    'Cada casa segura que você abre aumenta o multiplicador. Abrir uma mina encerra a rodada sem pagamento.',
  rules_mines_cash_out:
    'Depois da primeira casa segura, você pode retirar quando quiser. Com todas as casas seguras abertas, a rodada é paga automaticamente.',
  rules_mines_laid: 'As minas são colocadas antes da sua primeira escolha e nunca mudam de lugar.',
  rules_mines_payout:
    'O multiplicador é 0,99 dividido pela chance de abrir aquele número de casas seguras, arredondado para baixo na quarta casa decimal.',
  rules_mines_maximum:
    'Uma rodada paga no máximo {{amount}}. Se a próxima casa passasse desse valor, os multiplicadores mostrados terminam antes dela e a rodada é paga automaticamente no último.',
  rules_roulette_ball: 'A bola cai em um dos 37 números, de 0 a 36. Todos têm a mesma chance.',
  rules_roulette_bets: 'Você pode fazer várias apostas na mesma rodada. Cada uma é paga separadamente.',
  rules_roulette_payout:
    'A aposta vencedora paga 36 vezes o valor apostado, dividido pela quantidade de números que ela cobre, já incluída a aposta.',
  rules_roulette_zero: 'O zero só ganha nas apostas que o incluem.',
  rules_slot_lines:
    'Três ou mais símbolos iguais ganham em uma linha, da esquerda para a direita, a partir do primeiro rolo. As {{lines}} linhas estão sempre em jogo.',
  rules_slot_payout:
    'Cada linha joga a aposta dividida por {{lines}}. Só o maior prêmio de cada linha é pago; prêmios em linhas diferentes são somados.',
  rules_slot_wild: '{{wild}} substitui qualquer símbolo, menos {{scatter}}.',
  rules_slot_scatter:
    'Três, quatro ou cinco símbolos {{scatter}} em qualquer posição pagam {{three}}, {{four}} ou {{five}} vezes a aposta.',
  rules_slot_free_spins:
    'Três ou mais símbolos {{scatter}} também dão {{awarded}} giros grátis, inclusive durante os giros grátis, até {{most}} por rodada. Os prêmios dos giros grátis são multiplicados por {{multiplier}}.',
  rules_crash_target: 'Escolha o multiplicador em que sua aposta é retirada sozinha, de 1,01 a 1.000.',
  rules_crash_flight:
    'O multiplicador sobe com a arara a partir de 1,00 até ela voltar. O ponto da volta é sorteado antes da decolagem.',
  rules_crash_payout:
    'Se o alvo for alcançado, você recebe a aposta vezes o seu alvo; se não, a aposta é perdida.',
  rules_crash_chance: 'A chance de alcançar um alvo é 0,99 dividido pelo alvo.',
  rules_fishing_choose:
    'Escolha um dos {{kinds}} tipos de peixe. Os raros pagam mais e são pegos com menos frequência.',
  rules_fishing_shot:
    'Cada aposta é um tiro. O acerto paga a aposta vezes o número do peixe; o erro não paga nada.',
  rules_fishing_chance:
    'A chance de pegar é de {{percent}}% dividido pelo que o peixe paga, igual em todos os tiros.',
  rules_fishing_swim: 'Onde o peixe nada e onde você toca não mudam nada no resultado.',
  rules_baccarat_hands:
    'Jogador e banca recebem duas cartas cada, de {{decks}} baralhos embaralhados de novo a cada rodada.',
  rules_baccarat_points:
    'O ás vale 1, dez e figuras não valem nada, as demais valem seu número. Só conta o último algarismo da soma; ganha a mão mais perto de 9.',
  rules_baccarat_player:
    'Com 8 ou 9 em qualquer das mãos, não há mais cartas. Se não, o jogador compra a terceira carta com 0 a 5.',
  rules_baccarat_banker:
    'Sem terceira carta do jogador, a banca compra com 0 a 5; com ela, segue a tabela fixa do punto banco. Ninguém decide nada.',
  rules_baccarat_payout:
    'Jogador paga 2 vezes a aposta, banca 1,95 vez, empate 9 vezes, já incluída a aposta.',
  rules_baccarat_tie: 'No empate, as apostas no jogador e na banca voltam.',
  rules_bingo_cards:
    'Jogue de {{fewest}} a {{most}} cartelas com 15 números cada. Nenhum número se repete entre as suas cartelas.',
  rules_bingo_stake: 'A aposta vale para cada cartela, e cada cartela é paga separadamente.',
  rules_bingo_draw: 'São sorteadas {{drawn}} de {{balls}} bolas. Todas têm a mesma chance.',
  rules_bingo_payout:
    'Cada cartela paga o melhor desenho que completar: cantos, linha, V, duas linhas, moldura ou bingo.',
  rules_bingo_sheet: 'Você pode trocar as cartelas antes de cada sorteio. Todas têm as mesmas chances.',
  rules_poker_deal: 'Você recebe cinco cartas de um baralho de 52, embaralhado de novo a cada rodada.',
  rules_poker_hold:
    'Guarde as que quiser e troque o resto uma vez. As próximas cartas já estão definidas antes da distribuição.',
  rules_poker_payout: 'A mão final é paga pela tabela, a partir de um par de valetes.',
  rules_poker_hint:
    'Você pode ver uma sugestão: as cartas que uma estratégia comprovada guardaria. Quem decide é você.',
  rules_poker_return: 'O RTP mostrado vale seguindo as sugestões. Outras escolhas podem devolver menos.',
  rules_football_match:
    'Monte um bilhete com jogos entre os {{clubs}} clubes. Os clubes só existem neste jogo.',
  rules_football_goals:
    'Os gols de cada lado, de 0 a {{most}}, são sorteados com chances que vêm do seu ataque e da defesa rival, um pouco melhores em casa.',
  rules_football_odds:
    'As odds são {{percent}}% dividido pela chance exata, arredondado para baixo em duas casas.',
  rules_football_markets:
    'Dá para apostar no resultado, no número de gols, se os dois marcam, no handicap e no placar exato.',
  rules_football_slip:
    'Um bilhete leva até {{picks}} palpites: cada um como simples, todos juntos como múltipla, ou as duas coisas. O valor vale para cada aposta.',
  rules_football_multiple:
    'A múltipla reúne palpites de partidas diferentes e ganha quando todos acertam. A odd dela é {{percent}}% dividido pela chance exata de tudo acertar: a margem é cobrada uma vez só.',
  rules_football_payout:
    'A aposta certa paga o valor vezes a odd, arredondado para baixo no centavo. Os outros lances da partida não decidem nada.',
  rules_lottery_pick: 'Marque {{picked}} números diferentes de {{from}} a {{to}}.',
  rules_lottery_quick: 'Na surpresinha, seus números são sorteados antes, com a mesma justiça das bolas.',
  rules_lottery_draw: 'Depois são sorteadas {{picked}} bolas. Todas as combinações têm a mesma chance.',
  rules_lottery_payout:
    'Quanto mais números você acerta, mais a aposta é multiplicada. A ordem das bolas não importa.',
  rules_limbo_target: 'Escolha a altura que o foguete precisa alcançar, um multiplicador de 1,01 a 1.000.',
  rules_limbo_draw: 'Um único sorteio decide até onde o foguete sobe; o número aparece na hora.',
  rules_plinko_rows:
    'A bola desce por {{fewest}} a {{most}} fileiras de pinos, à sua escolha. Em cada pino ela vai para a esquerda ou a direita com a mesma chance.',
  rules_plinko_slots:
    'A casa em que ela cai multiplica a aposta. As do meio pagam menos que a aposta; as das pontas pagam mais.',
  rules_plinko_risk: 'Um risco maior tira do meio e põe nas pontas.',
  rules_tower_climb:
    'A torre tem {{floors}} andares. Em cada um, escolha uma casa: atrás dela há um coco ou um caranguejo.',
  rules_tower_risk: 'A dificuldade diz quantas casas cada andar tem e quantas escondem um caranguejo.',
  rules_tower_cash_out:
    'Depois de cada andar você pode retirar. O caranguejo encerra a rodada sem pagamento; o último andar é pago automaticamente.',
  rules_tower_payout:
    'O multiplicador é 0,98 dividido pela chance de subir até ali, arredondado para baixo na quarta casa decimal.',
  rules_wheel_spin: 'A roda tem {{cabins}} cabines. Ela para em cada uma com a mesma chance.',
  rules_wheel_payout: 'O número da cabine multiplica a aposta; muitas cabines não pagam nada.',
  rules_wheel_risk: 'Um risco maior tem menos cabines que pagam, e elas pagam mais.',
  rules_return:
    'Ao longo de muitas rodadas, este jogo devolve aos jogadores pelo menos {{percent}}% do valor apostado. Uma única sessão pode terminar muito acima ou muito abaixo disso.',
  rules_fair:
    'Todo resultado sai de uma semente do servidor fixada antes da sua aposta, da sua própria semente e do número da rodada. Depois, você pode conferir.',
  rules_connection: 'Se a conexão cair, a rodada fica guardada e você continua de onde parou.',
  rules_left_cash_out:
    'Uma rodada parada por {{hours}} horas é encerrada pela casa: o valor que você já podia retirar é pago; se nenhum passo foi dado, a aposta volta.',
  rules_left_first_guess:
    'Uma rodada parada por {{hours}} horas é encerrada pela casa: o valor que você já podia retirar é pago; sem nenhum palpite, a casa palpita uma vez no lado mais provável (no empate, maior) e retira.',
  rules_left_advice:
    'Uma rodada parada por {{hours}} horas é encerrada pela casa: ela joga as cartas até o fim seguindo a sugestão do jogo, sem apostar nada a mais, e paga o resultado.',
};
