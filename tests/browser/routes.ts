/** One page of the site by its address. */
export interface SiteRoute {
  readonly name: string;
  readonly path: string;
  /** Opened by somebody who is not logged in. */
  readonly isForVisitors?: true;
  /** The phrase of its heading: an address must show its own page and no other. */
  readonly heading?: string;
  /** Phrases of what has to stand on it. */
  readonly shows?: readonly string[];
}

/** Every address of the site, and one that is none of them. `gameInfo` is asked for with a game that exists. */
export const siteRoutes = (gameInfo: string): readonly SiteRoute[] => [
  { name: 'home', path: '/' },
  { name: 'profile', path: '/profile', heading: 'identity.profile' },
  { name: 'game', path: '/game', heading: 'shell.all_games' },
  { name: 'video', path: '/video', heading: 'shell.category_live' },
  {
    name: 'login',
    path: '/login',
    isForVisitors: true,
    shows: ['identity.log_in', 'identity.create_account'],
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    isForVisitors: true,
    shows: ['identity.forgot_title', 'identity.forgot_send', 'identity.forgot_help'],
  },
  { name: 'searchGames', path: '/searchGames', heading: 'shell.search' },
  { name: 'recharge', path: '/recharge', heading: 'wallet.deposit_title' },
  { name: 'rechargeRecord', path: '/rechargeRecord', heading: 'wallet.deposit_records' },
  { name: 'withdraw', path: '/withdraw', heading: 'wallet.withdraw_title' },
  { name: 'withdrawalRecord', path: '/withdrawalRecord', heading: 'wallet.withdrawal_records' },
  { name: 'promotion-activity', path: '/promotion/activity', heading: 'promotions.title' },
  { name: 'promotion-rebates', path: '/promotion/rebates', heading: 'loyalty.rebates_title' },
  { name: 'promotion-vip', path: '/promotion/vip', heading: 'loyalty.vip_title' },
  { name: 'promotion-history', path: '/promotion/history', heading: 'promotions.history' },
  { name: 'promotion-cover', path: '/promotion/cover', heading: 'loyalty.cover_title' },
  {
    name: 'activity-recharge',
    path: '/promotion/activity/recharge',
    heading: 'promotions.recharge_title',
    shows: [
      'promotions.tier_bronze',
      'promotions.tier_silver',
      'promotions.tier_gold',
      'promotions.tier_platinum',
      'promotions.tier_diamond',
    ],
  },
  {
    name: 'activity-invitation',
    path: '/promotion/activity/invitation-activity',
    heading: 'promotions.invitation_title',
  },
  {
    name: 'activity-lottery-wheel',
    path: '/promotion/activity/lottery-wheel',
    heading: 'promotions.lottery_wheel_title',
  },
  {
    name: 'activity-daily-loss-relief',
    path: '/promotion/activity/daily-loss-relief-fund',
    heading: 'promotions.daily_rescue_title',
  },
  {
    name: 'activity-recharge-rebate',
    path: '/promotion/activity/recharge-rebate',
    heading: 'promotions.recharge_rebate_title',
  },
  {
    name: 'support',
    path: '/information-center/support',
    heading: 'information.centre',
    shows: ['information.open_chat'],
  },
  { name: 'notification', path: '/information-center/notification', heading: 'information.centre' },
  { name: 'announcement', path: '/information-center/announcement', heading: 'information.centre' },
  { name: 'agency-invite', path: '/agency-center/invite', heading: 'agency.invite' },
  {
    name: 'agency-agent',
    path: '/agency-center/agent',
    heading: 'agency.my_agent',
    shows: ['agency.no_agent'],
  },
  { name: 'agency-invitation-record', path: '/agency-center/invitation-record', heading: 'agency.records' },
  { name: 'agency-reward', path: '/agency-center/reward', heading: 'agency.rewards' },
  {
    name: 'agency-mechanism',
    path: '/agency-center/agency-mechanism',
    heading: 'agency.mechanism',
    shows: ['agency.recharge_title', 'agency.betting_title', 'agency.settlement_title'],
  },
  {
    name: 'agency-register-subordinates',
    path: '/agency-center/register-subordinates',
    heading: 'agency.register_title',
  },
  { name: 'order-center', path: '/order-center', heading: 'loyalty.orders_title' },
  {
    name: 'order-fee',
    path: '/order-center/fee',
    heading: 'loyalty.orders_fee',
    shows: ['loyalty.general_fee', 'loyalty.mandatory_fee'],
  },
  { name: 'order-association', path: '/order-center/association', heading: 'loyalty.orders_association' },
  {
    name: 'security-center',
    path: '/security-center',
    heading: 'security.title',
    shows: ['security.login_password', 'security.withdrawal_password', 'security.accounts'],
  },
  {
    name: 'security-verify-password',
    path: '/security-center/verify-password',
    heading: 'security.verify_title',
  },
  { name: 'security-bind-email', path: '/security-center/bind-email', heading: 'security.bind_email' },
  {
    name: 'security-change-password',
    path: '/security-center/change-password',
    heading: 'security.change_password',
  },
  { name: 'security-ways-in', path: '/security-center/ways-in', heading: 'security.ways_title' },
  { name: 'test12', path: '/test12' },
  { name: 'gameInfo', path: gameInfo },
  { name: 'cztx', path: '/cztx', heading: 'diagnostics.cashier_title' },
  { name: 'test', path: '/test', heading: 'diagnostics.client_title' },
  { name: 'favourites', path: '/favourites', heading: 'shell.favourites' },
  { name: 'gameRecord', path: '/gameRecord', heading: 'games.stage_records' },
  { name: 'races', path: '/races', heading: 'races.title' },
  { name: 'messages', path: '/messages', heading: 'information.messages' },
  { name: 'fair', path: '/fair', heading: 'games.stage_fair_title' },
  { name: 'terms', path: '/terms', heading: 'legal.terms' },
  { name: 'privacy', path: '/privacy', heading: 'legal.privacy' },
  { name: 'faq', path: '/faq', heading: 'legal.faq' },
  { name: 'responsible-gaming', path: '/responsible-gaming', heading: 'legal.responsible_gaming' },
  { name: 'protection', path: '/protection', heading: 'protection.title' },
  { name: 'statement', path: '/statement', heading: 'wallet.statement' },
  { name: 'not-found', path: '/nao-existe', heading: 'shell.not_found' },
];
