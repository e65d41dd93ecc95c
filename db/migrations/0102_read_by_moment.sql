-- What jobs and staff read by a moment, and what a promotion with a budget adds up at each claim: tables that only grow.
create index pix_received_arrived on pix_received (created_at);
create index pix_received_moment on pix_received (received_at);
create index bank_account_added on bank_account (created_at);
create index withdrawal_asked_for on withdrawal (created_at);
create index promotion_claim_cost on promotion_claim (promotion) include (amount_cents) where amount_cents > 0;
