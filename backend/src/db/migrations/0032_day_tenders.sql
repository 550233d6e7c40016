ALTER TABLE "day_closes" ADD COLUMN "tenders" jsonb;--> statement-breakpoint
-- A closed day takes its reason later, once.
create or replace function keep_close() returns trigger language plpgsql as $$
declare
  reopens boolean := old.status = 'closed' and new.status = 'reopened' and to_jsonb(old) - 'status' = to_jsonb(new) - 'status';
  explains boolean := old.status = 'closed' and old.reason = '' and new.reason <> ''
    and to_jsonb(old) - 'reason' = to_jsonb(new) - 'reason';
begin
  if not reopens and not explains and (old.status <> 'counted'
    or (old.counted, old.expected, old.denominations, old.tenders, old.business_date)
    is distinct from (new.counted, new.expected, new.denominations, new.tenders, new.business_date)) then
    raise exception 'day close % is done', old.close_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
