/** Passwords of the team, and what an administrator decides about a colleague, in the back office. */
export const en = {
  own_password: 'Own password',
  own_password_title: 'Choose a password of your own',
  own_password_text:
    'Somebody else has seen the password you entered with. It does not open the back office again: choose one that only you know.',
  own_password_change_text: 'Your other open sessions end.',
  own_password_old: 'Present password',
  own_password_new: 'New password, 10 characters or more',
  own_password_set: 'Set the password',
  own_password_done: 'Your password has been changed',
  told_title: 'Password of {{email}}',
  told_text:
    'It is shown this once, and good for one login: whoever enters with it chooses an own one before anything else.',
  told_copy: 'Copy',
  told_copied: 'Copied',
  told_noted: 'I have passed it on',
  team_reset: 'New password',
  team_reset_title: 'Give {{email}} a new password?',
  team_reset_text:
    'Every session of this account ends. For 30 days you and this person cannot approve together.',
  team_role_title: '{{email}}: from {{from}} to {{to}}?',
  team_role_text:
    'Every session of this account ends. For 30 days you and this person cannot approve together.',
  team_role_change: 'Change the role',
  team_close_title: 'Close the account of {{email}}?',
  team_close_text: 'Every session ends, and nobody enters with it before it is opened again.',
  team_open_title: 'Open the account of {{email}} again?',
  team_open_text: 'This person can enter again with the password and the role of before.',
  two_factor_forget_title: 'Take the authenticator app of {{email}} off?',
  two_factor_forget_text: 'From then on the password alone opens this account, until an app is bound again.',
  did_staff_password_change: 'Changed the own password',
  detail_from_role: 'Role before',
  detail_is_active: 'Open',
  detail_forgot_two_factor: 'App taken off',
};
