-- When the house last heard that its refund of a Pix was rejected: institutions may leave out when it was asked for.
alter table pix_received add column refund_rejected_at timestamptz;
