-- The app of two-factor login is lost with the phone that it was on: two people may end it with the phone of before.
alter table staff_request add column ends_two_factor boolean;
update staff_request_kind set may = '{ends_two_factor}' where kind = 'phone';
