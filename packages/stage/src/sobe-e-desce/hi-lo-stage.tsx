import type { HiLoView } from '@arara/games';
import { type HiLoSide, hiLoRanks, hiLoSides, hiLoWays, rankOf } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { ChevronsDown, ChevronsUp, SkipForward } from 'lucide-react';
import { useTimeline } from '../motion/use-timeline.ts';
import { shortMultiplierText } from '../pieces/numbers.ts';
import { cardName, PlayingCard } from '../pieces/playing-card.tsx';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './hi-lo-stage.module.css';
import { title } from './letters.ts';
import { hiLoMoments, noCards } from './moments.ts';

export type HiLoChoice = Record<string, never>;

// The server builds the view with the rules this type comes from.
const viewOf = (round: StageRound | null) => (round?.view ?? null) as HiLoView | null;

const look: TitleLook = {
  name: 'Sobe e Desce',
  lettering: title,
  face: ['#fff', '#e7dcff', '#b79bff'],
  depth: '#3a1c8a',
  edge: '#12063a',
};
const pastShown = 7;
const icons = { higher: ChevronsUp, lower: ChevronsDown } as const;

/** Sobe e Desce: the open card, what a guess either way is worth, and the cards that went before. */
export function HiLoStage(props: StageProps<HiLoChoice>) {
  const { words, round, isWaiting, isCalm, onDone, onAct } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: noCards,
    momentsOf: (played) => momentsOfRound(viewOf(played)),
    onDone,
  });
  const view = viewOf(round);
  const shown = isWaiting && !round?.isOpen ? noCards : scene;
  const told = shown.end ? round : null;
  const card = shown.cards.at(-1) ?? null;
  const isTurning = shown.isTurning && !isCalm;
  // Until a card has turned nothing tells which one it is, nor that the round ends with it.
  const open = round?.isOpen && view && !isTurning ? view : null;
  const asked = isTurning ? shown.cards.at(-2) : open && card;
  const canGuess = open !== null && !isWaiting;
  const detail = told && view ? endWords(view, words) : undefined;
  const worth = { higher: open?.higherMultiplier ?? null, lower: open?.lowerMultiplier ?? null };
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.lights} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={asked ? t('arcade.hilo_ask', { card: cardName(asked, words) }) : t('arcade.hilo_hint')}
      detail={detail}
      spoken={detail ?? (open && card ? cardName(card, words) : null)}
    >
      <ol className={styles.past} aria-label={t('games.stage_history')}>
        {shown.cards
          .slice(0, -1)
          .slice(-pastShown)
          .map((past, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row.
            <li key={index}>
              <PlayingCard words={words} card={past} />
            </li>
          ))}
      </ol>
      <div className={styles.table}>
        <PlayingCard
          key={shown.cards.length}
          words={words}
          card={card}
          isTurning={isTurning}
          className={classNames(styles.card, shown.end === 'wrong_guess' && styles.wrong)}
        />
        <b className={styles.worth}>
          {open && open.multiplier > 0 ? shortMultiplierText(open.multiplier, locale) : ''}
        </b>
      </div>
      <div className={styles.guesses}>
        {hiLoSides.map((side) => {
          const Icon = icons[side];
          return (
            <button
              key={side}
              type="button"
              className={classNames(styles.guess, styles[side])}
              disabled={!canGuess || worth[side] === null}
              onClick={() => onAct({ type: 'guess', side })}
            >
              <Icon size={22} aria-hidden="true" />
              <span>{t(`arcade.hilo_${side}`)}</span>
              <b>{worth[side] === null ? '–' : shortMultiplierText(worth[side], locale)}</b>
              <small>{card && open ? chanceText(card, side, locale) : '–'}</small>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.skip}
        disabled={!canGuess || (open?.skipsLeft ?? 0) === 0}
        onClick={() => onAct({ type: 'skip' })}
      >
        <SkipForward size={16} aria-hidden="true" />
        {t('arcade.hilo_skip')}
        {view && (open || isTurning) ? ` · ${view.skipsLeft}` : ''}
      </button>
    </StageFrame>
  );
}

/** How often a guess on a card is right. */
export function chanceText(card: string, side: HiLoSide, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(hiLoWays(rankOf(card), side) / hiLoRanks);
}

function momentsOfRound(view: HiLoView | null) {
  return view ? hiLoMoments(view) : [];
}

function endWords({ end, cards, multiplier }: HiLoView, words: StageWords): string {
  const { t, locale } = words;
  const card = cards.at(-1);
  if (end === 'wrong_guess' && card) return t('arcade.hilo_wrong', { card: cardName(card, words) });
  if (end === 'last_guess') return t('arcade.hilo_last');
  return t('games.stage_crash_out', { multiplier: shortMultiplierText(multiplier, locale) });
}
