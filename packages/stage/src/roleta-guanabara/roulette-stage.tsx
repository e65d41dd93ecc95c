import type { RouletteBet, RouletteEvent } from '@arara/games';
import { colourOf } from '@arara/games/tables';
import { parseAmount } from '@arara/money';
import { classNames } from '@arara/ui';
import { useEffect, useState } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { Announcement } from '../pieces/announcement.tsx';
import { ResultLine } from '../pieces/result-line.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { callOn } from './calls.ts';
import { laidChips, liftOff, pilesOf, putDown, type TableChoice } from './chips.ts';
import { wheelAtRest, wheelMoments } from './moments.ts';
import { Racetrack } from './racetrack.tsx';
import { Room } from './room.tsx';
import styles from './roulette-stage.module.css';
import { spotKey } from './spots.ts';
import { Table } from './table.tsx';
import { Wheel } from './wheel.tsx';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly RouletteEvent[];
const betOf = (round: StageRound) => round.bet as RouletteBet;

const rememberedNumbers = 14;

/** Roleta Guanabara: the wheel over the betting table. The chips of a round lie there until the next is laid. */
export function RouletteStage(props: StageProps<TableChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: wheelAtRest,
    momentsOf: (played) => wheelMoments(eventsOf(played)),
    onDone,
  });
  const told = scene.isTold && !isWaiting ? round : null;
  const numbers = useToldNumbers(told, scene.number);
  const isFresh = choice.chips.length > 0 || choice.isCleared;
  const shown = round && (scene.isRolling || told) && !(told && isFresh) ? round : null;
  const piles = shown ? pilesOfBet(betOf(shown)) : pilesOf(isWaiting ? laidChips(choice) : choice.chips);
  const won = told && shown ? wonKeys(told) : new Set<string>();
  return (
    <section className={styles.stage} aria-label="Roleta Guanabara">
      <div className={styles.scene}>
        <Room />
        <Wheel scene={scene} isCalm={isCalm} />
        <Numbers numbers={numbers} />
        {told && scene.number !== null && <Landed key={told.roundId} number={scene.number} words={words} />}
        {(told || scene.isRolling || !isFresh) && (
          <div className={styles.plate}>
            <ResultLine
              words={words}
              round={told}
              waitingText={words.t(
                scene.isRolling ? 'games.stage_roulette_rolling' : 'games.stage_roulette_hint',
              )}
            />
          </div>
        )}
      </div>
      <Table
        words={words}
        piles={piles}
        landed={told ? scene.number : null}
        won={won}
        isLocked={isLocked}
        onPut={(key) => onChoose(putDown(choice, key))}
        onLift={(key) => onChoose(liftOff(choice, key))}
      />
      <Racetrack
        words={words}
        landed={told ? scene.number : null}
        isLocked={isLocked}
        onCall={(keys) => onChoose(callOn(choice, keys))}
      />
      <Announcement text={told && scene.number !== null ? spoken(told, scene.number, words) : null} />
    </section>
  );
}

function Landed({ number, words }: { number: number; words: StageWords }) {
  return (
    <div className={classNames(styles.landed, styles[colourOf(number)])} aria-hidden="true">
      <b>{number}</b>
      <span>{colourName(number, words)}</span>
    </div>
  );
}

function Numbers({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <div className={styles.numbers} aria-hidden="true">
      {numbers.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice; its place is its identity.
        <span key={index} className={styles[colourOf(number)]}>
          {number}
        </span>
      ))}
    </div>
  );
}

/** The numbers told since the page was opened, newest first. */
function useToldNumbers(told: StageRound | null, number: number | null): readonly number[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  useEffect(() => {
    if (told && number !== null) setNumbers((before) => [number, ...before].slice(0, rememberedNumbers));
  }, [told, number]);
  return numbers;
}

function pilesOfBet(bet: RouletteBet): ReadonlyMap<string, bigint> {
  return new Map(bet.bets.map((chip) => [spotKey(chip), parseAmount(chip.stake) ?? 0n]));
}

function wonKeys(round: StageRound): ReadonlySet<string> {
  const { bets } = betOf(round);
  return new Set(
    eventsOf(round).flatMap((event) => {
      const chip = event.type === 'bet_won' ? bets[event.index] : undefined;
      return chip ? [spotKey(chip)] : [];
    }),
  );
}

function colourName(number: number, { t }: StageWords): string {
  const names = {
    green: 'games.stage_roulette_zero',
    red: 'games.stage_bet_red',
    black: 'games.stage_bet_black',
  } as const;
  return t(names[colourOf(number)]);
}

function spoken(round: StageRound, number: number, words: StageWords): string {
  const result = words.t('games.stage_roulette_landed', { number, colour: colourName(number, words) });
  const paid = round.payoutCents > 0n;
  return `${result} ${words.t(paid ? 'games.stage_paid' : 'games.stage_lost', { amount: words.money(round.payoutCents) })}`;
}
