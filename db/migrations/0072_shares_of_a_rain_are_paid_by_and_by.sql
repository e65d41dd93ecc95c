-- A rain falls at once and is paid a few members at a time: each share says when it was settled.
alter table chat_rain_share
  -- Null while it is not paid yet.
  add column settled_at timestamptz,
  -- Why nothing was paid: who was frozen or excluded after the rain fell.
  add column refusal text not null default '';
update chat_rain_share s set settled_at = r.created_at from chat_rain r where r.id = s.rain_id;
create index chat_rain_share_due on chat_rain_share (rain_id, member_id) where settled_at is null;
