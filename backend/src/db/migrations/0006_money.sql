CREATE TABLE "day_closes" (
	"close_id" serial PRIMARY KEY NOT NULL,
	"business_date" date NOT NULL,
	"denominations" jsonb NOT NULL,
	"counted" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"counted_by" integer,
	"counted_time" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'counted' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"float" bigint,
	"closed_by" integer,
	"closed_time" timestamp with time zone,
	"adjustment_entry_id" bigint,
	"transfer_entry_id" bigint,
	"sheet" jsonb,
	CONSTRAINT "day_closes_counted" CHECK ("day_closes"."counted" >= 0 and "day_closes"."float" between 0 and "day_closes"."counted"),
	CONSTRAINT "day_closes_closed" CHECK (("day_closes"."status" = 'closed') = ("day_closes"."closed_time" is not null and "day_closes"."float" is not null))
);
--> statement-breakpoint
CREATE TABLE "expense_files" (
	"file_id" serial PRIMARY KEY NOT NULL,
	"expense_id" integer NOT NULL,
	"stored" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"user_id" integer,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "expense_files_stored_unique" UNIQUE("stored")
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"expense_id" serial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"expense_time" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"flow" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"sub_category_id" integer,
	"quantity" numeric(14, 3),
	"user_id" integer,
	"cost" bigint NOT NULL,
	"paidtype" text NOT NULL,
	"fund" text,
	"cashier_before" bigint NOT NULL,
	"cashier_after" bigint NOT NULL,
	"safe_before" bigint NOT NULL,
	"safe_after" bigint NOT NULL,
	"bank_before" bigint NOT NULL,
	"bank_after" bigint NOT NULL,
	"order_number" integer,
	"purchase_number" integer,
	"item_id" integer,
	"removed_entry_id" bigint,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	CONSTRAINT "expenses_flow_known" CHECK (flow in ('income', 'outcome', 'operation')),
	CONSTRAINT "expenses_paidtype_known" CHECK (paidtype in ('cash', 'card', 'mixed', 'others')),
	CONSTRAINT "expenses_fund_known" CHECK (fund in ('cashier', 'safe', 'bank')),
	CONSTRAINT "expenses_removed" CHECK (("expenses"."removed_at" is null) = ("expenses"."removed_entry_id" is null))
);
--> statement-breakpoint
CREATE TABLE "orders_rollup" (
	"business_date" date NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"cashier_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"paid_cash" bigint NOT NULL,
	"paid_card" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_runs" (
	"run_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"run_time" timestamp with time zone DEFAULT now() NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"target" bigint,
	"total" bigint NOT NULL,
	"order_numbers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_rollup" (
	"business_date" date NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"free" boolean NOT NULL,
	"lines" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"cost" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"agent_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"first_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_cards" (
	"card_id" serial PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"card_type" smallint DEFAULT 0 NOT NULL,
	"discount" smallint NOT NULL,
	"owner_id" integer,
	"owner_name" text DEFAULT '' NOT NULL,
	"promo" boolean DEFAULT false NOT NULL,
	"validtime" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "discount_cards_card_number_unique" UNIQUE("card_number"),
	CONSTRAINT "discount_cards_discount" CHECK ("discount_cards"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "guest_sessions" (
	"session_id" serial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"participants" smallint DEFAULT 1 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	CONSTRAINT "guest_sessions_times" CHECK ("guest_sessions"."end_time" >= "guest_sessions"."start_time")
);
--> statement-breakpoint
CREATE TABLE "session_agents" (
	"session_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	CONSTRAINT "session_agents_session_id_agent_id_pk" PRIMARY KEY("session_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_partners" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "delivery_partners_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"order_number" integer NOT NULL,
	CONSTRAINT "order_import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_kind_known";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_users_user_id_fk";
--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
ALTER TABLE "expense_categories" ADD COLUMN "alcohol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_card" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_partner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cashier_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_by" integer;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_counted_by_users_user_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_closed_by_users_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_adjustment_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("adjustment_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_transfer_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("transfer_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_files" ADD CONSTRAINT "expense_files_expense_id_expenses_expense_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."expenses"("expense_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_files" ADD CONSTRAINT "expense_files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_category_id_expense_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_purchase_number_purchases_purchase_number_fk" FOREIGN KEY ("purchase_number") REFERENCES "public"."purchases"("purchase_number") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_removed_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("removed_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_removed_by_users_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_runs" ADD CONSTRAINT "receipt_runs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_cards" ADD CONSTRAINT "discount_cards_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_agents" ADD CONSTRAINT "session_agents_session_id_guest_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_agents" ADD CONSTRAINT "session_agents_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import_links" ADD CONSTRAINT "order_import_links_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_closes_date" ON "day_closes" USING btree ("business_date");--> statement-breakpoint
CREATE UNIQUE INDEX "day_closes_once" ON "day_closes" USING btree ("business_date") WHERE "day_closes"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "expense_files_expense" ON "expense_files" USING btree ("expense_id");--> statement-breakpoint
CREATE INDEX "expenses_time" ON "expenses" USING btree ("expense_time" DESC NULLS LAST,"expense_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "expenses_category" ON "expenses" USING btree ("category_id","expense_time" DESC NULLS LAST,"expense_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "expenses_entry" ON "expenses" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_order" ON "expenses" USING btree ("order_number") WHERE "expenses"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "expenses_purchase" ON "expenses" USING btree ("purchase_number") WHERE "expenses"."purchase_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_rollup_key" ON "orders_rollup" USING btree ("business_date","hour","place_id","cashier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_rollup_key" ON "sales_rollup" USING btree ("business_date","hour","place_id","menu_id","free");--> statement-breakpoint
CREATE INDEX "sales_rollup_menu" ON "sales_rollup" USING btree ("menu_id","business_date");--> statement-breakpoint
CREATE INDEX "discount_cards_owner" ON "discount_cards" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_sessions_open" ON "guest_sessions" USING btree ("place_id","table") WHERE "guest_sessions"."end_time" is null;--> statement-breakpoint
CREATE INDEX "guest_sessions_start" ON "guest_sessions" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "session_agents_agent" ON "session_agents" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "order_import_links_order" ON "order_import_links" USING btree ("order_number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_discount_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."discount_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_guest_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_by_users_user_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_cashier" ON "orders" USING btree ("cashier_id","paid_time" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_card" ON "orders" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_time" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation', 'order_undo', 'purchase_undo'));--> statement-breakpoint
update expense_categories set alcohol = true where category_id in (101, 102, 103) and name in ('Пиво', 'Крепкий алкоголь', 'Вино');
--> statement-breakpoint
-- What was booked before there were expenses: each entry's lines, with the balances that the funds had then.
insert into expenses (entry_id, expense_time, kind, flow, name, category_id, quantity, user_id, cost, paidtype, fund,
  cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after, order_number, purchase_number, item_id)
with moved as (
  select entry_id, coalesce(sum(amount) filter (where account = 'cashier'), 0) as cashier,
    coalesce(sum(amount) filter (where account = 'safe'), 0) as safe,
    coalesce(sum(amount) filter (where account = 'bank'), 0) as bank,
    coalesce(-sum(amount) filter (where account in ('owner', 'adjustment')), sum(greatest(amount, 0)), 0) as operation
  from fund_entries left join fund_postings using (entry_id) group by entry_id
), lines as (
  select entry_id, 0 as line, 'income' as flow, '' as name, null::int as category_id, null::numeric as quantity,
    paidsum as cost, cashier, safe, bank, order_number, null::int as purchase_number, null::int as item_id
  from orders join moved using (entry_id)
  union all
  select entry_id, stock_story_id, 'outcome', i.name, i.category_id, s.quantity, -amount,
    0, case when safe = 0 then 0 else -amount end, 0, null, purchase_number, item_id
  from purchases join moved using (entry_id) join stock_story s using (purchase_number) join stock_items i using (item_id)
  union all
  select entry_id, 0, 'operation', case when kind = 'opening' then description else '' end, null, null,
    operation, cashier, safe, bank, null, null, null
  from fund_entries join moved using (entry_id) where kind not in ('order', 'purchase')
)
select entry_id, entry_time, kind, flow, name, category_id, quantity, user_id, cost,
  case when bank = 0 and cashier = 0 and safe = 0 then 'others' when bank = 0 then 'cash'
    when cashier = 0 and safe = 0 then 'card' else 'mixed' end,
  case when bank = 0 and safe = 0 and cashier <> 0 then 'cashier' when bank = 0 and cashier = 0 and safe <> 0 then 'safe'
    when cashier = 0 and safe = 0 and bank <> 0 then 'bank' end,
  sum(cashier) over before - cashier, sum(cashier) over before, sum(safe) over before - safe, sum(safe) over before,
  sum(bank) over before - bank, sum(bank) over before, order_number, purchase_number, item_id
from lines join fund_entries using (entry_id)
window before as (order by entry_id, line rows unbounded preceding)
order by entry_id, line;
--> statement-breakpoint
drop trigger append_only on orders;
--> statement-breakpoint
create trigger append_only before delete or truncate on orders for each statement execute function refuse_change();
--> statement-breakpoint
-- An order changes in how it was paid, and once in being taken back.
create function keep_order() returns trigger language plpgsql as $$
declare
  free text[] := array['paid_cash', 'paid_card', 'cancelled_at', 'cancelled_by'];
begin
  if old.cancelled_at is not null or to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'order % is booked', old.order_number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_order before update on orders for each row execute function keep_order();
--> statement-breakpoint
create function keep_expense() returns trigger language plpgsql as $$
declare
  free text[] := array['name', 'paidtype', 'fund', 'item_id', 'removed_at', 'removed_by', 'removed_entry_id'];
begin
  if old.removed_at is not null or to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'expense % is booked', old.expense_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_expense before update on expenses for each row execute function keep_expense();
--> statement-breakpoint
create trigger append_only before delete or truncate on expenses for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on receipt_runs for each statement execute function refuse_change();
--> statement-breakpoint
create function keep_close() returns trigger language plpgsql as $$
begin
  if old.status <> 'counted' or (old.counted, old.expected, old.denominations, old.business_date)
    is distinct from (new.counted, new.expected, new.denominations, new.business_date) then
    raise exception 'day close % is done', old.close_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_close before update on day_closes for each row execute function keep_close();
--> statement-breakpoint
create trigger append_only before delete or truncate on day_closes for each statement execute function refuse_change();
