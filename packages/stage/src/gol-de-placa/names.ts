import { type ClubName, clubs, type FootballPick, handicapOf, type Market } from '@arara/games/tables';
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

/** A pick as it stands on a slip: its market where the selection does not say it. */
export function pickName(pick: FootballPick, words: StageWords): string {
  const isPlain = pick.market === 'result' || pick.market === 'goals';
  return `${isPlain ? '' : `${marketName(pick.market, words)}: `}${selectionName(pick, words)}`;
}

/** What a selection is called; the sides by their clubs. */
export function selectionName(
  { home, away, market, selection }: FootballPick,
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
    case 'handicap': {
      const { side, line } = handicapOf(selection);
      const signed = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, signDisplay: 'always' });
      return `${clubName(side === 'home' ? home : away)} ${signed.format(line)}`;
    }
    case 'score':
      return selection === 'other' ? t('games.stage_football_other') : selection.replace('-', '–');
  }
}
