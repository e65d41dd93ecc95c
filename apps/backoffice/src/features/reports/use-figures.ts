import { parseAmount } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases/languages';
import { useLocale } from 'react-admin';
import { useFormat } from '../../lib/format.ts';
import { type Say, useT } from '../../lib/words.ts';
import type { Figure } from './report-data.ts';

export type ShownFigure = Exclude<Figure, `retention_${string}`>;

/** The figures of the dashboard in their order, each with whether more of it is better, worse, or neither. */
export const shownFigures = [
  { figure: 'ggr', isMoney: true, isGood: true },
  { figure: 'turnover', isMoney: true, isGood: true },
  { figure: 'deposits', isMoney: true, isGood: true },
  { figure: 'withdrawals', isMoney: true, isGood: null },
  { figure: 'active_members', isMoney: false, isGood: true },
  { figure: 'new_members', isMoney: false, isGood: true },
  { figure: 'bonus_cost', isMoney: true, isGood: null },
  { figure: 'rebates_cost', isMoney: true, isGood: null },
] as const satisfies readonly { figure: ShownFigure; isMoney: boolean; isGood: boolean | null }[];

export const isMoney = (figure: Figure): boolean =>
  shownFigures.some((one) => one.figure === figure && one.isMoney);

/** What a figure is called. */
export function figureName(t: Say, figure: Figure): string {
  if (figure === 'turnover') return t('turnover_total');
  return figure.startsWith('retention_') ? `${t('retention')}, ${t(figure)}` : t(figure);
}

export function figureHint(t: Say, figure: ShownFigure): string {
  return figure === 'deposits' ? t('deposits_hint_figure') : t(`${figure}_hint`);
}

/** A figure as a number, for a chart: money in whole reais and centavos. */
export function toNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  const cents = parseAmount(value.replace('-', ''));
  return (value.startsWith('-') ? -1 : 1) * (Number(cents ?? 0n) / 100);
}

/** Figures as people of the chosen language write them. */
export function useFigures() {
  const t = useT();
  const { money, number } = useFormat();
  const { locale } = languages[useLocale() as LanguageCode];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    t,
    written: (value: string | number) => (typeof value === 'number' ? number(value) : money(value)),
    /** A value of a chart's axis, short. */
    short: (value: number) => compact.format(value),
    percent: (share: number) => percent.format(share),
  };
}
