import type { Phrase } from '../lib/i18n.ts';

/** What a feature of the catalogue is called; one without a word is not shown. */
export const featureWords: Readonly<Record<string, Phrase>> = {
  wilds: 'platforms.feature_wilds',
  scatters: 'platforms.feature_scatters',
  free_spins: 'platforms.feature_free_spins',
  cash_out: 'platforms.feature_cash_out',
  adjustable_risk: 'platforms.feature_adjustable_risk',
  many_bets: 'platforms.feature_many_bets',
};
