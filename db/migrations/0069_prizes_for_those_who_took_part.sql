-- A prize of a race goes to whoever has staked at least so much cash in it: otherwise one small bet takes the first place of a
-- race that hardly anybody runs. Races and plans of before ask for nothing, as they promised.
alter table race_plan add column turnover_min_cents bigint not null default 0 check (turnover_min_cents >= 0);
alter table race add column turnover_min_cents bigint not null default 0 check (turnover_min_cents >= 0);
