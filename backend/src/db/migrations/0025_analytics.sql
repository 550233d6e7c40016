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
CREATE TABLE "sessions_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"forced" boolean NOT NULL,
	"sessions" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "sessions_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","forced"),
	CONSTRAINT "sessions_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
DROP INDEX "stock_story_time";--> statement-breakpoint
ALTER TABLE "cards_rollup" ADD COLUMN "free_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cards_rollup" ADD COLUMN "free_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_rollup" ADD COLUMN "promo_quantity" numeric(14, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_rollup" ADD COLUMN "promo_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "venue_clock" ADD COLUMN "lunches_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "expenses_to_safe" ON "expenses" USING btree ("expense_time","user_id","cost") WHERE "expenses"."kind" in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and "expenses"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "sales_rollup_promo" ON "sales_rollup" USING btree ("grain","place_id","start_date") WHERE not "sales_rollup"."by_hour" and "sales_rollup"."promo_quantity" <> 0;--> statement-breakpoint
CREATE INDEX "sales_rollup_dish" ON "sales_rollup" USING btree ("menu_id","place_id","start_date") WHERE "sales_rollup"."by_hour" and "sales_rollup"."grain" = 'day';--> statement-breakpoint
CREATE INDEX "stock_rollup_losses" ON "stock_rollup" USING btree ("grain","place_id","start_date","item_id","kind","quantity","amount") WHERE "stock_rollup"."kind" in ('write_off', 'shortfall', 'recharge');--> statement-breakpoint
CREATE INDEX "stock_story_time" ON "stock_story" USING btree ("stock_story_time","order_number");--> statement-breakpoint
CREATE INDEX "stock_story_losses" ON "stock_story" USING btree ("stock_story_id","kind") WHERE "stock_story"."kind" in ('write_off', 'shortfall');
--> statement-breakpoint
-- What is there already is rolled up anew at the next start.
update venue_clock set rolled_up = false where exists (select from orders) or exists (select from guest_sessions);
--> statement-breakpoint
-- Dishes in the folder of the business lunch at any depth, also removed ones; the whole menu without the folder.
create function lunch_dishes() returns setof integer language sql stable as $$
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
create function in_lunch_folder(folder integer) returns boolean language sql stable as $$
  with recursive above as (
    select item_id, parent_id from menu_items where item_id = folder
    union
    select parent.item_id, parent.parent_id from menu_items parent join above on parent.item_id = above.parent_id
  )
  select exists (select from above where item_id = 2350)
$$;
--> statement-breakpoint
-- The roll-up counts orders by what is in the folder now; the next report counts them anew. The clock is written also
-- when it says so already: whoever counts at this moment then fails and begins again.
create function note_lunch_moves() returns trigger language plpgsql as $$
begin
  if in_lunch_folder(old.parent_id) <> in_lunch_folder(new.parent_id) or old.item_id <> new.item_id then
    update venue_clock set lunches_counted = false;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_lunch_moves after update of parent_id, item_id on menu_items for each row
  when (old.parent_id is distinct from new.parent_id or old.item_id <> new.item_id)
  execute function note_lunch_moves();
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
create function roll_up_session(started guest_sessions, counted integer, paid bigint) returns void language sql as $$
  insert into sessions_rollup as r (grain, start_date, by_hour, hour, place_id, forced, sessions, revenue)
  select grain, start_date, by_hour, by_clock.hour, started.place_id, started.forced, counted, paid
  from venue_clock, lateral (select started.start_time at time zone zone as local) clock,
    grains_of((local - interval '12 hours')::date),
    lateral (values (true, extract(hour from local)::smallint), (false, -1::smallint)) as by_clock (by_hour, hour)
  on conflict (grain, by_hour, place_id, start_date, hour, forced) do update set
    sessions = r.sessions + excluded.sessions, revenue = r.revenue + excluded.revenue
$$;
--> statement-breakpoint
create function keep_sessions_rollup() returns trigger language plpgsql as $$
declare
  paid bigint := 0;
begin
  if tg_op = 'UPDATE' then
    select coalesce(sum(paidsum), 0) into paid from orders where session_id = new.session_id and cancelled_at is null;
  end if;
  if tg_op <> 'INSERT' then perform roll_up_session(old, -1, -paid); end if;
  if tg_op <> 'DELETE' then perform roll_up_session(new, 1, paid); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_sessions_rollup after insert or delete on guest_sessions for each row
  execute function keep_sessions_rollup();
--> statement-breakpoint
create trigger move_sessions_rollup after update on guest_sessions for each row
  when ((old.start_time, old.place_id, old.forced) is distinct from (new.start_time, new.place_id, new.forced))
  execute function keep_sessions_rollup();
--> statement-breakpoint
create function keep_sessions_revenue() returns trigger language plpgsql as $$
declare
  started guest_sessions;
begin
  if tg_op <> 'INSERT' and old.session_id is not null and old.cancelled_at is null then
    select * into started from guest_sessions where session_id = old.session_id;
    perform roll_up_session(started, 0, -old.paidsum);
  end if;
  if tg_op <> 'DELETE' and new.session_id is not null and new.cancelled_at is null then
    select * into started from guest_sessions where session_id = new.session_id;
    perform roll_up_session(started, 0, new.paidsum);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_sessions_revenue after insert on orders for each row when (new.session_id is not null)
  execute function keep_sessions_revenue();
--> statement-breakpoint
create trigger move_sessions_revenue after update on orders for each row
  when ((old.session_id, old.cancelled_at is null, old.paidsum) is distinct from (new.session_id, new.cancelled_at is null, new.paidsum))
  execute function keep_sessions_revenue();
--> statement-breakpoint
create trigger drop_sessions_revenue after delete on orders for each row when (old.session_id is not null)
  execute function keep_sessions_revenue();
