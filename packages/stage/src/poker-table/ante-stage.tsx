import type { AnteBet, AnteView } from '@arara/games';
import { parseAmount } from '@arara/money';
import { CardRow } from '../card-felt/card-row.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { cardName } from '../pieces/playing-card.tsx';
import { StageFrame } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './ante-stage.module.css';
import { Bets } from './bets.tsx';
import { type AnteChoice, viewOf } from './choice.ts';
import { handName } from './hand-name.ts';
import { type AnteScene, anteMoments, noCards } from './moments.ts';
import { PlayOrFold, waitingWords } from './play-or-fold.tsx';
import { Suits } from './suits.tsx';
import type { AnteTheme } from './themes.ts';

// The server builds the bet with the rules this type comes from.
const betOf = (round: StageRound) => round.bet as AnteBet;

/** A table where the player bets an ante, sees the cards and plays on or folds. */
export function AnteStage(props: StageProps<AnteChoice> & { theme: AnteTheme }) {
  const { game, look, className } = props.theme;
  const { words, choice, round, stakeCents, isWaiting, isCalm, onDone, onAct } = props;
  const { t } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: noCards,
    momentsOf: (played) => momentsOf(viewOf(played)),
    onDone,
  });
  const shown = isWaiting && !round?.isOpen ? noCards : scene;
  const { view, dealt, turned, isTold } = shown;
  const told = isTold ? round : null;
  const canMove = round?.isOpen === true && !isWaiting && !isPlaying;
  const bet = view && round ? betOf(round) : null;
  const anteCents = bet ? (parseAmount(bet.stake) ?? 0n) : stakeCents;
  const isDealt = view !== null && dealt === view.player.length;
  return (
    <StageFrame
      words={words}
      title={look}
      className={className}
      backdrop={<Suits className={styles.pattern} />}
      told={told}
      isCalm={isCalm}
      waitingText={waitingWords(view, canMove, words)}
      detail={told && view?.result ? t(`tablegames.result_${view.result}`) : undefined}
      spoken={spokenWords(shown, words)}
    >
      <div className={styles.table}>
        <CardRow
          words={words}
          name={t('tablegames.dealer')}
          note={isTold && view?.dealerHand ? handName(view.dealerHand, words) : undefined}
          cards={(view?.dealer ?? []).slice(0, dealt).map((card, place) => (place < turned ? card : null))}
          places={game.handSize}
          isLit={isTold && view?.result === 'lost'}
          isCalm={isCalm}
        />
        <Bets
          words={words}
          anteCents={anteCents}
          raise={game.raise}
          sideName={(bet ? bet.side : choice.side) ? t('tablegames.side_bet') : null}
          paid={isTold ? (view?.paid ?? null) : null}
        />
        <CardRow
          words={words}
          name={t('tablegames.you')}
          note={isDealt ? handName(view.playerHand, words) : undefined}
          cards={view?.player.slice(0, dealt) ?? []}
          places={game.handSize}
          isLit={isTold && (view?.result === 'won' || view?.result === 'unqualified')}
          isCalm={isCalm}
        />
        <PlayOrFold
          words={words}
          canMove={canMove}
          suggested={choice.isSuggesting ? (view?.suggested ?? null) : null}
          onAct={onAct}
        />
      </div>
    </StageFrame>
  );
}

const momentsOf = (view: AnteView | null) => (view ? anteMoments(view) : []);

function spokenWords({ view, dealt, isTold }: AnteScene, words: StageWords): string | null {
  if (!view || dealt < view.player.length) return null;
  if (isTold && view.result) return `${words.t(`tablegames.result_${view.result}`)}.`;
  return `${view.player.map((card) => cardName(card, words)).join(', ')}. ${handName(view.playerHand, words)}.`;
}
