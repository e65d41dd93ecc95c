/** What a new site says until its operator writes something else. Places: site, operator, licence. */
export const en = {
  banner_welcome_tag: 'First deposit',
  banner_welcome_title: '100% up to R$1,500 in bonus',
  banner_welcome_body: 'Double your first Pix. Rollover of 5×, shown before you accept.',
  banner_welcome_button: 'I want it',
  banner_wheel_tag: 'Lottery wheel',
  banner_wheel_title: 'One spin for every R$100',
  banner_wheel_body: 'Each R$100 deposited in a day is one spin, with published odds.',
  banner_wheel_button: 'Spin the wheel',
  banner_relief_tag: 'Until 23:59',
  banner_relief_title: 'Daily relief of 8%',
  banner_relief_body: "Part of yesterday's net loss comes back today, with one touch.",
  banner_relief_button: 'See my relief',
  footer_terms:
    'One account per person, adults only, with your own CPF. Changes take effect at least two weeks after they are announced.',
  footer_privacy:
    'We keep only what it takes to pay, to protect your account and to obey the law. Nothing is sold.',
  footer_faq: 'Deposits, withdrawals, rollover and verifiable results, explained in a few lines.',
  footer_responsible_gaming:
    'Decide how much and how long, and stop when you get there. Gambling is no way to earn a living.',
  footer_operator:
    '{{site}} is run by {{operator}}, a licensed operator supervised by the competent authority. Licence {{licence}} (demonstration number).',
  support_title: 'Talk to us',
  support_body:
    'A person answers, usually within minutes. Have your account name at hand; we never ask for your password.',
  support_hours: '24 hours a day, 7 days a week',
  notice_payments_title: 'Pix works around the clock',
  notice_payments_body:
    'Deposits by Pix arrive at any hour, holidays included. Pay from an account under your own CPF: what comes from somebody else is sent back.',
  notice_security_title: 'We never ask for your password',
  notice_security_body:
    'Nobody at {{site}} asks for a password, a withdrawal password or a code by chat, phone or e-mail. If somebody does, do not answer and tell support.',
  notice_service_title: 'Maintenance on Tuesdays',
  notice_service_body:
    'On Tuesdays from 5:00 to 5:30, Brasília time, single games may be away. Open rounds are kept as they are.',
  notice_games_title: 'Check any round yourself',
  notice_games_body: 'Open your game history, choose a round and redo its draw in your own browser.',
  news_terms_title: 'Updated terms of use',
  news_terms_body:
    'Withdrawal times and playing limits are explained more clearly. The new text holds from the date given here; if you disagree, you may withdraw and close your account before then.',
  news_games_title: 'Minas do Sertão is here',
  news_games_body:
    'Choose how many mines, open tiles and cash out whenever you like. The theoretical return is shown in the game.',
  news_payout_title: 'Withdrawals within 120 minutes',
  news_payout_body:
    'Every withdrawal is reviewed by a person and should be paid within 120 minutes. The clock is on the withdrawal screen.',
  news_wheel_title: 'The lucky wheel is open',
  news_wheel_body:
    'For every R$100 deposited in a day you get one spin. The odds of each prize stand beside the wheel.',
  news_opening_title: '{{site}} has opened its doors',
  news_opening_body: 'Verifiable games, Pix in seconds and support at any hour, in a new house.',
};

export type SeedTexts = { readonly [Key in keyof typeof en]: string };
