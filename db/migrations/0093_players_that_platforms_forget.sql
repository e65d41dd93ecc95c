-- A platform may delete a player's account with the money in it: staff see it, and two people decide as with one that is gone.

alter table platform_player
  -- When the platform was first heard to know no such player although the member had money there; null once it is known again.
  add column forgotten_at timestamptz;
create index platform_player_forgotten on platform_player (platform) where forgotten_at is not null;

alter table staff_request
  drop constraint staff_request_platform_said_check,
  add constraint staff_request_platform_said_check
    check (platform_said in ('not_connected', 'no_answer', 'something_else', 'player_unknown'));
