import type { SlotPresentation } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';
import type { MachineFacts } from './moments.ts';
import type { Grid } from './scene.ts';
import type { SlotTheme } from './theme.ts';

/** A machine as its parts see it: what the rules say it shows, how it is drawn, and the words on its symbols. */
export interface SlotFace {
  readonly shown: SlotPresentation;
  readonly theme: SlotTheme;
  /** Symbols drop in from above instead of turning on reels. */
  readonly isDropping: boolean;
  /** The word on the foot of a wild or of a symbol that begins a feature; `undefined` for all others. */
  tagOf(symbol: string): string | undefined;
}

export function faceOf(shown: SlotPresentation, theme: SlotTheme, { t }: Pick<StageWords, 't'>): SlotFace {
  const { wild, scatter } = shown;
  return {
    shown,
    theme,
    isDropping: isDropping(shown),
    tagOf: (symbol) => {
      if (symbol === wild?.symbol) return t('games.symbol_coringa');
      return symbol === scatter?.symbol ? t('slotstage.tag_bonus') : undefined;
    },
  };
}

const isDropping = ({ wins, cascade }: SlotPresentation) =>
  wins.kind === 'anywhere' || wins.kind === 'cluster' || cascade?.where === 'always';

export function machineFacts(shown: SlotPresentation): MachineFacts {
  const { columns, rows, scatter, hold } = shown;
  const starter = scatter ?? (hold && { symbol: hold.coin, trigger: hold.trigger });
  return {
    columns,
    rows,
    isDropping: isDropping(shown),
    scatter: starter ? { symbol: starter.symbol, trigger: starter.trigger } : null,
  };
}

/** What stands on a machine that nobody has played on yet: symbols in turn, no two alike beside each other. */
export function gridAtRest({ columns, rows, symbols }: SlotPresentation): Grid {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => symbols[(column * 3 + row * 2) % symbols.length] ?? ''),
  );
}

/** What a symbol is called; letters are called what they are. */
export function symbolName(symbol: string, { t }: Pick<StageWords, 't'>): string {
  // A test holds every symbol of every title against the phrases.
  return isLetter(symbol) ? symbol : t(`slots.symbol_${symbol}` as Parameters<typeof t>[0]);
}

export const isLetter = (symbol: string): boolean => ['A', 'K', 'Q', 'J'].includes(symbol);
