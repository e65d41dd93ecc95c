-- What staff asks for or writes has a key: sent again because its answer was lost, it is there once.

alter table staff_request add column asked_key text;
create unique index staff_request_asked_once on staff_request (asked_by, asked_key) where asked_key is not null;

alter table support_message add column staff_key text;
create unique index support_message_staff_once on support_message (staff_id, staff_key) where staff_key is not null;
