import type { live } from '@arara/contract';

type Bet = live.LiveOwnBet;

export type Slot = 1 | 2;

/** What has been asked and not yet been answered. Until then the money stands where it stood. */
export type Asked = 'bet' | 'cancel' | 'cash_out' | null;

interface Standing {
  readonly id: string;
  readonly phase: live.LiveRound['phase'];
}

interface SlotFacts {
  readonly slot: Slot;
  readonly round: Standing | null;
  readonly next: Standing | null;
  readonly bets: readonly Bet[];
  readonly asked: Asked;
}

/** What a slot's one button does now. */
export type SlotFace =
  /** Bets on this round, or on the one after it. */
  | { readonly kind: 'bet'; readonly roundId: string; readonly isNext: boolean }
  | { readonly kind: 'sending' }
  /** Takes the bet back. */
  | { readonly kind: 'placed'; readonly bet: Bet; readonly isNext: boolean }
  | { readonly kind: 'taking_back'; readonly bet: Bet }
  /** Bets are closed, the flight has not begun. */
  | { readonly kind: 'ready'; readonly bet: Bet }
  /** Leaves the flight. */
  | { readonly kind: 'flying'; readonly bet: Bet }
  /** Asked to leave: what it was worth, the server says. */
  | { readonly kind: 'leaving'; readonly bet: Bet }
  /** The flight is over, the bet has not been told to be paid or lost. */
  | { readonly kind: 'settling'; readonly bet: Bet }
  /** No round takes bets. */
  | { readonly kind: 'closed' };

export function slotFace({ slot, round, next, bets, asked }: SlotFacts): SlotFace {
  const placed = bets.filter((bet) => bet.slot === slot && bet.state === 'placed');
  const now = placed.find((bet) => bet.round_id === round?.id);
  if (asked === 'bet') return { kind: 'sending' };
  if (now && round) return faceOf(now, round.phase, asked);
  const waiting = placed.find((bet) => bet.round_id === next?.id);
  if (waiting)
    return asked === 'cancel'
      ? { kind: 'taking_back', bet: waiting }
      : { kind: 'placed', bet: waiting, isNext: true };
  const hadOne = bets.some(
    (bet) => bet.slot === slot && bet.round_id === round?.id && bet.state !== 'cancelled',
  );
  if (round?.phase === 'open' && !hadOne) return { kind: 'bet', roundId: round.id, isNext: false };
  return next ? { kind: 'bet', roundId: next.id, isNext: true } : { kind: 'closed' };
}

function faceOf(bet: Bet, phase: Standing['phase'], asked: Asked): SlotFace {
  switch (phase) {
    case 'waiting':
    case 'open':
      return asked === 'cancel' ? { kind: 'taking_back', bet } : { kind: 'placed', bet, isNext: false };
    case 'locked':
      return { kind: 'ready', bet };
    case 'playing':
      return asked === 'cash_out' ? { kind: 'leaving', bet } : { kind: 'flying', bet };
    case 'settled':
      return { kind: 'settling', bet };
  }
}

/** How the slot's bet on the round that runs has ended; null while it has not. */
export function slotResult({ slot, round, bets }: Pick<SlotFacts, 'slot' | 'round' | 'bets'>): Bet | null {
  const ended = bets.find(
    (bet) =>
      bet.slot === slot && bet.round_id === round?.id && (bet.state === 'cashed' || bet.state === 'lost'),
  );
  return ended ?? null;
}

/** The member's bets with what is known now. What has ended stays ended: an older answer may come later. */
export function withBets(known: readonly Bet[], told: readonly Bet[]): readonly Bet[] {
  const byId = new Map(known.map((bet) => [bet.id, bet]));
  for (const bet of told) {
    const before = byId.get(bet.id);
    if (!before || before.state === 'placed') byId.set(bet.id, bet);
  }
  return [...byId.values()];
}

/** What everybody was told of bets, taken into those that are the member's own. */
export function withNews(known: readonly Bet[], told: readonly live.LiveBet[]): readonly Bet[] {
  const own = told.flatMap((news) => {
    const before = known.find(({ id }) => id === news.id);
    return before ? [{ ...before, ...news }] : [];
  });
  return own.length === 0 ? known : withBets(known, own);
}
