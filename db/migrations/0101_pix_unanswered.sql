-- Since when the institution has not told what it received, asked each minute; null while it does. That nobody asked is not its silence.
alter table pix_reconciled add column unanswered_since timestamptz;
