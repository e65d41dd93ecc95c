import { classNames } from '@arara/ui';
import { CardRow } from '../card-felt/card-row.tsx';
import { Moves } from '../card-felt/moves.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './blackjack-stage.module.css';
import { type BlackjackChoice, type DealView, insuranceCents, insuranceOf, viewOf } from './choice.ts';
import { blackjackLook } from './look.ts';
import { type DealScene, dealMoments, noDeal } from './moments.ts';

/** Most cards that lie beside each other; more overlap. */
const widest = 3;

/** Blackjack Leblon: the dealer above, one or two hands below, and what can be done with them. */
export function BlackjackStage(props: StageProps<BlackjackChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone, onAct } = props;
  const { t } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: noDeal,
    momentsOf: (played) => momentsOf(viewOf(played)),
    onDone,
  });
  const shown = isWaiting && !round?.isOpen ? noDeal : scene;
  const { view } = shown;
  const told = shown.isTold ? round : null;
  const canMove = round?.isOpen === true && !isWaiting && !isPlaying;
  const dealerTold = shown.isHoleOpen ? view?.dealerTotal : undefined;
  return (
    <StageFrame
      words={words}
      title={blackjackLook}
      className={styles.stage}
      backdrop={<Beach />}
      told={told}
      isCalm={isCalm}
      waitingText={
        canMove && view ? turnWords(view, words) : t(view ? 'games.stage_good_luck' : 'tablegames.deal_first')
      }
      detail={told && view ? totalsWords(view, words) : undefined}
      spoken={spokenWords(shown, canMove, words)}
    >
      <div className={styles.table}>
        <CardRow
          words={words}
          name={t('tablegames.dealer')}
          badge={shown.isTold ? dealerTold : undefined}
          note={insuranceNote(shown, words)}
          cards={dealerCards(shown)}
          places={2}
          isCalm={isCalm}
          className={(view?.dealer.length ?? 0) > widest + 1 ? styles.many : undefined}
        />
        <div className={styles.hands}>
          {(view?.hands ?? [emptyHand]).map(({ kind, cards, total, isDoubled }, index) => (
            <CardRow
              key={kind}
              words={words}
              name={t(kind === 'own' ? 'tablegames.you' : 'tablegames.free_hand')}
              badge={shown.playerShown > 1 && cards.length > 0 ? total : undefined}
              note={noteOf(shown, index, isDoubled, words)}
              cards={cards.slice(0, shown.playerShown)}
              places={2}
              isLit={canMove && view?.active === index && view.hands.length > 1}
              isCalm={isCalm}
              className={classNames(
                styles.one,
                cards.length > (view?.hands.length === 2 ? 2 : widest) && styles.many,
              )}
            />
          ))}
        </div>
        <Moves
          offers={
            canMove && round
              ? offersOf(view?.moves ?? [], round, words).map((offer) => ({
                  ...offer,
                  isSuggested: choice.isSuggesting && view?.suggested === offer.key,
                }))
              : []
          }
          suggestedWords={t('games.stage_poker_suggested')}
          isLocked={!canMove}
          onMove={(move) => onAct({ type: move })}
        />
      </div>
    </StageFrame>
  );
}

const emptyHand = { kind: 'own', cards: [], total: 0, isDoubled: false } as const;

const momentsOf = (view: DealView | null) => (view ? dealMoments(view) : []);

/** The dealer's second card stays down until it is turned. */
function dealerCards({ view, dealerShown, isHoleOpen }: DealScene): (string | null)[] {
  const cards = view?.dealer.slice(0, dealerShown) ?? [];
  return isHoleOpen ? cards : cards.map((card, place) => (place === 0 ? card : null)).slice(0, 2);
}

/** What can be done now; the house pays for doubles and splits, insurance costs. */
function offersOf(moves: DealView['moves'], round: StageRound, { t, money }: StageWords) {
  return moves.map((move) => ({
    key: move,
    label: t(`tablegames.${move}`),
    ...(move === 'double' || move === 'split' ? { detail: t('tablegames.free') } : {}),
    ...(move === 'insure' ? { detail: money(insuranceCents(round)) } : {}),
  }));
}

/** What is asked of the player now. */
function turnWords(view: DealView, { t }: StageWords): string {
  if (insuranceOf(view) === 'offered') return t('tablegames.insurance_question');
  return t('tablegames.your_turn', { total: view.hands[view.active]?.total ?? 0 });
}

/** That there is insurance, and what became of it: a round that goes on has shown that there is no natural. */
function insuranceNote({ view, isHoleOpen }: DealScene, { t }: StageWords): string | undefined {
  if (!view || insuranceOf(view) !== 'taken') return undefined;
  if (view.isOver && !isHoleOpen) return t('tablegames.insured');
  const isNatural = view.dealer.length === 2 && view.dealerTotal === 21;
  return t(isNatural ? 'tablegames.insurance_paid' : 'tablegames.insurance_lost');
}

/** How a hand ended, once it is told; before that, that it is doubled. */
function noteOf(
  { view, isTold }: DealScene,
  index: number,
  isDoubled: boolean,
  { t }: StageWords,
): string | undefined {
  const hand = view?.hands[index];
  if (!view || !hand) return undefined;
  if (hand.total > 21) return t('tablegames.hand_over');
  if (!isTold) return isDoubled ? '2×' : undefined;
  const { dealerTotal } = view;
  const isNatural = view.hands.length === 1 && hand.cards.length === 2 && hand.total === 21;
  if (isNatural && !(dealerTotal === 21 && view.dealer.length === 2)) return t('tablegames.blackjack');
  if (dealerTotal === 22 || dealerTotal === hand.total) return t('tablegames.hand_level');
  return t(dealerTotal > 21 || hand.total > dealerTotal ? 'tablegames.hand_won' : 'tablegames.hand_lost');
}

function totalsWords(view: DealView, { t }: StageWords): string {
  const player = view.hands.map(({ total }) => total).join(' · ');
  return t('tablegames.told_totals', { player, dealer: view.dealerTotal });
}

function spokenWords({ view, isTold }: DealScene, canMove: boolean, words: StageWords): string | null {
  if (!view) return null;
  if (isTold) return `${totalsWords(view, words)}.`;
  return canMove ? turnWords(view, words) : null;
}

/** The waves of the promenade, and the arc of the table. */
function Beach() {
  return (
    <svg
      className={styles.beach}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: 9 }, (_, wave) => wave).map((wave) => (
        <path
          key={wave}
          d={`M-40 ${wave * 66 - 10}c60 -46 120 46 180 0s120 46 180 0 120 46 180 0 120 46 180 0 120 46 180 0 120 46 180 0v24c-60 46 -120 -46 -180 0s-120 -46 -180 0 -120 -46 -180 0 -120 -46 -180 0 -120 -46 -180 0 -120 -46 -180 0Z`}
          fill="#fff"
          opacity=".035"
        />
      ))}
      <ellipse
        cx="450"
        cy="-120"
        rx="640"
        ry="430"
        fill="none"
        stroke="#9fdcff"
        strokeOpacity=".28"
        strokeWidth="3"
      />
      <ellipse
        cx="450"
        cy="-120"
        rx="656"
        ry="446"
        fill="none"
        stroke="#9fdcff"
        strokeOpacity=".16"
        strokeWidth="1.5"
      />
    </svg>
  );
}
