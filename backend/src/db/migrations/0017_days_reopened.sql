ALTER TABLE "day_closes" DROP CONSTRAINT "day_closes_closed";--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
-- A sheet begins where the previous one ended, the first one at noon.
alter table day_closes disable trigger keep_close;--> statement-breakpoint
update day_closes set since = earlier.since
from (
  select close_id, coalesce(lag(closed_time) over (order by closed_time),
    (business_date + time '12:00') at time zone coalesce((select zone from venue_clock), 'Asia/Bangkok')) as since
  from day_closes where status = 'closed'
) earlier
where earlier.close_id = day_closes.close_id;--> statement-breakpoint
alter table day_closes enable trigger keep_close;--> statement-breakpoint
CREATE INDEX "day_closes_time" ON "day_closes" USING btree ("closed_time") WHERE "day_closes"."status" = 'closed';--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_closed" CHECK (("day_closes"."status" in ('closed', 'reopened')) = ("day_closes"."closed_time" is not null and "day_closes"."float" is not null and "day_closes"."since" is not null));--> statement-breakpoint
create or replace function keep_close() returns trigger language plpgsql as $$
declare
  reopens boolean := old.status = 'closed' and new.status = 'reopened' and to_jsonb(old) - 'status' = to_jsonb(new) - 'status';
begin
  if not reopens and (old.status <> 'counted' or (old.counted, old.expected, old.denominations, old.business_date)
    is distinct from (new.counted, new.expected, new.denominations, new.business_date)) then
    raise exception 'day close % is done', old.close_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
