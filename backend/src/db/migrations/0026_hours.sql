CREATE TABLE "hours_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"paidsum" bigint NOT NULL,
	"lunch_orders" integer NOT NULL,
	"lunch_quantity" numeric(14, 3) NOT NULL,
	"lunch_paidsum" bigint NOT NULL,
	CONSTRAINT "hours_rollup_key" PRIMARY KEY("grain","place_id","start_date","hour"),
	CONSTRAINT "hours_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
-- Rolled up anew at the next start, as is what is there already.
delete from sessions_rollup;
--> statement-breakpoint
update venue_clock set rolled_up = false where exists (select from orders) or exists (select from guest_sessions);
--> statement-breakpoint
ALTER TABLE "sessions_rollup" ADD COLUMN "by_hour" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_rollup_promo" ON "sales_rollup" USING btree ("grain","place_id","start_date") WHERE not "sales_rollup"."by_hour" and "sales_rollup"."promo_quantity" <> 0;--> statement-breakpoint
CREATE INDEX "sales_rollup_dish" ON "sales_rollup" USING btree ("menu_id","place_id","start_date") WHERE "sales_rollup"."by_hour" and "sales_rollup"."grain" = 'day';--> statement-breakpoint
DROP INDEX "stock_story_time";--> statement-breakpoint
CREATE INDEX "stock_story_time" ON "stock_story" USING btree ("stock_story_time","order_number");--> statement-breakpoint
ALTER TABLE "orders_rollup" DROP COLUMN "lunch_orders";--> statement-breakpoint
ALTER TABLE "sessions_rollup" DROP CONSTRAINT "sessions_rollup_key";
--> statement-breakpoint
ALTER TABLE "sessions_rollup" ADD CONSTRAINT "sessions_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","forced");
--> statement-breakpoint
-- Dishes in the folder of the business lunch at any depth, also removed ones; the whole menu without the folder.
create or replace function lunch_dishes() returns setof integer language sql stable as $$
  with recursive below as (
    select item_id, is_file from menu_items where item_id = 2350
    union
    select child.item_id, child.is_file from menu_items child join below on child.parent_id = below.item_id
  )
  select item_id from below where is_file
  union all
  select item_id from menu_items where is_file and not exists (select from below)
$$;
--> statement-breakpoint
create function note_lunch_folder() returns trigger language plpgsql as $$
begin
  update venue_clock set lunches_counted = false where exists (select from order_lines);
  return null;
end $$;
--> statement-breakpoint
create trigger note_lunch_folder after insert on menu_items for each row when (new.item_id = 2350)
  execute function note_lunch_folder();
--> statement-breakpoint
create trigger note_lunch_folder_gone after delete on menu_items for each row when (old.item_id = 2350)
  execute function note_lunch_folder();
--> statement-breakpoint
create or replace function roll_up_session(started guest_sessions, counted integer, paid bigint) returns void language sql as $$
  insert into sessions_rollup as r (grain, start_date, by_hour, hour, place_id, forced, sessions, revenue)
  select grain, start_date, by_hour, by_clock.hour, started.place_id, started.forced, counted, paid
  from venue_clock, lateral (select started.start_time at time zone zone as local) clock,
    grains_of((local - interval '12 hours')::date),
    lateral (values (true, extract(hour from local)::smallint), (false, -1::smallint)) as by_clock (by_hour, hour)
  on conflict (grain, by_hour, place_id, start_date, hour, forced) do update set
    sessions = r.sessions + excluded.sessions, revenue = r.revenue + excluded.revenue
$$;
