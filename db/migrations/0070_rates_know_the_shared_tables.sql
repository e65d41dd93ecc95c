-- Blackjack with seats gives 99.4938% of all stakes back and counts as a table game. Of what is left, 0.5062%, the highest level got
-- 0.40% as rebates and its three agents 0.10%; with what they earn on deposits, whoever was all of them earned by playing it.
-- Where nobody has set the rates of table games by hand they are 0.05% to 0.20% now: the house keeps as much as it does elsewhere.
with first as (
  select level, category, basis_points, 5 + 15 * level / 10 as less from vip_rebate
   where category = 'table' and basis_points = 10 + 30 * level / 10
),
untouched as (
  select * from first where (select count(*) from first) = (select count(*) from vip_rebate where category = 'table')
),
-- Rounds of before are counted by the rates of their own moment.
kept as (
  insert into vip_rebate_past (level, category, basis_points, until)
  select level, category, basis_points, house_now() from untouched
)
update vip_rebate v set basis_points = u.less from untouched u where v.level = u.level and v.category = u.category;
