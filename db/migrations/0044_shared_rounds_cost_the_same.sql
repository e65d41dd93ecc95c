-- As 0043, for bets on shared rounds and what pools take and pay: planned while there were no rounds, each batch read all that had come since.

-- The form of 0019, which 0022 put another in the place of without taking it away.
drop function live_place(uuid[], uuid[], uuid[], smallint[], bigint[], integer[], integer[], jsonb[], text[], text[], timestamptz);

do $$
declare
  batched regprocedure;
begin
  foreach batched in array array[
    'live_place(uuid[], uuid[], uuid[], smallint[], bigint[], integer[], integer[], bigint[], integer, jsonb[], text[], text[], timestamptz)',
    'live_settle(uuid, integer, boolean, jsonb, integer)',
    'live_settle_draw(uuid, uuid[], bigint[], jsonb[])',
    'jackpot_settle(uuid[], uuid[], boolean[])']::regprocedure[]
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', batched);
    execute format('alter function %s set enable_hashjoin = off', batched);
    execute format('alter function %s set enable_mergejoin = off', batched);
    execute format('alter function %s set enable_seqscan = off', batched);
    execute format('alter function %s set enable_material = off', batched);
  end loop;
end $$;
