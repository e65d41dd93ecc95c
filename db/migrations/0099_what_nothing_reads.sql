-- Names of before, kept for the releases that still read and wrote by them; none does any more.
drop view adjustment;
drop view lifting;
drop function live_place(uuid[], uuid[], uuid[], smallint[], bigint[], integer[], integer[], bigint[], integer, jsonb[], text[], text[],
  timestamptz);
drop function protection_is_excluded(uuid);
