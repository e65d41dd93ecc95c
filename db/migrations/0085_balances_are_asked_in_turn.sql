-- When a platform was last asked what a member has there, whatever became of the question: who could not be heard of waits for their
-- turn like everybody else.
alter table platform_player add column asked_at timestamptz;
