/** Protection. */
export const en = {};

/** What can fail in protection. */
export const enErrors = {
  play_paused: 'You have paused playing. Withdrawals stay open',
  limit_reached: 'This goes beyond a limit you have set',
};
