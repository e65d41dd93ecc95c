import type { HoldemBet, HoldemView } from '@arara/games';
import { holdemGame, suggestHoldem } from '@arara/games/tables';
import { parseAmount } from '@arara/money';
import { useMemo } from 'react';
import { CardRow } from '../card-felt/card-row.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { cardName } from '../pieces/playing-card.tsx';
import { StageFrame } from '../pieces/stage-frame.tsx';
import { Bets } from '../poker-table/bets.tsx';
import type { AnteChoice } from '../poker-table/choice.ts';
import { handName } from '../poker-table/hand-name.ts';
import { PlayOrFold, waitingWords } from '../poker-table/play-or-fold.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './holdem-stage.module.css';
import { type HoldemScene, holdemMoments, noCards } from './moments.ts';
import { Promenade } from './promenade.tsx';
import { holdemLook } from './theme.ts';

// The server builds bets and views with the rules these types come from.
const betOf = (round: StageRound) => round.bet as HoldemBet;
const viewOf = (round: StageRound) => (round.view ?? null) as HoldemView | null;

/** Two cards of one's own and three on the table, then play on or fold. */
export function HoldemStage(props: StageProps<AnteChoice>) {
  const { words, choice, round, stakeCents, isWaiting, isCalm, onDone, onAct } = props;
  const { t } = words;
  const { scene, isPlaying } = useTimeline({ round, isCalm, first: noCards, momentsOf, onDone });
  const current = isWaiting && !round?.isOpen ? noCards : scene;
  const { view, dealt, shown, turned, isTold } = current;
  const told = isTold ? round : null;
  const canMove = round?.isOpen === true && !isWaiting && !isPlaying;
  const suggested = useSuggestion(view, canMove && choice.isSuggesting);
  const bet = view && round ? betOf(round) : null;
  const isOpened = shown >= holdemGame.flop;
  const isDone = isTold && view !== null;
  return (
    <StageFrame
      words={words}
      title={holdemLook}
      className={styles.room}
      backdrop={<Promenade className={styles.pattern} />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingWords(view, canMove, words)}
      detail={told && view?.result ? t(`tablegames.result_${view.result}`) : undefined}
      spoken={spokenWords(current, words)}
    >
      <div className={styles.table}>
        <CardRow
          words={words}
          name={t('tablegames.dealer')}
          note={isDone && view.dealerHand ? handName(view.dealerHand, words) : undefined}
          cards={(view?.dealer ?? []).slice(0, dealt).map((card, place) => (place < turned ? card : null))}
          places={2}
          isLit={isDone && view.result === 'lost'}
          isCalm={isCalm}
        />
        <CardRow
          words={words}
          name={t('tablegames.shared_cards')}
          cards={(view?.table ?? []).map((card, place) => (place < shown ? card : null))}
          places={5}
          isCalm={isCalm}
        />
        <Bets
          words={words}
          anteCents={bet ? (parseAmount(bet.stake) ?? 0n) : stakeCents}
          raise={holdemGame.raise}
          sideName={(bet ? bet.side : choice.side) ? t('tablegames.side_aces') : null}
          paid={isDone ? view.paid : null}
        />
        <CardRow
          words={words}
          name={t('tablegames.you')}
          note={
            view && isOpened && (isDone || view.result === null)
              ? handName(view.playerHand, words)
              : undefined
          }
          cards={view?.player.slice(0, dealt) ?? []}
          places={2}
          isLit={isDone && (view.result === 'won' || view.result === 'unqualified')}
          isCalm={isCalm}
        />
        <PlayOrFold words={words} canMove={canMove} suggested={suggested} onAct={onAct} />
      </div>
    </StageFrame>
  );
}

function momentsOf(round: StageRound) {
  const view = viewOf(round);
  return view ? holdemMoments(view) : [];
}

/** Worked out once for each deal, and only where it is shown. */
function useSuggestion(view: HoldemView | null, isWanted: boolean): 'play' | 'fold' | null {
  return useMemo(() => {
    if (!view || !isWanted) return null;
    return suggestHoldem(
      view.player,
      view.table.slice(0, holdemGame.flop).flatMap((card) => card ?? []),
    );
  }, [view, isWanted]);
}

function spokenWords({ view, shown, isTold }: HoldemScene, words: StageWords): string | null {
  if (!view || shown < holdemGame.flop) return null;
  if (isTold && view.result) return `${words.t(`tablegames.result_${view.result}`)}.`;
  if (view.result !== null) return null;
  const named = (cards: readonly (string | null)[]) =>
    cards.flatMap((card) => (card === null ? [] : cardName(card, words))).join(', ');
  return `${named(view.player)}. ${words.t('tablegames.shared_cards')}: ${named(view.table)}. ${handName(view.playerHand, words)}.`;
}
