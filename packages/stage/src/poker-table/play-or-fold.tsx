import { Moves } from '../card-felt/moves.tsx';
import type { StageProps, StageWords } from '../stage.ts';
import type { AnteChoice } from './choice.ts';
import { handName } from './hand-name.ts';

interface PlayOrFoldProps extends Pick<StageProps<AnteChoice>, 'words' | 'onAct'> {
  canMove: boolean;
  /** The better of the two, where it is to be shown. */
  suggested: 'play' | 'fold' | null;
}

/** The two moves once the cards are seen. */
export function PlayOrFold({ words: { t }, canMove, suggested, onAct }: PlayOrFoldProps) {
  return (
    <Moves
      offers={
        canMove
          ? (['play', 'fold'] as const).map((key) => ({
              key,
              label: t(`tablegames.${key}`),
              isSuggested: suggested === key,
            }))
          : []
      }
      suggestedWords={t('games.stage_poker_suggested')}
      isLocked={!canMove}
      onMove={(key) => onAct({ type: key })}
    />
  );
}

interface SeenHand {
  readonly playerHand: Parameters<typeof handName>[0];
}

/** What stands over the table before anything is told. */
export function waitingWords(view: SeenHand | null, canMove: boolean, words: StageWords): string {
  if (canMove && view) return words.t('tablegames.decide', { hand: handName(view.playerHand, words) });
  return words.t(view ? 'games.stage_good_luck' : 'tablegames.deal_first');
}
