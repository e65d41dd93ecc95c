-- Which client of the institution sent a payout: another may know nothing of it, and would pay it a second time.
alter table withdrawal add column payout_client text;
