DROP TABLE "sales_rollup";
--> statement-breakpoint
DROP TABLE "orders_rollup";
--> statement-breakpoint
CREATE TABLE "sales_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"free" boolean NOT NULL,
	"lines" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "sales_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","menu_id","type","free"),
	CONSTRAINT "sales_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "orders_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"cashier_id" integer NOT NULL,
	"delivery_partner" text NOT NULL,
	"orders" integer NOT NULL,
	"bar_orders" integer NOT NULL,
	"kitchen_orders" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"paid_cash" bigint NOT NULL,
	"paid_card" bigint NOT NULL,
	"promo_orders" integer NOT NULL,
	"promo_paidsum" bigint NOT NULL,
	"bar_paid_count" numeric(14, 3) NOT NULL,
	"bar_paid_price" bigint NOT NULL,
	"bar_paid_discount" bigint NOT NULL,
	"bar_paid_cost" bigint NOT NULL,
	"bar_free_count" numeric(14, 3) NOT NULL,
	"bar_free_cost" bigint NOT NULL,
	"bar_promo" bigint NOT NULL,
	"kitchen_paid_count" numeric(14, 3) NOT NULL,
	"kitchen_paid_price" bigint NOT NULL,
	"kitchen_paid_discount" bigint NOT NULL,
	"kitchen_paid_cost" bigint NOT NULL,
	"kitchen_free_count" numeric(14, 3) NOT NULL,
	"kitchen_free_cost" bigint NOT NULL,
	"kitchen_promo" bigint NOT NULL,
	CONSTRAINT "orders_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","cashier_id","delivery_partner"),
	CONSTRAINT "orders_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "cards_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"place_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"discount_card" text NOT NULL,
	"orders" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	CONSTRAINT "cards_rollup_key" PRIMARY KEY("grain","place_id","start_date","card_id","discount_card"),
	CONSTRAINT "cards_rollup_grain_known" CHECK (grain in ('day', 'month', 'year', 'all'))
);
--> statement-breakpoint
CREATE TABLE "expenses_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"category_id" integer NOT NULL,
	"flow" text NOT NULL,
	"funded" boolean NOT NULL,
	"cost" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "expenses_rollup_key" PRIMARY KEY("grain","start_date","category_id","flow","funded"),
	CONSTRAINT "expenses_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "stock_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"place_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"amount" bigint NOT NULL,
	"moves" integer NOT NULL,
	CONSTRAINT "stock_rollup_key" PRIMARY KEY("grain","place_id","start_date","item_id","kind"),
	CONSTRAINT "stock_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "venue_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"zone" text DEFAULT 'Asia/Bangkok' NOT NULL,
	"rolled_up" boolean DEFAULT true NOT NULL,
	CONSTRAINT "venue_clock_one" CHECK ("venue_clock"."only")
);
--> statement-breakpoint
ALTER TABLE "stock_rollup" ADD CONSTRAINT "stock_rollup_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "stock_story_time" ON "stock_story" USING btree ("stock_story_time");
--> statement-breakpoint
-- What the dish is now: until here nothing else was known.
ALTER TABLE "order_lines" ADD COLUMN "type" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
alter table order_lines disable trigger append_only;
--> statement-breakpoint
update order_lines l set type = m.type from menu_items m where m.item_id = l.menu_id and m.type <> 0;
--> statement-breakpoint
alter table order_lines enable trigger append_only;
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "type" DROP DEFAULT;
--> statement-breakpoint
-- What is there already is rolled up at the next start, when the zone is known.
insert into venue_clock (rolled_up)
select not exists (select from orders) and not exists (select from stock_story) and not exists (select from expenses);
--> statement-breakpoint
create function business_date(moment timestamptz) returns date language sql stable as $$
  select ((moment at time zone (select zone from venue_clock)) - interval '12 hours')::date
$$;
--> statement-breakpoint
create function grains_of(day date) returns table (grain text, start_date date) language sql immutable as $$
  select * from (values ('day', day), ('month', date_trunc('month', day::timestamp)::date),
    ('year', date_trunc('year', day::timestamp)::date)) as spans
$$;
--> statement-breakpoint
create function keep_stock_rollup() returns trigger language plpgsql as $$
begin
  insert into stock_rollup as r (grain, start_date, place_id, item_id, kind, quantity, amount, moves)
  select grain, start_date, place_id, item_id, kind, sum(quantity), sum(amount), sum(moves)
  from (
    select (stock_story_time at time zone zone - interval '12 hours')::date as day, coalesce(place_id, 0) as place_id, item_id, kind,
      sum(quantity) as quantity, sum(amount) as amount, count(*) as moves
    from venue_clock, inserted left join orders using (order_number) group by 1, 2, 3, 4
  ) moved, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, place_id, start_date, item_id, kind) do update set
    quantity = r.quantity + excluded.quantity, amount = r.amount + excluded.amount, moves = r.moves + excluded.moves;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_stock_rollup after insert on stock_story referencing new table as inserted
  for each statement execute function keep_stock_rollup();
--> statement-breakpoint
create function keep_expenses_rollup() returns trigger language plpgsql as $$
begin
  insert into expenses_rollup as r (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select (expense_time at time zone zone - interval '12 hours')::date as day, coalesce(category_id, 0) as category_id,
      flow, paidtype <> 'others' as funded, sum(cost) as cost, count(*) as count
    from venue_clock, inserted where removed_at is null group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, start_date, category_id, flow, funded) do update set
    cost = r.cost + excluded.cost, count = r.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_expenses_rollup after insert on expenses referencing new table as inserted
  for each statement execute function keep_expenses_rollup();
--> statement-breakpoint
-- A row counts no more as it was before, and from now on as it is; who only renames waits for nobody.
create function move_expenses_rollup() returns trigger language plpgsql as $$
begin
  insert into expenses_rollup as r (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select business_date(expense_time) as day, coalesce(category_id, 0) as category_id, flow, counted.funded,
      sum(counted.sign * cost) as cost, sum(counted.sign) as count
    from changed join (select expense_id, removed_at as was_removed, paidtype as was_paid from original) o using (expense_id),
      lateral (values (was_removed, was_paid <> 'others', -1), (removed_at, paidtype <> 'others', 1))
        as counted (removed_at, funded, sign)
    where counted.removed_at is null
      and (changed.removed_at is null, paidtype) is distinct from (was_removed is null, was_paid)
    group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, start_date, category_id, flow, funded) do update set
    cost = r.cost + excluded.cost, count = r.count + excluded.count;
  return null;
end $$;
--> statement-breakpoint
create trigger move_expenses_rollup after update on expenses referencing old table as original new table as changed
  for each statement execute function move_expenses_rollup();
