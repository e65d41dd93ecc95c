import type { BaccaratBet, BaccaratEvent } from '@arara/games';
import { type BaccaratSide, baccaratBets, baccaratPays } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './baccarat-stage.module.css';
import { type BaccaratChoice, sideName } from './choice.ts';
import { Hand } from './hand.tsx';
import { baccaratLook } from './look.ts';
import { emptyTable, type TableScene, tableMoments } from './moments.ts';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly BaccaratEvent[];
const betOf = (round: StageRound) => round.bet as BaccaratBet;

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
      title={baccaratLook}
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

function winnerWords({ totals, isNatural }: TableScene, winner: BaccaratSide, words: StageWords): string {
  const told = words.t(`games.stage_baccarat_won_${winner}`, { ...totals });
  return isNatural ? `${told} · ${words.t('games.stage_baccarat_natural')}` : told;
}
