import type { PokerView } from '@arara/games';
import type { PokerVariant } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { cardName, PlayingCard } from '../pieces/playing-card.tsx';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { heldIn, type PokerChoice, suggestedIn, toggled, viewOf } from './choice.ts';
import { handName } from './hand-name.ts';
import { handMoments, noHand } from './moments.ts';
import styles from './poker-stage.module.css';
import type { PokerTheme } from './themes.ts';

/** Five cards, the prizes above them; a tap keeps a card. */
export function PokerStage(props: StageProps<PokerChoice> & { theme: PokerTheme }) {
  const { variant, look, className, mark } = props.theme;
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
  const suggested = canHold ? suggestedIn(variant, choice, round) : [];
  const handWords = shown.hand && handName(shown.hand, words);
  return (
    <StageFrame
      words={words}
      title={look}
      className={className}
      backdrop={<Marks path={mark} />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingWords(round, shown.hand, canHold, words)}
      detail={told ? (handWords ?? undefined) : undefined}
      spoken={spoken(shown.cards, handWords, words)}
    >
      <Prizes
        words={words}
        variant={variant}
        hand={shown.hand}
        isWon={told !== null && told.payoutCents > told.stakeCents}
      />
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

interface PrizesProps {
  words: StageWords;
  variant: PokerVariant<string>;
  hand: string | null;
  isWon: boolean;
}

/** What hands pay, the best first; the one on the table is marked, in gold once it has won more than the stake. */
function Prizes({ words, variant, hand, isWon }: PrizesProps) {
  const { hands, pays } = variant;
  const paid = hands
    .map((name, index) => ({ name, times: pays[index] ?? 0 }))
    .filter(({ times }) => times > 0)
    .toReversed();
  return (
    <ol className={styles.prizes} aria-label={words.t('games.stage_tab_prizes')}>
      {paid.map(({ name, times }) => (
        <li
          key={name}
          className={classNames(styles.prize, name === hand && (isWon ? styles.lit : styles.made))}
        >
          <span>{handName(name, words)}</span>
          <b>{times}×</b>
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
  hand: string | null,
  canHold: boolean,
  words: StageWords,
): string {
  const { t } = words;
  if (!round?.isOpen) return t('games.stage_poker_hint');
  if (!canHold) return t('games.stage_good_luck');
  const now =
    hand && hand !== 'nothing' ? `${t('games.stage_poker_now', { hand: handName(hand, words) })} · ` : '';
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

/** The mark of the title, strewn faintly over its colour. */
function Marks({ path }: { path: string }) {
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
          d={path}
          fill="#fff"
          opacity=".05"
        />
      ))}
    </svg>
  );
}
