export const en = {
  rules_dice_target:
    'Choose a target and whether the roll will be over or under it. Rolling the target itself does not win.',
  rules_dice_roll: 'A roll is a number from 00.00 to 99.99. Each of the 10,000 numbers is equally likely.',
  rules_dice_payout:
    'A win pays the stake times 0.99 divided by your win chance, rounded down to four decimals.',
  rules_mines_field:
    'The field has {{tiles}} tiles. Choose how many mines it hides, from {{fewest}} to {{most}}.',
  rules_mines_pick:
    'Each safe tile you open raises the multiplier. Opening a mine ends the round with no payout.',
  rules_mines_cash_out:
    'After the first safe tile you can cash out at any time. When every safe tile is open, the round is paid automatically.',
  rules_mines_laid: 'The mines are placed before your first pick and never move.',
  rules_mines_payout:
    'The multiplier is 0.99 divided by the chance of opening that many safe tiles, rounded down to four decimals.',
  rules_mines_maximum:
    'A round pays at most {{amount}}. If the next tile would pass it, the multipliers shown end before it and the round is paid automatically at the last one.',
  rules_roulette_ball: 'The ball lands on one of 37 pockets, 0 to 36. Each is equally likely.',
  rules_roulette_bets: 'You can place several bets in one round. Each is settled on its own.',
  rules_roulette_payout:
    'A winning bet pays 36 times its stake divided by how many numbers it covers, stake included.',
  rules_roulette_zero: 'Zero wins only for bets that include it.',
  rules_slot_lines:
    'Three or more of the same symbol win on a line, from left to right, starting on the first reel. All {{lines}} lines are always played.',
  rules_slot_payout:
    'Each line plays the stake divided by {{lines}}. Only the highest win on a line is paid; wins on different lines are added together.',
  rules_slot_wild: '{{wild}} stands in for every symbol except {{scatter}}.',
  rules_slot_scatter:
    'Three, four or five {{scatter}} symbols anywhere pay {{three}}, {{four}} or {{five}} times the stake.',
  rules_slot_free_spins:
    'Three or more {{scatter}} symbols also award {{awarded}} free spins, even during free spins, up to {{most}} per round. Free spin wins are multiplied by {{multiplier}}.',
  rules_crash_target: 'Choose the multiplier at which your bet cashes out by itself, from 1.01 to 1,000.',
  rules_crash_flight:
    'The multiplier climbs with the macaw from 1.00 until it turns back. Where it turns back is drawn before take-off.',
  rules_crash_payout:
    'If the target is reached, you are paid the stake times your target; otherwise the stake is lost.',
  rules_crash_chance: 'The chance of reaching a target is 0.99 divided by the target.',
  rules_fishing_choose:
    'Choose one of {{kinds}} kinds of fish. Rare ones pay more and are caught less often.',
  rules_fishing_shot:
    'Each bet is one shot. A hit pays the stake times the number on the fish; a miss pays nothing.',
  rules_fishing_chance:
    'The chance of a catch is {{percent}}% divided by what the fish pays, the same for every shot.',
  rules_fishing_swim: 'Where a fish swims and where you tap change nothing about the result.',
  rules_baccarat_hands:
    'Player and banker get two cards each from {{decks}} decks that are mixed anew for every round.',
  rules_baccarat_points:
    'Aces count 1, tens and pictures nothing, other cards their number. Only the last digit of the sum counts; the hand nearer to 9 wins.',
  rules_baccarat_player:
    'With 8 or 9 in either hand no more cards are dealt. Otherwise the player draws a third card on 0 to 5.',
  rules_baccarat_banker:
    'Without a third card of the player the banker draws on 0 to 5; with one it draws by the fixed table of punto banco. Nobody decides anything.',
  rules_baccarat_payout: 'Player pays 2 times the stake, banker 1.95 times, tie 9 times, stake included.',
  rules_baccarat_tie: 'In a tie, bets on player and banker come back.',
  rules_bingo_cards:
    'Play {{fewest}} to {{most}} cards of 15 numbers each. No number is on two of your cards.',
  rules_bingo_stake: 'The stake is for each card, and each card is paid on its own.',
  rules_bingo_draw: '{{drawn}} of {{balls}} balls are drawn. Every ball is equally likely.',
  rules_bingo_payout:
    'A card pays the best pattern it completes: corners, a line, V, two lines, frame or bingo.',
  rules_bingo_sheet: 'You can swap the cards before every draw. All cards have the same chances.',
  rules_poker_deal: 'You are dealt five cards from one deck of 52, mixed anew for every round.',
  rules_poker_hold:
    'Keep any of them and draw once for the rest. The cards to come are fixed before the deal.',
  rules_poker_payout: 'The final hand is paid by the table, from a pair of jacks upwards.',
  rules_poker_hint: 'A suggestion can be shown: the cards a proven strategy would keep. You decide.',
  rules_poker_return: 'The RTP shown is reached by following the suggestions. Other choices can return less.',
  rules_football_match:
    'Fill a slip with matches between the {{clubs}} clubs. The clubs exist in this game only.',
  rules_football_goals:
    'The goals of each side, 0 to {{most}}, are drawn with chances that follow from its attack and the other side’s defence, a little better at home.',
  rules_football_odds: 'Odds are {{percent}}% divided by the exact chance, rounded down to two decimals.',
  rules_football_markets:
    'You can bet on the result, the number of goals, whether both sides score, the handicap and the exact score.',
  rules_football_slip:
    'A slip holds up to {{picks}} picks: each as a single, all of them together as a multiple, or both. The stake is for each bet.',
  rules_football_multiple:
    'A multiple joins picks of different matches and wins when all of them do. Its odds are {{percent}}% divided by the exact chance that everything wins: the margin is taken once.',
  rules_football_payout:
    'A won bet pays the stake times its odds, rounded down to the centavo. The other scenes of the match decide nothing.',
  rules_lottery_pick: 'Pick {{picked}} different numbers from {{from}} to {{to}}.',
  rules_lottery_quick: 'With the quick pick, your numbers are drawn first, fairly like the balls.',
  rules_lottery_draw: 'Then {{picked}} balls are drawn. Every combination is equally likely.',
  rules_lottery_payout:
    'The more numbers you hit, the more the stake is multiplied. The order of the balls does not matter.',
  rules_limbo_target: 'Choose the height the rocket has to reach, as a multiplier from 1.01 to 1,000.',
  rules_limbo_draw: 'One draw decides how high the rocket goes; the number appears at once.',
  rules_plinko_rows:
    'The ball falls through {{fewest}} to {{most}} rows of pegs, as you choose. At each peg it goes left or right with equal chances.',
  rules_plinko_slots:
    'The slot it lands in multiplies the stake. Slots in the middle pay less than the stake, the ones at the edges most.',
  rules_plinko_risk: 'A higher risk takes from the middle and adds to the edges.',
  rules_tower_climb:
    'The tower has {{floors}} floors. On each, choose one tile: behind it is a coconut or a crab.',
  rules_tower_risk: 'The difficulty says how many tiles a floor has and how many of them hide a crab.',
  rules_tower_cash_out:
    'After every floor you can cash out. A crab ends the round with no payout; the top floor is paid automatically.',
  rules_tower_payout:
    'The multiplier is 0.98 divided by the chance of climbing that far, rounded down to four decimals.',
  rules_wheel_spin: 'The wheel has {{cabins}} cabins. It stops at each of them equally often.',
  rules_wheel_payout: 'The number on the cabin multiplies the stake; many cabins pay nothing.',
  rules_wheel_risk: 'A higher risk has fewer cabins that pay, and they pay more.',
  rules_return:
    'Over very many rounds this game returns at least {{percent}}% of stakes to players. A single session can end far above or below that.',
  rules_fair:
    'Every result is drawn from a server seed fixed before your bet, your own seed and the round number. You can verify it afterwards.',
  rules_connection: 'If your connection drops, the round is kept and you continue where you stopped.',
  rules_left_cash_out:
    'A round left for {{hours}} hours is ended by the house: what could be cashed out is paid; if no step was taken, the stake goes back.',
  rules_left_first_guess:
    'A round left for {{hours}} hours is ended by the house: what could be cashed out is paid; without a guess yet, the house guesses the likelier side once (higher if both are equal) and cashes out.',
  rules_left_advice:
    'A round left for {{hours}} hours is ended by the house: it plays the cards to the end by the game’s suggestion, stakes nothing more and pays the result.',
} as const;
