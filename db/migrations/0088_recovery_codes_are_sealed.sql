-- Recovery codes are short: without a key of the house what is kept of one must not be enough to find it.

alter table recovery_code add column is_sealed boolean not null default false;
create index recovery_code_unsealed on recovery_code (member_id) where not is_sealed;
