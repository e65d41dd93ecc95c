-- Nothing is found by what a round or an event says, so nobody needs to know how often it says it: sorting a sample of such
-- texts is most of what analysing these tables costs, and tables that grow by every bet are analysed again and again.
alter table round
  alter column bet set statistics 0,
  alter column outcome set statistics 0,
  alter column secret set statistics 0,
  alter column view set statistics 0;
alter table outbox alter column payload set statistics 0;
