export interface Section {
  /** $1 is the member; where it is read in batches, $2 is the id that the batch begins after and $3 how many. */
  readonly sql: string;
  /** An object instead of a list. */
  readonly isOne?: boolean;
  /** Before every id; a section without it is short and read at once. */
  readonly after?: string;
}

const firstUuid = '00000000-0000-0000-0000-000000000000';

/** The next of each wallet, read where they lie in the order of their ids: by their ids alone the whole ledger would be looked through. */
const movementsOf = (side: 'from' | 'to') => `
  select l.* from ledger_account w cross join lateral (
    select l.* from ledger_transfer l
     where l.${side}_account_id = w.id and l.${side}_balance_cents is not null and l.id > $2 order by l.id limit $3) l
   where w.member_id = $1`;

/** What of a member goes along, by its name in the file. What the house knows beside it (notes, cases, seeds, hashes) does not. */
export const sections: Readonly<Record<string, Section>> = {
  identity: {
    isOne: true,
    sql: `select account, realname, cpf, to_char(birth_date, 'YYYY-MM-DD') as birth_date, phone, phone_verified_at, email,
                 email_verified_at, nickname, gender, qq, lang as language, invite_code, vip_level, register_ip, register_area,
                 created_at, (select i.account from member i where i.id = m.top_id) as invited_by,
                 (select v.is_verified from registration_verdict v where v.member_id = m.id) as is_verified,
                 (select a.what from member_picture p join profile_picture a on a.id = p.picture_id where p.member_id = m.id) as avatar,
                 (select h.since from member_hidden h where h.member_id = m.id) as name_masked_since,
                 (select c.muted_until from chat_member c where c.member_id = m.id) as chat_muted_until
            from member m where id = $1`,
  },
  terms: { sql: 'select site, version, at from terms_acceptance where member_id = $1 order by at' },
  message_wishes: {
    sql: 'select kind, on_site, by_email, updated_at from message_preference where member_id = $1 order by kind',
  },
  sessions: {
    after: firstUuid,
    sql: `select id, device, ip, created_at, last_seen_at, ended_at, end_reason from session
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  logins: {
    after: '0',
    sql: `select id, at, ip, device, method, outcome from login_event
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  passkeys: {
    sql: 'select name, created_at, last_used_at from passkey where member_id = $1 order by created_at',
  },
  payout_accounts: {
    sql: `select kind, value, bank, branch, account_type, holder_name, created_at, removed_at from bank_account
           where member_id = $1 order by created_at`,
  },
  deposits: {
    after: firstUuid,
    sql: `select id, order_number, amount_cents, state, txid, reason, created_at, expires_at, credited_at from deposit
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  withdrawals: {
    after: firstUuid,
    sql: `select id, order_number, amount_cents, fee_cents, fee_fixed_cents, state, holder_name, key_kind, key_value, bank, branch,
                 account_type, member_remark, reason, end_to_end_id, created_at, reviewed_at, paid_at from withdrawal
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  bonuses: {
    sql: `select promotion, amount_cents, state, ended_cents, created_at, expires_at, ended_at from bonus
           where member_id = $1 order by created_at`,
  },
  rewards: {
    after: firstUuid,
    sql: `select id, promotion, amount_cents, wallet, created_at from promotion_claim
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  offers: {
    sql: 'select promotion, created_at as opted_in_at from promotion_opt_in where member_id = $1 order by created_at',
  },
  recharge_rebates: {
    sql: `select deposit_cents, required_cents, reward_cents, event_ended_at, created_at, claimed_at, withdrawn_at from recharge_rebate
           where member_id = $1 order by created_at`,
  },
  rebates: {
    sql: `select day::text as day, category, basis_points, stake_cents, cents as rebate_cents from rebate_day
           where member_id = $1 order by day, category, basis_points`,
  },
  levels: {
    sql: `select from_level, to_level, season::text as season, moved_at from vip_move where member_id = $1 order by moved_at, id`,
  },
  level_rewards: {
    sql: `select kind, level, month::text as month, amount_cents, created_at, claimed_at, withdrawn_at from vip_reward
           where member_id = $1 order by created_at`,
  },
  covers: {
    sql: 'select cause, base_cents, required_cents, created_at from rollover where member_id = $1 order by created_at',
  },
  races: {
    sql: `select r.period, r.measure, r.first_day::text as first_day, r.last_day::text as last_day, s.points
            from race_score s join race r on r.id = s.race_id where s.member_id = $1 order by r.starts_at`,
  },
  transfers: {
    after: firstUuid,
    sql: `select id, platform, direction, amount_cents, state, reason, created_at, settled_at from platform_transfer
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  commission: {
    sql: `select day::text as day, mechanism, level, amount_cents, state from agency_settlement
           where agent_id = $1 order by day, mechanism, level`,
  },
  limits: {
    sql: `select kind, period, case when kind <> 'session' then amount end as amount_cents,
                 case when kind = 'session' then amount::int end as minutes, pending_at, changed_at
            from protection_limit where member_id = $1 order by kind, period`,
  },
  pauses: {
    sql: `select kind, starts_at, nullif(ends_at, 'infinity') as ends_at, returns_at from protection_pause
           where member_id = $1 order by starts_at`,
  },
  reality_check: {
    sql: 'select every_minutes from protection_reality where member_id = $1',
  },
  favourites: {
    sql: `select g.slug as game, f.created_at from favourite f join game g on g.id = f.game_id
           where f.member_id = $1 order by f.created_at`,
  },
  messages: {
    after: firstUuid,
    sql: `select m.id, m.kind, m.key, m.fill, coalesce(l.title ->> o.lang, l.title ->> 'pt') as title,
                 coalesce(l.body ->> o.lang, l.body ->> 'pt') as body, m.created_at, m.read_at
            from member_message m join member o on o.id = m.member_id left join letter l on l.id = m.letter_id
           where m.member_id = $1 and m.id > $2 order by m.id limit $3`,
  },
  support: {
    after: '0',
    sql: `select t.id, case when t.staff_id is null then 'member' else 'team' end as "from", t.text, t.at
            from support_message t join support_conversation c on c.id = t.conversation_id
           where c.member_id = $1 and t.id > $2 order by t.id limit $3`,
  },
  chat: {
    after: '0',
    sql: `select id, room, text, created_at, deleted_at from chat_message
           where member_id = $1 and id > $2 order by id limit $3`,
  },
  // Others are the number that the chat knows them by.
  chat_ignored: {
    sql: `select c.public_id as chat_id, x.created_at from chat_hidden x join chat_member c on c.member_id = x.hidden_id
           where x.member_id = $1 order by x.created_at`,
  },
  chat_reports: {
    sql: `select room, reason, note, state, created_at, closed_at from chat_report where reporter_id = $1 order by created_at`,
  },
  statement: {
    after: '0',
    sql: `select t.id, t.kind, t.amount_cents, f.kind as from_wallet, t.from_balance_cents as from_balance_after_cents,
                 o.kind as to_wallet, t.to_balance_cents as to_balance_after_cents, t.reference, t.created_at
            from (${movementsOf('from')} union ${movementsOf('to')}) t
            left join ledger_account f on f.id = t.from_account_id and f.member_id = $1
            left join ledger_account o on o.id = t.to_account_id and o.member_id = $1
           order by t.id limit $3`,
  },
  rounds: {
    after: firstUuid,
    sql: `select id, game, is_open, stake_cents, stake_bonus_cents, payout_cents, bet, case when not is_open then outcome end as outcome,
                 created_at, settled_at, e.cause as ended_by_house
            from round left join round_ending e on e.member_id = round.member_id and e.round_id = id
           where round.member_id = $1 and id > $2 order by id limit $3`,
  },
};
