import type { PokerView } from '@arara/games';
import { type PokerHand, payOfHand, pokerHands } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { cardName, PlayingCard } from '../pieces/playing-card.tsx';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { heldIn, type PokerChoice, suggestedIn, toggled, viewOf } from './choice.ts';
import { title } from './letters.ts';
import { handMoments, noHand } from './moments.ts';
import styles from './poker-stage.module.css';

const look: TitleLook = {
  name: 'Rei de Copas',
  lettering: title,
  face: ['#fff', '#ffe3d1', '#ffc07a'],
  depth: '#8a0f34',
  edge: '#43041a',
};

/** Rei de Copas: five cards, the prizes above them; a tap keeps a card. */
export function PokerStage(props: StageProps<PokerChoice>) {
  const { words, choice, onChoose, round, isWaiting, isCalm, onDone } = props;
  const { t } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: noHand,
    momentsOf: (played) => momentsOfRound(viewOf(played)),
    onDone,
  });
  const isStarting = isWaiting && !round?.isOpen;
  const shown = isStarting ? noHand : scene;
  const told = shown.isOver ? round : null;
  const canHold = round?.isOpen === true && !isWaiting && !isPlaying;
  const held = shown.held ?? heldIn(choice, round);
  const suggested = canHold ? suggestedIn(choice, round) : [];
  const handWords = shown.hand && t(`games.poker_${shown.hand}`);
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Hearts />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingWords(round, shown.hand, canHold, words)}
      detail={told ? (handWords ?? undefined) : undefined}
      spoken={spoken(shown.cards, handWords, words)}
    >
      <Prizes words={words} hand={shown.hand} isWon={told !== null && told.payoutCents > told.stakeCents} />
      <div className={styles.cards}>
        {shown.cards.map((card, place) => {
          const isHeld = held.includes(place);
          const isSuggested = suggested.includes(place);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the table is its identity.
              key={place}
              type="button"
              className={classNames(styles.place, isHeld && styles.held, isSuggested && styles.suggested)}
              aria-pressed={isHeld}
              aria-disabled={!canHold}
              aria-label={placeName(card, isSuggested, words)}
              onClick={() => canHold && round && onChoose(toggled(choice, round, place))}
            >
              <PlayingCard key={card ?? 'down'} words={words} card={card} isTurning={!isCalm} />
              <span className={styles.mark} aria-hidden="true">
                {isHeld ? t('games.stage_poker_held') : isSuggested ? t('games.stage_poker_suggested') : ''}
              </span>
            </button>
          );
        })}
      </div>
    </StageFrame>
  );
}

function momentsOfRound(view: PokerView | null) {
  return view ? handMoments(view) : [];
}

/** What hands pay, the best first; the one on the table is marked, in gold once it has won more than the stake. */
function Prizes({ words, hand, isWon }: { words: StageWords; hand: PokerHand | null; isWon: boolean }) {
  const paid = pokerHands.filter((name) => payOfHand(name) > 0).toReversed();
  return (
    <ol className={styles.prizes} aria-label={words.t('games.stage_tab_prizes')}>
      {paid.map((name) => (
        <li
          key={name}
          className={classNames(styles.prize, name === hand && (isWon ? styles.lit : styles.made))}
        >
          <span>{words.t(`games.poker_${name}`)}</span>
          <b>{payOfHand(name)}×</b>
        </li>
      ))}
    </ol>
  );
}

function placeName(card: string | null, isSuggested: boolean, words: StageWords): string {
  if (card === null) return words.t('games.stage_card_down');
  const keep = words.t('games.stage_poker_hold', { card: cardName(card, words) });
  return isSuggested ? `${keep} (${words.t('games.stage_poker_suggested')})` : keep;
}

function waitingWords(
  round: StageRound | null,
  hand: PokerHand | null,
  canHold: boolean,
  { t }: StageWords,
): string {
  if (!round?.isOpen) return t('games.stage_poker_hint');
  if (!canHold) return t('games.stage_good_luck');
  const now =
    hand && hand !== 'nothing' ? `${t('games.stage_poker_now', { hand: t(`games.poker_${hand}`) })} · ` : '';
  return `${now}${t('games.stage_poker_choose')}`;
}

function spoken(
  cards: readonly (string | null)[],
  handWords: string | null,
  words: StageWords,
): string | null {
  const seen = cards.flatMap((card) => (card === null ? [] : [cardName(card, words)]));
  return handWords && seen.length === cards.length ? `${seen.join(', ')}. ${handWords}.` : null;
}

/** Faint hearts on crimson. */
function Hearts() {
  return (
    <svg
      className={styles.hearts}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: 28 }, (_, heart) => heart).map((heart) => (
        <path
          key={heart}
          transform={`translate(${(heart * 173) % 900} ${(heart * 97) % 560}) rotate(${((heart * 31) % 60) - 30}) scale(${1.4 + (heart % 4) * 0.6})`}
          d="M12 21.500C7.5 17.5 2 13.6 2 8.400A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.400c0 5.2-5.5 9.1-10 13.100Z"
          fill="#fff"
          opacity=".05"
        />
      ))}
    </svg>
  );
}
