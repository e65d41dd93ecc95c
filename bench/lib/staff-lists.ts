import type pg from 'pg';

interface List {
  readonly list: string;
  readonly path: string;
}

/** Every list an administrator opens, those that have pages also far in. */
export async function listsOf(db: pg.Pool, api: (path: string) => Promise<unknown>): Promise<List[]> {
  const { rows } = await db.query<{
    id: string;
    account: string;
    day: string;
    from: string;
    middle: string;
    at: string;
    txid: string;
    round: string;
    cpf: string;
    phone: string;
    email: string;
    realname: string;
    key: string;
  }>(
    `select m.id, m.account, m.cpf, m.phone, m.email, m.realname,
            (select value from bank_account b where b.member_id = m.id and b.kind = 'email' and b.removed_at is null) as key,
            house_day(house_now())::text as day, (house_day(house_now()) - 29)::text as from,
            (house_day(house_now()) - 30)::text as middle, m.created_at::text as at,
            (select txid from deposit d where d.member_id = m.id limit 1) as txid,
            (select id from round r where r.member_id = m.id limit 1) as round
       from (select * from member where email <> '' order by id
             offset (select count(*) / 20 from member) limit 1) m`,
  );
  const [some] = rows;
  if (!some) throw new Error('the house is empty');
  const { id, account, day, from, middle, at, txid, round, cpf, phone, email, realname, key } = some;
  const month = `from=${from}&to=${day}`;
  const device = 'Mozilla/5.0 (Linux; Android 15) casa/2';
  const deep = encodeURIComponent(`${at}|${id}`);
  const nextOf = async (path: string) => {
    // Every list of pages answers so.
    const { data } = (await api(path)) as { data: { next: string } };
    return `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(data.next)}`;
  };
  return [
    { list: 'members', path: '/api/staff/members' },
    { list: 'members, in the middle', path: `/api/staff/members?after=${deep}` },
    { list: 'members by account', path: `/api/staff/members?search=${account}` },
    { list: 'members by a part of all names', path: '/api/staff/members?search=cheia' },
    { list: 'members by id', path: `/api/staff/members?search=${id}` },
    { list: 'members by a txid', path: `/api/staff/members?search=${txid}` },
    { list: 'members by a round', path: `/api/staff/members?search=${round}` },
    { list: 'members by a name', path: `/api/staff/members?search=${realname.slice(7, 20)}` },
    { list: 'members by a CPF', path: `/api/staff/members?search=${cpf}` },
    { list: "members by a CPF's beginning", path: `/api/staff/members?search=${cpf.slice(0, 9)}` },
    { list: 'members by a phone', path: `/api/staff/members?search=${phone}` },
    { list: 'members by an e-mail', path: `/api/staff/members?search=${encodeURIComponent(email)}` },
    { list: 'members by a Pix key', path: `/api/staff/members?search=${encodeURIComponent(key)}` },
    { list: 'members by what nobody has', path: '/api/staff/members?search=ninguem@' },
    { list: 'members by an address', path: '/api/staff/members?ip=10.1.0.7' },
    { list: 'members by a device', path: `/api/staff/members?device=${encodeURIComponent(device)}` },
    {
      list: 'members by a device, page 2',
      path: await nextOf(`/api/staff/members?device=${encodeURIComponent(device)}`),
    },
    { list: 'whose round it is', path: `/api/staff/rounds/${round}` },
    { list: 'member', path: `/api/staff/members/${id}` },
    { list: 'statement of a member', path: `/api/staff/members/${id}/statement?page_size=5` },
    {
      list: 'statement of a member, page 2',
      path: await nextOf(`/api/staff/members/${id}/statement?page_size=5`),
    },
    { list: 'rounds of a member', path: `/api/staff/members/${id}/rounds` },
    { list: 'standing of a member', path: `/api/staff/members/${id}/standing` },
    { list: 'checks of a member', path: `/api/staff/members/${id}/checks` },
    { list: 'counts of the queues', path: '/api/staff/queues' },
    { list: 'withdrawals', path: '/api/staff/withdrawals?state=open' },
    { list: 'withdrawals, page 2', path: await nextOf('/api/staff/withdrawals?state=open') },
    { list: 'withdrawals paid', path: '/api/staff/withdrawals?state=paid' },
    { list: 'withdrawals of all states', path: '/api/staff/withdrawals' },
    { list: 'stuck payouts', path: '/api/staff/queues/payouts' },
    { list: 'refunds', path: '/api/staff/queues/refunds' },
    { list: 'self-exclusions', path: '/api/staff/queues/exclusions' },
    { list: 'registrations', path: '/api/staff/queues/registrations' },
    { list: 'registrations, in the middle', path: `/api/staff/queues/registrations?after=${deep}` },
    { list: 'conversations that wait', path: '/api/staff/support' },
    { list: 'conversations', path: '/api/staff/support?state=open' },
    { list: 'deposits', path: '/api/staff/deposits' },
    { list: 'deposits, page 2', path: await nextOf('/api/staff/deposits') },
    { list: 'deposits of today', path: '/api/staff/deposits?range=today' },
    { list: 'deposits of a member', path: `/api/staff/deposits?search=${account}` },
    { list: 'deposits by txid', path: `/api/staff/deposits?search=${txid}` },
    { list: 'cases', path: '/api/staff/cases' },
    { list: 'cases, page 2', path: await nextOf('/api/staff/cases?state=open') },
    { list: 'movements', path: '/api/staff/ledger/movements' },
    { list: 'movements, page 2', path: await nextOf('/api/staff/ledger/movements') },
    { list: 'movements of a kind', path: '/api/staff/ledger/movements?kind=deposit' },
    { list: 'movements of bets', path: '/api/staff/ledger/movements?kind=payout' },
    { list: 'movements of a rare kind', path: '/api/staff/ledger/movements?kind=stake_bonus' },
    { list: 'movements of a member', path: `/api/staff/ledger/movements?search=${account}` },
    { list: 'movements of a day', path: `/api/staff/ledger/movements?from=${middle}&to=${middle}` },
    { list: 'kinds of movement', path: '/api/staff/ledger/kinds' },
    { list: 'payment methods', path: '/api/staff/payment-methods' },
    { list: 'requests', path: '/api/staff/requests' },
    { list: 'promotions with their cost', path: '/api/staff/growth/promotions' },
    { list: 'reports, summary', path: `/api/staff/reports/summary?${month}` },
    { list: 'games', path: '/api/staff/games?category=slots' },
    { list: 'returns', path: `/api/staff/game-returns?${month}` },
    { list: 'open rounds', path: '/api/staff/open-rounds' },
    { list: 'report by day', path: `/api/staff/reports/breakdown?${month}&by=day` },
    { list: 'report by category', path: `/api/staff/reports/breakdown?${month}&by=category` },
    { list: 'report by agent', path: `/api/staff/reports/breakdown?${month}&by=agent` },
    { list: 'report by game', path: `/api/staff/reports/breakdown?${month}&by=game` },
    { list: 'rounds behind GGR', path: `/api/staff/reports/rows?${month}&figure=ggr` },
    {
      list: 'active members behind a report',
      path: `/api/staff/reports/rows?${month}&figure=active_members`,
    },
    {
      list: 'active members behind a report, page 2',
      path: await nextOf(`/api/staff/reports/rows?${month}&figure=active_members`),
    },
    { list: 'members who returned', path: `/api/staff/reports/rows?${month}&figure=retention_1` },
    { list: 'deposits behind a report', path: `/api/staff/reports/rows?${month}&figure=deposits` },
    { list: 'audit log', path: '/api/staff/audit' },
    { list: 'audit log, page 2', path: await nextOf('/api/staff/audit') },
    { list: 'audit log of a colleague', path: '/api/staff/audit?search=colega-7@' },
    { list: 'audit log of an action', path: '/api/staff/audit?search=member.note' },
    { list: 'audit log of a member', path: `/api/staff/audit?search=${id}` },
  ];
}
