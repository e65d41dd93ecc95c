-- Money may reach an account after its member closed it. When that was last told to the member; null: never.
alter table member add column money_told_at timestamptz;
