export const en = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  faq: 'Frequently asked questions',
  responsible_gaming: 'Responsible gaming',
  play_calmly: 'Play calmly',
  tag_fair: 'Verifiable draws',
  tag_pix: 'Pix 24 h',
  footer_promise: 'Games with verifiable results, Pix in seconds and nothing hidden.',
  footer_operator: '{{site}} is a licensed operator supervised by the competent authority.',
  footer_age:
    'Forbidden to anyone under 18. Gambling can be addictive: play in moderation and only what you can afford to lose.',
  footer_support: 'Customer service 24 hours a day, 7 days a week.',
  terms_intro: 'What holds between you and the house, in plain words.',
  terms_operator_title: 'Who operates',
  terms_operator:
    'The site is run by a licensed operator supervised by the competent authority. By creating an account you contract with that operator.',
  terms_age_title: 'Minimum age: 18',
  terms_age:
    'Only people who have turned 18 may play. We check CPF and date of birth; accounts of minors are closed and deposits returned.',
  terms_account_title: 'One account per person',
  terms_account:
    'The account is personal and tied to your CPF. Keep your password and withdrawal password to yourself and tell support if you suspect misuse.',
  terms_money_title: 'Deposits and withdrawals',
  terms_money:
    'Deposits and withdrawals are in reais, by Pix, only from and to accounts of your CPF. Every deposit is to be played through once before withdrawal. Limits and fees are shown before you confirm; withdrawals are reviewed by people.',
  terms_fairness_title: 'Results and return',
  terms_fairness:
    'Results of our own games come from a draw sealed before the bet and verifiable afterwards. The theoretical return (RTP) of each game is computed exactly, shown in the game and never below 85%.',
  terms_elsewhere_title: 'Games of other platforms',
  terms_elsewhere:
    'Games of other platforms have draws, rules and a return of their own, and the platforms tell us the results. Money you take there stays yours and comes back whenever you ask. If a platform never tells the result of a bet, it counts as lost, and never before a year has passed; a win told later is paid all the same. When a platform leaves the site, open bets are returned and we settle what was left there: you are told.',
  terms_rewards_title: 'Rewards',
  terms_rewards:
    'Every reward shows its rules before you accept. Unless stated otherwise, its amount is to be played through five times before withdrawal.',
  terms_conduct_title: 'Fair play on both sides',
  terms_conduct:
    'Bots, arbitrage and several accounts per person are abuse and may lead to cancellation, deduction of improper gains, freezing or blacklisting of the account.',
  terms_changes_title: 'Changes to the terms',
  terms_changes:
    'Changes are announced and take effect at least two weeks after the announcement. If you disagree you may withdraw and close the account.',
  privacy_intro: 'We keep what is needed for you to play safely, and nothing is sold.',
  privacy_what_title: 'What we keep',
  privacy_what:
    'Name, CPF, date of birth, phone, e-mail, Pix keys, bets, deposits, withdrawals, what you write to support and in chats, and the accesses to your account (device, IP address and time).',
  privacy_why_title: 'What it is for',
  privacy_why:
    'To pay and receive, to prove age and identity, to protect the account, to prevent fraud and money laundering and to obey the law.',
  privacy_who_title: 'Who receives it',
  privacy_who:
    'The bank that carries out the Pix, and the authorities where the law requires it. Nobody else.',
  privacy_keep_title: 'For how long',
  privacy_keep:
    'While the account exists. Accesses are erased after six months, chats after 30 days, messages of the house after two years and conversations with support after five. Of a closed account we keep for at least five years what the law asks for; then we erase name, CPF, contacts, Pix keys and all else that tells who you are, and only amounts and rounds without a person stay. It takes longer while a self-exclusion runs, a case is open, a matter waits for an answer, money is in the account or an authority has ordered it. Of whoever is excluded for ever a code of the CPF stays, so that they are not let in again. Accounts blacklisted for fraud are not erased.',
  privacy_rights_title: 'Your rights',
  privacy_rights:
    'Under the LGPD you may see, correct, take along and delete your data as far as the law allows. In the security centre you download your data and close the account; for the rest ask support, 24 hours a day.',
  privacy_security_title: 'How we protect it',
  privacy_security:
    'Passwords are kept only as an irreversible digest, the connection is encrypted and every access by staff is recorded. In this browser we keep only the language, your preferences and the open session.',
  calm_intro: 'Gambling is paid entertainment, like a concert: the price is what you accept to lose.',
  calm_idea_title: 'The house has an edge',
  calm_idea:
    'In the long run the return is below 100%. Winning is luck; there is no system, and losses are not won back by betting more.',
  calm_signs_title: 'Warning signs',
  calm_signs:
    'Betting to win back, hiding how much you play, using money for bills or borrowed money, playing when sad or angry. If any sounds familiar, stop and talk to somebody.',
  calm_figures_title: 'Always in sight',
  calm_figures:
    'Session time and result stand in the bar, and your account holds the whole history, with every real that came and went.',
  calm_money_title: 'Decide beforehand',
  calm_money:
    'Decide how much and how long before you start, and stop when you get there, winning or losing.',
  calm_break_title: 'Taking a break',
  calm_break:
    'Under Limits and pauses you can stop for some days or exclude yourself for months, at once. Your balance can be withdrawn all the same.',
  calm_help_title: 'Help from outside',
  calm_help:
    'In Brazil the CVV answers free of charge on 188 at any hour, and the public health service treats gambling addiction at its CAPS. Asking for help is strength.',
  faq_deposit_q: 'How do I deposit?',
  faq_deposit_a:
    "Choose an amount, copy the Pix code or scan the QR in your bank's app and pay. The balance arrives by itself, usually within seconds.",
  faq_withdrawal_q: 'How long does a withdrawal take?',
  faq_withdrawal_a:
    'Every withdrawal is reviewed by a person and should be paid within 120 minutes. Its progress is shown on the withdrawal screen.',
  faq_cpf_q: 'Why is my CPF needed?',
  faq_cpf_a:
    'The CPF proves age and identity and makes sure that Pix only comes from you and only goes to you. A payment by somebody else is returned.',
  faq_rollover_q: 'Why can I not withdraw everything?',
  faq_rollover_a:
    'Against money laundering, every deposit is to be played through once. The withdrawal screen shows what is free and how much is missing.',
  faq_fair_q: 'How do I know the games are fair?',
  faq_fair_a:
    "Before the bet you see the draw's fingerprint; afterwards the seed is revealed and any round can be redone on the verification page.",
  faq_password_q: 'What is the withdrawal password?',
  faq_password_a:
    'Six digits, yours alone, asked for at every withdrawal. You set and change them in the security centre.',
  faq_age_q: 'Who may play?',
  faq_age_a: 'People of 18 or older with a valid CPF, one account each.',
  faq_support_q: 'When does support answer?',
  faq_support_a: 'Customer service is there 24 hours a day, 7 days a week.',
} as const;
