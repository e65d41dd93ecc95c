import { idOf, titleOf, titlesMax } from './titles.ts';

type Category =
  | 'slots'
  | 'live'
  | 'table'
  | 'arcade'
  | 'crash'
  | 'fish'
  | 'bingo'
  | 'card'
  | 'lottery'
  | 'sports';

/** A game of the lobby as the wire tells it. */
export interface LobbyGame {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly category: Category;
  readonly rtp: number | null;
  readonly volatility: 'low' | 'medium' | 'high' | 'very_high' | null;
  readonly features: readonly string[];
  readonly thumbnail: string;
  readonly min_stake: string;
  readonly max_stake: string;
  readonly is_new: boolean;
  readonly is_promoted: boolean;
  readonly is_open: boolean;
  readonly certified_for: readonly string[];
}

/** Twenty games in the mix of a usual lobby. */
const usual: readonly Category[] = [
  'slots',
  'live',
  'slots',
  'table',
  'slots',
  'arcade',
  'crash',
  'slots',
  'fish',
  'slots',
  'bingo',
  'card',
  'slots',
  'lottery',
  'live',
  'sports',
  'slots',
  'table',
  'slots',
  'live',
];
const live: readonly Category[] = ['live', 'live', 'table', 'live', 'card'];

const featuresOf: Record<Category, readonly string[]> = {
  slots: ['wilds', 'scatters', 'free_spins'],
  live: ['many_bets'],
  table: ['many_bets'],
  arcade: ['adjustable_risk', 'cash_out'],
  crash: ['cash_out'],
  fish: ['adjustable_risk'],
  bingo: ['many_bets'],
  card: ['many_bets'],
  lottery: ['adjustable_risk'],
  sports: ['many_bets'],
};
const volatilities = ['low', 'medium', 'high', 'very_high'] as const;

export interface LobbyOptions {
  readonly games: number;
  /** `live` has tables with people alone. */
  readonly mix: 'usual' | 'live';
  /** Where pictures are served, without a slash at the end. */
  readonly picturesUrl: string;
  /** Added to every number, so that two platforms do not have the same titles. */
  readonly offset: number;
}

/** The lobby: the same games for the same options, whenever it is asked. */
export function createLobby(options: LobbyOptions): ReadonlyMap<string, LobbyGame> {
  const games = Math.min(options.games, titlesMax);
  const mix = options.mix === 'live' ? live : usual;
  const lobby = new Map<string, LobbyGame>();
  for (let at = 0; at < games; at += 1) {
    const number = (at + options.offset) % titlesMax;
    const category = mix[at % mix.length] ?? 'slots';
    const title = titleOf(number);
    const id = idOf(title);
    const hasOdds = category !== 'sports' && category !== 'live';
    const all = featuresOf[category];
    lobby.set(id, {
      id,
      title,
      category,
      rtp: hasOdds ? 9200 + ((number * 37) % 560) : null,
      volatility: hasOdds ? (volatilities[(number * 7) % volatilities.length] ?? 'medium') : null,
      features: all.slice(0, 1 + ((number * 5) % all.length)),
      thumbnail: `${options.picturesUrl}/${id}.svg`,
      min_stake: '1.00',
      max_stake: category === 'live' || category === 'table' ? '5000.00' : '500.00',
      is_new: at % 23 === 0,
      is_promoted: at % 29 === 3,
      is_open: at % 61 !== 60,
      certified_for: at % 19 === 18 ? [] : ['br-regulated'],
    });
  }
  return lobby;
}
