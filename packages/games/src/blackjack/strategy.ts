import type { BlackjackMove, HandKind } from './table.ts';

interface Chart {
  /** Totals from 4 and from soft 12 upwards, up to 20: a letter for each of the dealer's cards, ace to ten. */
  readonly hard: readonly string[];
  readonly soft: readonly string[];
}

export type Charts = Readonly<Record<HandKind, Chart>>;

export const charts: Charts = {
  own: {
    hard: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'HHHHHHHHHH',
      'HHSSSSHHHH',
      'HHSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
    soft: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HSSSSSSSHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
  },
  free: {
    hard: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'HHHHSSHHHH',
      'HHSSSSHHHH',
      'HHSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
    soft: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHSSSSSHHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
  },
};

/** Pairs that are split against the dealer's ace to ten: aces to nines. */
export const pairChart: readonly string[] = [
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  '----------',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
  'PPPPPPPPPP',
];

const moves: Readonly<Record<string, BlackjackMove>> = { H: 'hit', S: 'stand', D: 'double' };

/** The move the charts have for a hand; a double that is not to be had is a hit. */
export function chartedMove(
  kind: HandKind,
  { total, isSoft }: { total: number; isSoft: boolean },
  dealerPoints: number,
  canDouble: boolean,
  from: Charts = charts,
): BlackjackMove {
  const rows = from[kind];
  const row = isSoft ? rows.soft[total - 12] : rows.hard[total - 4];
  const move = moves[row?.charAt(dealerPoints - 1) ?? ''] ?? 'stand';
  return move === 'double' && !canDouble ? 'hit' : move;
}

/** Whether the charts split a pair of cards of so many points. */
export function isSplit(points: number, dealerPoints: number): boolean {
  return pairChart[points - 1]?.charAt(dealerPoints - 1) === 'P';
}
