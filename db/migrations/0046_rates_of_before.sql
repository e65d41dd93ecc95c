-- What share of a stake came back until a moment. Rebates are counted when rounds are heard of, which is later than they were
-- settled: a round is counted by the rates of its own moment.
create table vip_rebate_past (
  level smallint not null,
  category text not null,
  basis_points integer not null,
  until timestamptz not null,
  primary key (level, category, until),
  foreign key (level, category) references vip_rebate
);
