import { totalOf } from '@arara/games/live/seats';
import { parseAmount } from '@arara/money';
import { classNames } from '@arara/ui';
import { Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { blackjackLook } from '../../blackjack-leblon/look.ts';
import { TitleArt } from '../../pieces/lettering.tsx';
import { PlayingCard } from '../../pieces/playing-card.tsx';
import { PileFace } from '../../roleta-guanabara/pile-face.tsx';
import type { StageWords } from '../../stage.ts';
import { cardsDealt, dealerCardsDealt, dealerCardsShown, seatCardsShown } from './dealing.ts';
import { type SeatResult, seatResult } from './seat-result.ts';
import styles from './seats-table.module.css';

/** A seat that is taken, as the table tells it. */
export interface ShownSeat {
  readonly seat: number;
  readonly bet_id: string;
  readonly name: string;
  readonly is_demo: boolean;
  readonly stake: string;
  /** Bets of others behind it. */
  readonly behind: { readonly bets: number };
  readonly hands: readonly ShownHand[];
  readonly active: number;
}

export interface ShownHand {
  readonly cards: readonly string[];
  readonly total: number;
  readonly is_doubled: boolean;
  readonly multiplier: number | null;
}

interface SeatsTableProps {
  words: StageWords;
  seats: readonly ShownSeat[];
  dealer: { readonly cards: readonly (string | null)[] } | null;
  /** Milliseconds since the first card, and since the dealer began to play; null before. */
  dealtMs: number | null;
  drawnMs: number | null;
  /** The own seat's bet. */
  ownId: string | null;
  /** The seat that is the member's own in the next round. */
  keptSeat: number | null;
  /** Chips laid on a seat and not yet staked. */
  laid: { readonly seat: number; readonly cents: bigint } | null;
  canSit(seat: number): boolean;
  /** Whether a bet behind the seat can be laid, and the seat that has an own one behind it. */
  canFollow(seat: number): boolean;
  followedSeat: number | null;
  onSeat(seat: number): void;
  isCalm: boolean;
  /** A camera's picture lies behind its upper part. */
  isUnderCamera: boolean;
}

const places = [1, 2, 3, 4, 5, 6, 7] as const;

/** The table with seats as everybody sees it: the dealer above, the seats on an arc below. */
export function SeatsTable(props: SeatsTableProps) {
  const { words, seats, dealer, drawnMs, isCalm, isUnderCamera } = props;
  const dealt = dealtOf(props);
  const dealerShown = drawnMs === null ? 1 : isCalm ? Number.POSITIVE_INFINITY : dealerCardsShown(drawnMs);
  const isTold = dealer !== null && drawnMs !== null && dealerShown >= dealer.cards.length;
  const cards =
    dealer?.cards
      .slice(0, drawnMs === null ? dealerCardsDealt(dealt, seats.length) : Math.max(2, dealerShown))
      .map((card, place) => (place < dealerShown ? card : null)) ?? [];
  return (
    <div className={styles.table} data-camera={isUnderCamera}>
      <Arc />
      <div className={styles.above}>
        {dealer === null ? <Sign /> : <Dealer words={words} cards={cards} isCalm={isCalm} />}
        <p className={styles.felt}>{words.t('livetables.seats_felt')}</p>
      </div>
      <ol className={styles.seats} aria-label={words.t('livetables.seats_at_seats')}>
        {places.map((seat) => (
          <li key={seat} className={styles.place} data-place={seat}>
            <Seat {...props} seat={seat} dealt={dealt} isTold={isTold} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function dealtOf({ dealer, dealtMs, drawnMs, isCalm }: SeatsTableProps): number {
  if (dealer === null) return 0;
  return isCalm || drawnMs !== null || dealtMs === null ? Number.POSITIVE_INFINITY : cardsDealt(dealtMs);
}

/** The title of the table while nothing lies on it. */
function Sign() {
  const { lettering, name, face, depth, edge } = blackjackLook;
  return (
    <TitleArt
      className={styles.sign}
      lettering={lettering}
      title={name}
      face={face}
      depth={depth}
      edge={edge}
    />
  );
}

interface DealerProps {
  words: StageWords;
  cards: readonly (string | null)[];
  isCalm: boolean;
}

function Dealer({ words, cards, isCalm }: DealerProps) {
  const open = cards.flatMap((card) => card ?? []);
  return (
    <section className={styles.dealer} aria-label={words.t('tablegames.dealer')}>
      <div className={styles.cards} style={count(cards.length)}>
        {cards.map((card, place) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
            key={`${place} ${card ?? 'down'}`}
            words={words}
            card={card}
            isTurning={!isCalm}
          />
        ))}
      </div>
      {open.length > 0 && <b className={styles.total}>{totalOf(open).total}</b>}
    </section>
  );
}

interface SeatProps extends Omit<SeatsTableProps, 'seats'> {
  readonly seats: readonly ShownSeat[];
  readonly seat: number;
  readonly dealt: number;
  readonly isTold: boolean;
}

function Seat(props: SeatProps) {
  const { words, seats, seat, dealt, isTold, ownId, isCalm } = props;
  const place = seats.findIndex((one) => one.seat === seat);
  const taken = seats[place];
  const isOwn = taken !== undefined && taken.bet_id === ownId;
  const shown = taken ? seatCardsShown(dealt, place, seats.length) : 0;
  return (
    <>
      <div className={styles.hands}>
        {taken?.hands.map((hand, index) => (
          <Hand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is the first or the second of its seat.
            key={index}
            words={words}
            hand={hand}
            shown={shown}
            isTold={isTold}
            isActive={isOwn && taken.active === index}
            isCalm={isCalm}
          />
        ))}
      </div>
      <Spot {...props} taken={taken} isOwn={isOwn} />
      <span className={classNames(styles.name, isOwn && styles.own)}>{nameBelow(props, taken, isOwn)}</span>
    </>
  );
}

/** What stands below a seat: a free one with own chips on it is nobody else's, if not one's own yet. */
function nameBelow({ words, seat, laid }: SeatProps, taken: ShownSeat | undefined, isOwn: boolean): string {
  if (taken) return holderOf(taken, isOwn, words);
  return words.t(laid?.seat === seat ? 'livetables.you' : 'livetables.seats_seat_free');
}

/** Who sits there; play money is said to be such. */
function holderOf({ name, is_demo }: ShownSeat, isOwn: boolean, { t }: StageWords): string {
  if (isOwn) return t('livetables.you');
  return is_demo ? t('livetables.seats_demo_seat') : name;
}

interface HandProps {
  words: StageWords;
  hand: ShownHand;
  shown: number;
  isTold: boolean;
  isActive: boolean;
  isCalm: boolean;
}

function Hand({ words, hand, shown, isTold, isActive, isCalm }: HandProps) {
  const cards = hand.cards.slice(0, shown);
  if (cards.length === 0) return null;
  const result = seatResult(hand, isTold);
  return (
    <div className={classNames(styles.hand, isActive && styles.active)} data-result={result ?? undefined}>
      <div className={styles.cards} style={count(cards.length)}>
        {cards.map((card, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
            key={`${index} ${card}`}
            words={words}
            card={card}
            isTurning={!isCalm}
          />
        ))}
      </div>
      <b className={styles.total}>
        {totalOf(cards).total}
        {hand.is_doubled && <small>2×</small>}
      </b>
      {result && <span className={styles.result}>{resultText(result, words)}</span>}
    </div>
  );
}

function Spot(props: SeatProps & { taken: ShownSeat | undefined; isOwn: boolean }) {
  const { words, seat, taken, isOwn, laid, keptSeat, followedSeat, canSit, canFollow, onSeat } = props;
  const { t, money } = words;
  const isLaid = laid?.seat === seat;
  const isKept = keptSeat === seat || followedSeat === seat;
  const isFollowable = taken !== undefined && canFollow(seat);
  const behind = taken?.behind.bets ?? 0;
  const label = [
    t('livetables.seats_seat', { number: seat }),
    taken
      ? isOwn
        ? t('livetables.seats_seat_yours')
        : holderOf(taken, false, words)
      : t('livetables.seats_seat_free'),
    ...(taken ? [money(parseAmount(taken.stake) ?? 0n)] : []),
    ...(behind > 0 ? [t('livetables.seats_behind_count', { count: behind })] : []),
    ...(isFollowable ? [t('livetables.seats_bet_behind')] : []),
    ...(isLaid ? [money(laid.cents)] : []),
  ].join(', ');
  const face = isLaid ? (
    <PileFace cents={laid.cents} locale={words.locale} />
  ) : taken ? (
    <span className={styles.stake}>{plainAmount(taken.stake, words)}</span>
  ) : (
    <Plus size={18} aria-hidden="true" />
  );
  return (
    <button
      type="button"
      className={classNames(styles.spot, isOwn && styles.ownSpot, (isLaid || isKept) && styles.chosen)}
      aria-label={label}
      disabled={!canSit(seat) && !isFollowable}
      data-free={taken === undefined}
      onClick={() => onSeat(seat)}
    >
      {face}
      {(behind > 0 || isFollowable) && (
        <span className={styles.behind} aria-hidden="true">
          +{behind > 0 && behind}
        </span>
      )}
    </button>
  );
}

/** An amount without its currency, where there is little room: all of them are in the one of the house. */
const plainAmount = (stake: string, { locale }: StageWords) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(stake));

function resultText(result: SeatResult, { t }: StageWords): string {
  return t(
    (
      {
        won: 'tablegames.hand_won',
        level: 'tablegames.hand_level',
        lost: 'tablegames.hand_lost',
        over: 'tablegames.hand_over',
        natural: 'tablegames.blackjack',
      } as const
    )[result],
  );
}

// A custom property is no property that React's type knows.
const count = (cards: number) => ({ '--n': Math.max(2, cards) }) as CSSProperties;

/** The edge of the table, and the line that says what a natural pays. */
function Arc() {
  return (
    <svg className={styles.arc} viewBox="0 0 900 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((wave) => (
        <path
          key={wave}
          d={`M-220 ${wave * 70}${'c60-46 120 46 180 0'.repeat(8)}v22${'c-60 46-120-46-180 0'.repeat(8)}Z`}
          fill="#fff"
          opacity=".03"
        />
      ))}
      <path d="M-20 150Q450 430 920 150" fill="none" stroke="#9fdcff" strokeOpacity=".34" strokeWidth="3" />
      <path
        d="M-20 168Q450 448 920 168"
        fill="none"
        stroke="#9fdcff"
        strokeOpacity=".18"
        strokeWidth="1.500"
      />
    </svg>
  );
}
