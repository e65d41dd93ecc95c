import type { BaccaratBet, BaccaratEvent } from '@arara/games';
import { type BaccaratSide, baccaratBets, baccaratPays, type Card } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PlayingCard } from '../pieces/playing-card.tsx';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './baccarat-stage.module.css';
import { type BaccaratChoice, sideName } from './choice.ts';
import { title } from './letters.ts';
import { emptyTable, type TableScene, tableMoments } from './moments.ts';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly BaccaratEvent[];
const betOf = (round: StageRound) => round.bet as BaccaratBet;

const look: TitleLook = {
  name: 'Bacará Imperial',
  lettering: title,
  face: ['#fff3cf', '#f2c35a', '#a8721a'],
  depth: '#5e0a18',
  edge: '#240208',
};

/** Bacará Imperial: two hands on red felt; the player only chooses a side. */
export function BaccaratStage(props: StageProps<BaccaratChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, stakeCents, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: emptyTable,
    momentsOf: (played) => tableMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? emptyTable : scene;
  const told = shown.winner === null ? null : round;
  const isDealing = isWaiting || (shown.player.length > 0 && !told);
  const detail = shown.winner && told ? winnerWords(shown, shown.winner, words) : undefined;
  const bet = round && (isDealing || told) && !isWaiting ? betOf(round).on : choice.on;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.felt} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isDealing ? 'games.stage_roulette_rolling' : 'games.stage_baccarat_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <div className={styles.hands}>
        {(['player', 'banker'] as const).map((side) => (
          <Hand
            key={side}
            words={words}
            side={side}
            cards={shown[side]}
            total={shown.totals[side]}
            isWinner={shown.winner === side}
            isCalm={isCalm}
          />
        ))}
      </div>
      <div className={styles.spots}>
        {baccaratBets.map((side) => (
          <button
            key={side}
            type="button"
            className={classNames(
              styles.spot,
              styles[side],
              side === bet && styles.chosen,
              side === shown.winner && styles.won,
            )}
            aria-pressed={side === choice.on}
            disabled={isLocked}
            onClick={() => onChoose({ on: side })}
          >
            <b>{sideName(side, words)}</b>
            <small>{multiplierText(baccaratPays[side], words.locale)}</small>
            {side === bet && (
              <span className={styles.chip}>
                {words.money(round && told ? round.stakeCents : stakeCents)}
              </span>
            )}
          </button>
        ))}
      </div>
    </StageFrame>
  );
}

interface HandProps {
  words: StageWords;
  side: 'player' | 'banker';
  cards: readonly Card[];
  total: number;
  isWinner: boolean;
  isCalm: boolean;
}

function Hand({ words, side, cards, total, isWinner, isCalm }: HandProps) {
  const hand = sideName(side, words);
  return (
    <section
      className={classNames(styles.hand, isWinner && styles.winner)}
      aria-label={cards.length > 0 ? words.t('games.stage_baccarat_points', { hand, total }) : hand}
    >
      <header className={styles.name}>
        <span>{hand}</span>
        <b>{cards.length > 0 ? total : '–'}</b>
      </header>
      <div className={styles.cards}>
        {cards.length === 0 && (
          <>
            <PlayingCard words={words} card={null} className={styles.waiting} />
            <PlayingCard words={words} card={null} className={styles.waiting} />
          </>
        )}
        {cards.map((card, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
            key={index}
            words={words}
            card={card}
            isTurning={!isCalm}
          />
        ))}
      </div>
    </section>
  );
}

function winnerWords({ totals, isNatural }: TableScene, winner: BaccaratSide, words: StageWords): string {
  const told = words.t(`games.stage_baccarat_won_${winner}`, { ...totals });
  return isNatural ? `${told} · ${words.t('games.stage_baccarat_natural')}` : told;
}
