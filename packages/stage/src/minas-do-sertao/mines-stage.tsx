import type { MinesView } from '@arara/games';
import { minesLadder } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useEffect, useRef, useState } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { Announcement } from '../pieces/announcement.tsx';
import { BigWin } from '../pieces/big-win.tsx';
import { TitleArt } from '../pieces/lettering.tsx';
import { shortMultiplierText } from '../pieces/numbers.ts';
import { ResultLine } from '../pieces/result-line.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import type { MinesChoice } from './choice.ts';
import { Desert } from './desert.tsx';
import { Field } from './field.tsx';
import { title } from './letters.ts';
import styles from './mines-stage.module.css';
import { emptyField, fieldMoments } from './moments.ts';

// The server builds the view with the rules this type comes from.
const viewOf = (round: StageRound | null) => (round?.view ?? null) as MinesView | null;

/** Minas do Sertão: open tiles one by one; the ladder above says what the next safe one brings. */
export function MinesStage(props: StageProps<MinesChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone, onAct } = props;
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) setAsked(null);
  }, [isWaiting]);
  const { scene } = useTimeline({
    round,
    isCalm,
    first: emptyField,
    momentsOf: (played) => {
      const view = viewOf(played);
      return view ? fieldMoments(view) : [];
    },
    onDone,
  });
  const isStarting = isWaiting && !round?.isOpen;
  const shown = isStarting ? emptyField : scene;
  const view = isStarting ? null : viewOf(round);
  const told = shown.isTold ? round : null;
  return (
    <section className={styles.stage} aria-label="Minas do Sertão">
      <Desert />
      <TitleArt
        className={styles.title}
        lettering={title}
        title="Minas do Sertão"
        face={['#fffbe0', '#ffd76a', '#ff9d2e']}
        depth="#7a2a14"
        edge="#3a100a"
      />
      <Ladder
        steps={view?.ladder ?? minesLadder(choice.mines)}
        reached={view && view.end !== 'mine_hit' ? view.picked.length : 0}
        words={words}
      />
      <Field
        words={words}
        scene={shown}
        asked={asked}
        canPick={round?.isOpen === true && !isWaiting}
        isCalm={isCalm}
        onPick={(tile) => {
          setAsked(tile);
          onAct({ type: 'pick', tile });
        }}
      />
      <ResultLine
        words={words}
        round={told}
        waitingText={hintOf(round, view, words)}
        detail={told ? endWords(view, told, words) : undefined}
      />
      <BigWin words={words} round={told} isCalm={isCalm} />
      <Announcement text={announced(told, view, words)} />
    </section>
  );
}

interface LadderProps {
  steps: readonly number[];
  reached: number;
  words: StageWords;
}

/** What each further safe tile brings; the rung reached is filled, the next one ringed. */
function Ladder({ steps, reached, words }: LadderProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const rung = list.current?.children[Math.max(reached - 1, 0)];
    if (list.current && rung instanceof HTMLElement) list.current.scrollLeft = rung.offsetLeft - 24;
  }, [reached]);
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={styles.ladder}
      aria-label={words.t('games.stage_mines_ladder')}
    >
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place.
          key={index}
          className={classNames(
            styles.rung,
            index < reached && styles.passed,
            index === reached && styles.next,
          )}
        >
          {shortMultiplierText(step, words.locale)}
        </li>
      ))}
    </ol>
  );
}

function hintOf(round: StageRound | null, view: MinesView | null, words: StageWords): string {
  if (!round?.isOpen || !view) return words.t('games.stage_mines_hint');
  if (view.nextMultiplier === null) return words.t('games.stage_mines_top');
  return words.t('games.stage_mines_next', {
    multiplier: shortMultiplierText(view.nextMultiplier, words.locale),
  });
}

function endWords(view: MinesView | null, round: StageRound, words: StageWords): string {
  if (view?.end === 'mine_hit') return words.t('games.stage_mines_hit');
  if (view?.end === 'cleared') return words.t('games.stage_mines_cleared');
  return words.t('games.stage_mines_cashed', { count: viewOf(round)?.picked.length ?? 0 });
}

function announced(told: StageRound | null, view: MinesView | null, words: StageWords): string | null {
  if (told) {
    const paid = told.payoutCents > 0n;
    const result = words.t(paid ? 'games.stage_paid' : 'games.stage_lost', {
      amount: words.money(told.payoutCents),
    });
    return `${endWords(view, told, words)} ${result}`;
  }
  // A round that is over is told by its end, once that is seen.
  if (!view || view.end !== null || view.picked.length === 0) return null;
  return words.t('games.stage_mines_safe', {
    multiplier: shortMultiplierText(view.multiplier, words.locale),
  });
}
