import { type ClubName, clubs, type Market } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

export function clubName(club: ClubName): string {
  return clubs[club].name;
}

export function marketName(market: Market, { t }: StageWords): string {
  return t(`games.stage_football_${market}`);
}

/** Odds in hundredths for people: 176 -> "1,76". */
export function oddsText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );
}

/** What a selection is called; the sides by their clubs. */
export function selectionName(
  { home, away, market, selection }: { home: ClubName; away: ClubName; market: Market; selection: string },
  { t, locale }: StageWords,
): string {
  switch (market) {
    case 'result':
      if (selection === 'draw') return t('games.stage_football_draw');
      return clubName(selection === 'home' ? home : away);
    case 'goals': {
      const [side, line = '0'] = selection.split('_');
      const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(line) + 0.5);
      return t(side === 'over' ? 'games.stage_football_over' : 'games.stage_football_under', { line: shown });
    }
    case 'both_score':
      return t(selection === 'yes' ? 'games.stage_football_yes' : 'games.stage_football_no');
    case 'score':
      return selection === 'other' ? t('games.stage_football_other') : selection.replace('-', '–');
  }
}
