CREATE TABLE "stock_count_lines" (
	"count_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"expected" numeric(14, 3),
	"counted" numeric(14, 3),
	"measure_id" integer,
	"price" bigint,
	"price_quantity" numeric(14, 3),
	"counted_time" timestamp with time zone,
	"counted_by" integer,
	CONSTRAINT "stock_count_lines_count_id_item_id_pk" PRIMARY KEY("count_id","item_id"),
	CONSTRAINT "stock_count_lines_counted" CHECK (num_nonnulls("stock_count_lines"."counted", "stock_count_lines"."expected", "stock_count_lines"."measure_id", "stock_count_lines"."price", "stock_count_lines"."price_quantity", "stock_count_lines"."counted_time") in (0, 6)),
	CONSTRAINT "stock_count_lines_worth" CHECK ("stock_count_lines"."price" >= 0 and "stock_count_lines"."price_quantity" > 0 and "stock_count_lines"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"count_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"blind" boolean NOT NULL,
	"folders" integer[] NOT NULL,
	"started_by" integer,
	"started_time" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" integer,
	"submitted_time" timestamp with time zone,
	"closed_by" integer,
	"closed_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fund_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "fund_balances_covered" CHECK ("fund_balances"."account" not in ('cashier', 'safe', 'bank') or "fund_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_number" integer NOT NULL,
	"line" smallint NOT NULL,
	"menu_id" integer NOT NULL,
	"menu_name" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"ingredients" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_number_line_pk" PRIMARY KEY("order_number","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" serial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"opened_time" timestamp with time zone NOT NULL,
	"paid_time" timestamp with time zone NOT NULL,
	"cashier_id" integer,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"paidsum" bigint NOT NULL,
	"paid_cash" bigint NOT NULL,
	"paid_card" bigint NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "orders_sum" CHECK ("orders"."paidsum" = "orders"."total_price" - "orders"."discount" and "orders"."paidsum" = "orders"."paid_cash" + "orders"."paid_card")
);
--> statement-breakpoint
CREATE TABLE "pending_operations" (
	"operation_id" bigserial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"menu_id" integer NOT NULL,
	"operation" text NOT NULL,
	"count" numeric(14, 3) NOT NULL,
	"operation_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"purchase_number" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"purchase_time" timestamp with time zone DEFAULT now() NOT NULL,
	"use_own_funds" boolean NOT NULL,
	"pay_later" boolean NOT NULL,
	"include_vat" boolean NOT NULL,
	"total" bigint NOT NULL,
	"entry_id" bigint
);
--> statement-breakpoint
CREATE TABLE "stock_barcodes" (
	"barcode_id" serial PRIMARY KEY NOT NULL,
	"barcode" text NOT NULL,
	"item_id" integer NOT NULL,
	"menu_id" integer,
	CONSTRAINT "stock_barcodes_barcode_unique" UNIQUE("barcode")
);
--> statement-breakpoint
CREATE TABLE "stock_import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" numeric(14, 3),
	"price" bigint,
	CONSTRAINT "stock_import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
ALTER TABLE "fund_postings" DROP CONSTRAINT "fund_postings_account_known";--> statement-breakpoint
ALTER TABLE "stock_items" DROP CONSTRAINT "stock_items_price";--> statement-breakpoint
ALTER TABLE "stock_items" ALTER COLUMN "status" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "quantity" numeric(14, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "package_quantity" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "package_price" bigint;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "menu_id" integer;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "sensor_id" integer;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "channel_id" smallint;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "last_counted" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "record_id" bigserial NOT NULL;--> statement-breakpoint
alter table stock_story disable trigger append_only;--> statement-breakpoint
alter table fund_postings disable trigger append_only;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "quantity_before" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "price_after" bigint;--> statement-breakpoint
update stock_story set quantity_before = quantity_after - quantity, amount = round(abs(quantity) * unit_price), price_after = unit_price;--> statement-breakpoint
-- What little is dear: its value was rounded to the satang, and the price follows from the value.
update stock_story set price_after = div(2 * amount + quantity, 2 * quantity) where kind = 'opening' and quantity > 0 and quantity_before <= 0;--> statement-breakpoint
ALTER TABLE "stock_story" ALTER COLUMN "quantity_before" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_story" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_story" ALTER COLUMN "price_after" SET NOT NULL;--> statement-breakpoint
update stock_items i set status = 0, quantity = coalesce((select sum(quantity) from stock_story s where s.item_id = i.item_id), 0);--> statement-breakpoint
update stock_items i set stock_price = s.price_after from (select distinct on (item_id) item_id, price_after from stock_story order by item_id, stock_story_id desc) s where s.item_id = i.item_id;--> statement-breakpoint
ALTER TABLE "fund_postings" ADD COLUMN "balance_after" bigint;--> statement-breakpoint
update fund_postings p set balance_after = (select sum(amount) from fund_postings q where q.account = p.account and q.posting_id <= p.posting_id);--> statement-breakpoint
ALTER TABLE "fund_postings" ALTER COLUMN "balance_after" SET NOT NULL;--> statement-breakpoint
alter table stock_story enable trigger append_only;--> statement-breakpoint
alter table fund_postings enable trigger append_only;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "order_number" integer;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "purchase_number" integer;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "count_id" integer;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("count_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_counted_by_users_user_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_started_by_users_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_closed_by_users_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cashier_id_users_user_id_fk" FOREIGN KEY ("cashier_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_import_links" ADD CONSTRAINT "stock_import_links_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_barcodes" ADD CONSTRAINT "stock_barcodes_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_barcodes" ADD CONSTRAINT "stock_barcodes_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "order_lines_menu" ON "order_lines" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_time");--> statement-breakpoint
CREATE INDEX "pending_operations_table" ON "pending_operations" USING btree ("place_id","table","operation_id");--> statement-breakpoint
CREATE INDEX "stock_import_links_item" ON "stock_import_links" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "purchases_time" ON "purchases" USING btree ("purchase_time");--> statement-breakpoint
CREATE INDEX "stock_barcodes_item" ON "stock_barcodes" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_merged_into_stock_items_item_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_purchase_number_purchases_purchase_number_fk" FOREIGN KEY ("purchase_number") REFERENCES "public"."purchases"("purchase_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_count_id_stock_counts_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("count_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_story_purchase" ON "stock_story" USING btree ("purchase_number") WHERE "stock_story"."purchase_number" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_order" ON "stock_story" USING btree ("order_number") WHERE "stock_story"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_count" ON "stock_story" USING btree ("count_id") WHERE "stock_story"."count_id" is not null;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_record_id_unique" UNIQUE("record_id");--> statement-breakpoint
ALTER TABLE "fund_postings" ADD CONSTRAINT "fund_postings_account_known" CHECK (account in ('cashier', 'safe', 'bank', 'sales', 'purchases', 'expenses', 'salaries', 'bonuses', 'owner', 'suppliers', 'adjustment'));--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_not_own_parent" CHECK ("stock_items"."parent_id" <> "stock_items"."item_id");--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_package" CHECK ("stock_items"."package_quantity" > 0);--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_folder_is_empty" CHECK ("stock_items"."is_file" or "stock_items"."quantity" = 0);--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_sensor" CHECK (("stock_items"."sensor_id" is null) = ("stock_items"."channel_id" is null) and "stock_items"."channel_id" between 1 and 8);--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_price" CHECK ("stock_items"."stock_price" >= 0 and coalesce("stock_items"."package_price", 0) >= 0);--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_chain" CHECK ("stock_story"."quantity_after" = "stock_story"."quantity_before" + "stock_story"."quantity");--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_value" CHECK ("stock_story"."amount" >= 0 and "stock_story"."price_after" >= 0);--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation'));--> statement-breakpoint
insert into fund_balances (account, balance)
select account, coalesce((select sum(amount) from fund_postings p where p.account = a.account), 0)
from unnest(array['cashier', 'safe', 'bank', 'sales', 'purchases', 'expenses', 'salaries', 'bonuses', 'owner', 'suppliers', 'adjustment']) as a (account);
--> statement-breakpoint
create function keep_stock() returns trigger language plpgsql as $$
declare
  broken integer;
begin
  -- Whoever books the same items meanwhile waits here, in one order.
  perform from stock_items where item_id in (select item_id from inserted) order by item_id for update;
  select item_id into broken
  from (
    select item_id, quantity_before, lag(quantity_after) over (partition by item_id order by stock_story_id) as previous
    from inserted
  ) rows join stock_items items using (item_id)
  where rows.quantity_before <> coalesce(rows.previous, items.quantity) or not items.is_file
  limit 1;
  if broken is not null then
    raise exception 'the story of stock item % does not go on from what it holds', broken
      using errcode = 'serialization_failure';
  end if;
  update stock_items items
  set quantity = last.quantity_after, stock_price = last.price_after, last_update = last.stock_story_time
  from (
    select distinct on (item_id) item_id, quantity_after, price_after, stock_story_time
    from inserted order by item_id, stock_story_id desc
  ) last
  where items.item_id = last.item_id;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_stock after insert on stock_story referencing new table as inserted
  for each statement execute function keep_stock();
--> statement-breakpoint
create function refuse_direct_stock() returns trigger language plpgsql as $$
begin
  raise exception 'the quantity and price of stock item % follow from its story', new.item_id
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger from_story_only before update of quantity, stock_price on stock_items for each row
  when (pg_trigger_depth() = 0 and (old.quantity, old.stock_price) is distinct from (new.quantity, new.stock_price))
  execute function refuse_direct_stock();
--> statement-breakpoint
create trigger starts_empty before insert on stock_items for each row
  when (new.quantity <> 0 or new.stock_price <> 0) execute function refuse_direct_stock();
--> statement-breakpoint
create function keep_balances() returns trigger language plpgsql as $$
declare
  broken text;
begin
  perform from fund_balances where account in (select account from inserted) order by account for update;
  select account into broken
  from (
    select account, amount, balance_after, lag(balance_after) over (partition by account order by posting_id) as previous
    from inserted
  ) rows join fund_balances balances using (account)
  where rows.balance_after <> coalesce(rows.previous, balances.balance) + rows.amount
  limit 1;
  if broken is not null then
    raise exception 'a posting does not go on from what % holds', broken using errcode = 'serialization_failure';
  end if;
  update fund_balances balances set balance = last.balance_after
  from (select distinct on (account) account, balance_after from inserted order by account, posting_id desc) last
  where balances.account = last.account;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_balances after insert on fund_postings referencing new table as inserted
  for each statement execute function keep_balances();
--> statement-breakpoint
create function refuse_direct_balance() returns trigger language plpgsql as $$
begin
  raise exception 'the balance of % follows from its postings', old.account using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger from_postings_only before update or delete on fund_balances for each row
  when (pg_trigger_depth() = 0) execute function refuse_direct_balance();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on orders for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on order_lines for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on purchases for each statement execute function refuse_change();
