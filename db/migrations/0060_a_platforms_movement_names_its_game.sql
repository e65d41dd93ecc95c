-- A movement of a platform's bet knows the transaction by our id alone; its game is found through it.
create index seamless_transaction_id on seamless_transaction (id);
