export const en = {
  title_sic_bo_carioca: 'Carioca Sic Bo',
  title_dragao_e_onca: 'Dragon and Jaguar',
  title_andar_bahar_tropical: 'Tropical Andar Bahar',
  title_trinca_copacabana: 'Copacabana Three Card',
  title_stud_da_bahia: 'Bahia Stud',
  title_holdem_ipanema: "Ipanema Hold'em",
  title_dois_selvagens: 'Wild Twos',
  title_ases_de_ouro: 'Golden Aces',
  rules_hint:
    'You can have a suggestion shown. The RTP holds when you follow it; other choices may return less.',
  rules_blackjack_aim:
    'Get closer to 21 than the dealer without going over. Pictures count 10, an ace 1 or 11.',
  rules_blackjack_shoe:
    'Every card comes from a full shoe of {{decks}} decks, as if shuffled before each card. Cards already seen change nothing.',
  rules_blackjack_dealt:
    '{{decks}} decks are shuffled for every round and dealt without putting a card back: cards already seen will not come again.',
  rules_blackjack_dealer:
    'The dealer stands on every {{stands}} or more. If the dealer has exactly {{level}}, hands that are not over 21 are level.',
  rules_blackjack_natural:
    'Blackjack, an ace with a ten in the first two cards, pays 3 to 2. The dealer looks for one before you play.',
  rules_blackjack_double:
    'Two cards worth {{least}} to {{most}} without an ace can be doubled for one more card. The house pays for the double: you win twice and lose only your stake.',
  rules_blackjack_split:
    'Pairs, but not of tens, can be split once; the house pays for the second hand, and you are paid what it wins. Split aces get one card each.',
  rules_blackjack_insurance:
    'When the dealer shows an ace, you are asked before anything else whether you want insurance for half your bet. It pays 2 to 1 when the dealer has blackjack and is lost otherwise; {{percent}}% of it comes back on average.',
  rules_sicbo_dice: 'Three dice are thrown. Each face has the same chance on each die.',
  rules_sicbo_many: 'You can place several bets in one round. Each is paid separately, stake included.',
  rules_sicbo_halves:
    'Small (4 to 10), big (11 to 17), odd and even pay 2 times the stake, but lose on three of a kind.',
  rules_sicbo_totals: 'A bet on a total pays from 7.78 times for 10 or 11 to 70 times for 4 or 17.',
  rules_sicbo_faces:
    'One number pays 2, 3 or 15 times for one, two or three dice. Two given numbers pay 7 times, a given pair 13.1 times.',
  rules_sicbo_triples: 'Any three of a kind pays 35 times, a given one 210 times.',
  rules_dragon_cards:
    'Dragon and jaguar get one card each from {{decks}} decks that are shuffled for every round.',
  rules_dragon_order:
    'The higher card wins. The king is the highest, the ace the lowest; suits do not count.',
  rules_dragon_sides: 'A won bet on the dragon or the jaguar pays 2 times the stake, stake included.',
  rules_dragon_tie:
    'In a tie of different suits the stakes on both sides come back. In a tie of one suit they are lost.',
  rules_dragon_tie_bets: 'Any tie pays {{tie}} times the stake, a tie of one suit {{suited}} times.',
  rules_andar_middle: 'One card of a shuffled deck is turned up in the middle.',
  rules_andar_deal: 'Then cards go to Andar and Bahar in turn, the first one to Andar.',
  rules_andar_match: 'The side that gets the first card of the same rank as the middle one wins.',
  rules_andar_pays:
    'Andar pays 1.9 times the stake, Bahar 2.02 times, because Andar gets the first card and wins more often.',
  rules_andar_count:
    'You can also bet on how many cards are dealt until one matches, the matching card included.',
  rules_three_deal: 'You and the dealer get three cards each from one shuffled deck.',
  rules_three_stake:
    'The ante and an equal play bet are laid down together, so a round costs two antes, three with the side bet.',
  rules_stud_deal:
    "You and the dealer get five cards each from one shuffled deck. One of the dealer's lies open.",
  rules_stud_stake:
    'The ante and a play bet of twice the ante are laid down together, so a round costs three antes.',
  rules_ante_decide:
    'Look at your cards and play or fold. When you fold, the ante is lost and the play bet ({{raise}}× the ante) comes back.',
  rules_three_dealer:
    'The dealer needs a queen or better. Without it the ante pays 1 to 1 and the play bet comes back.',
  rules_stud_dealer:
    'The dealer needs an ace and a king or better. Without it the ante pays 1 to 1 and the play bet comes back.',
  rules_ante_compare:
    'If the dealer plays, the better hand wins and the ante pays 1 to 1. Level hands get both bets back.',
  rules_three_bonus:
    'Whoever wins, an ante that is played pays a bonus: straight 1, three of a kind 4, straight flush 5 antes.',
  rules_three_side: 'The side bet on a pair or better pays by your three cards alone, even when you fold.',
  rules_stud_raise:
    'A won play bet pays by your hand, from 1 to 1 for a pair or less to 100 to 1 for a royal flush.',
  rules_holdem_deal:
    'You and the dealer get two cards each from one shuffled deck. Three of the five cards you share lie open while you decide.',
  rules_holdem_hands:
    "Then the table fills up to five cards. Your hand is the best five of your two cards and those five; so is the dealer's.",
  rules_holdem_dealer:
    'The dealer needs a pair of fours or better. Without it the ante pays by your hand and the play bet comes back.',
  rules_holdem_compare:
    'If the dealer plays, the better hand wins: the ante pays by your hand, up to 100 to 1 for a royal flush, and the play bet 1 to 1. Level hands get both bets back.',
  rules_holdem_side:
    'The side bet costs one ante more. It pays when your two cards and the first three on the table hold a pair of aces or better, even when you fold.',
  rules_twos_wild: 'The four twos are wild: each stands for any card that makes your hand best.',
  rules_twos_pays:
    'The final hand is paid by the table, from three of a kind. A royal flush without twos pays 800 times the stake.',
  rules_aces_four:
    'Four of a kind pays by rank: four aces 160 times the stake, twos to fours 80 times, all others 50 times.',
  prizes_total: 'Times the stake, with the stake included, and the exact return.',
  you: 'You',
  dealer: 'Dealer',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  free: 'Free',
  free_hand: 'Free hand',
  insurance: 'Insurance',
  insure: 'Insurance',
  decline: 'No insurance',
  insurance_question: 'The dealer shows an ace. Insurance?',
  insured: 'Insured',
  insurance_paid: 'Insurance paid',
  insurance_lost: 'Insurance lost',
  your_turn: 'You have {{total}}. Your move',
  deal_first: 'Place your bet and deal',
  hand_won: 'Won',
  hand_lost: 'Lost',
  hand_level: 'Level',
  hand_over: 'Over 21',
  blackjack: 'Blackjack',
  told_totals: 'You {{player}}, dealer {{dealer}}',
  prize_win: 'Hand that wins',
  prize_double: 'Doubled hand that wins',
  prize_free: 'Free hand that wins',
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  total_of: 'Total {{number}}',
  single_of: 'Number {{number}}',
  double_of: 'Pair of {{number}}',
  pair_of: '{{low}} and {{high}}',
  triple_of: 'Three of {{number}}',
  any_triple: 'Any triple',
  totals: 'Totals',
  pairs: 'Two numbers',
  doubles: 'Pairs',
  triples: 'Triples',
  singles: 'One number',
  dice_table: 'Betting table',
  throw_dice: 'Throw dice',
  thrown: '{{dice}}: total {{total}}',
  dragon: 'Dragon',
  jaguar: 'Jaguar',
  tie: 'Tie',
  suited_tie: 'Tie of one suit',
  choose_side: 'Choose a side and deal',
  side_wins: '{{side}} wins',
  andar: 'Andar',
  bahar: 'Bahar',
  middle: 'Middle card',
  cards_range: '{{from}}–{{to}} cards',
  matched: '{{side}} wins · cards: {{count}}',
  ante: 'Ante',
  play_bet: 'Play',
  bonus: 'Bonus',
  side_bet: 'Pair or better',
  side_aces: 'Aces or better',
  shared_cards: 'Table',
  side_cost: 'One ante more',
  play: 'Play',
  fold: 'Fold',
  decide: '{{hand}}. Play or fold?',
  result_folded: 'You folded',
  result_unqualified: 'The dealer does not play',
  result_won: 'Your hand wins',
  result_tied: 'Level hands',
  result_lost: 'The dealer wins',
  prizes_ante: 'What each hand pays to one, by its part of the bet.',
  hand_high: 'High card',
  hand_pair: 'Pair',
  hand_five: 'Five of a kind',
  hand_wild_royal: 'Royal flush with twos',
  hand_four_twos: 'Four twos',
  hand_four_low: 'Four twos to fours',
  hand_four_aces: 'Four aces',
  calls: 'Racetrack',
  call_voisins: 'Neighbours of zero',
  call_tiers: 'Third of the wheel',
  call_orphelins: 'Orphans',
  call_neighbours: '{{number}} and two on each side',
  call_hint: 'Touch a number to bet on it and its neighbours on the wheel',
};
