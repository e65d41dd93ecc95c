/** Promotions. */
export const en = {};

/** What can fail in promotions. */
export const enErrors = {
  bonus_stake_too_large: 'With an active bonus a stake may not be above {{max}}',
};
