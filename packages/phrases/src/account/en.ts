/** What a member may ask of the own data. */
export const en = {
  data_title: 'Your data',
  download: 'Download my data',
  download_short: 'Download',
  download_about: 'One file with everything that is yours here',
  download_text:
    'Registration, logins, deposits, withdrawals, statement, rounds, limits and messages in one JSON file. Keep it safe: whoever has it can read all of it.',
  download_started: 'The download has begun',
  close: 'Close account',
  close_short: 'Close',
  close_about: 'Closes it for good, on every device',
  close_title: 'Close your account?',
  close_before:
    'First withdraw your money and finish your rounds and your bonus: with anything left the account does not close.',
  close_sessions: 'Every session ends, and nobody logs in to the account again.',
  close_news: 'We send no more news or offers.',
  close_kept:
    'We keep the records for at least five years, as the law asks; then what tells who you are is erased. Until then your CPF opens no other account.',
  close_excluded: 'Self-exclusions stay until they end.',
  closed: 'Account closed',
  closed_text: 'To come back one day, write to support.',
  mail_kept:
    'For {{years}} years we keep what the law asks for: registration, deposits, withdrawals, bets and the records of the account. Then we erase what tells who you are, unless the law or an open matter asks for longer. Until then your CPF opens no other account.',
  mail_back: 'To come back before that, write to support: {{support}}',
  mail_money: 'It stays yours. To have it paid out, write to support: {{support}}',
  mail_closed_ignore: 'If it was not you, write to support at once.',
  mail_reopened:
    'While the account is open nothing is erased. News and offers stay off until you turn them on.',
};

export const enErrors = {
  account_closed: 'This account is closed. To come back, write to support',
  account_erased: 'This account has been erased',
  account_has_withdrawal: 'A withdrawal is under way: wait for it or cancel it',
  account_has_round: 'A round is open: finish it first',
  account_has_bonus: 'A bonus is active: meet it or give it up first',
  account_has_money: 'There is still money in the account: withdraw it first',
};
