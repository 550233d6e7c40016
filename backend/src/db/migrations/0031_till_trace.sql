CREATE TABLE "table_bills" (
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"shown_by" text NOT NULL,
	"shown_time" timestamp with time zone NOT NULL,
	"user_id" integer,
	CONSTRAINT "table_bills_place_id_table_pk" PRIMARY KEY("place_id","table")
);
--> statement-breakpoint
CREATE TABLE "taken_off" (
	"taken_id" bigserial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"menu_id" integer NOT NULL,
	"menu_name" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"value" bigint NOT NULL,
	"user_id" integer,
	"taken_time" timestamp with time zone NOT NULL,
	"after_bill" boolean NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taken_off_something" CHECK ("taken_off"."quantity" > 0 and "taken_off"."value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "open_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "table_bills" ADD CONSTRAINT "table_bills_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_bills" ADD CONSTRAINT "table_bills_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_off_time" ON "taken_off" USING btree ("taken_time");--> statement-breakpoint
CREATE INDEX "taken_off_menu" ON "taken_off" USING btree ("menu_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("rounding_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding" CHECK (("orders"."rounding" <> 0) = ("orders"."rounding_entry_id" is not null));--> statement-breakpoint
-- What stands on tables is charged as on the menu now: until here nothing else was known.
update pending_operations p set price = m.retail_price from menu_items m where m.item_id = p.menu_id and p.operation = 'add';--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_priced" CHECK ("pending_operations"."operation" <> 'add' or "pending_operations"."price" is not null);--> statement-breakpoint
-- Rows as an import left them are compared with the rows of today when it is undone.
update import_rows set before = before || '{"open_price": false}', after = after || '{"open_price": false}'
where relation = 'menu_items';--> statement-breakpoint
-- A trace stays as it is; only the number of its dish follows the menu.
create function keep_trace() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - 'menu_id' is distinct from to_jsonb(new) - 'menu_id' then
    raise exception 'taken_off is append-only: % refused', lower(tg_op) using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_trace before update or delete on taken_off for each row execute function keep_trace();--> statement-breakpoint
create trigger append_only before truncate on taken_off for each statement execute function refuse_change();--> statement-breakpoint
-- The rounding of the cash follows the way of payment.
create or replace function keep_order() returns trigger language plpgsql as $$
declare
  free text[] := array['paid_cash', 'paid_card', 'rounding', 'rounding_entry_id', 'cancelled_at', 'cancelled_by'];
begin
  if old.cancelled_at is not null or to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'order % is booked', old.order_number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
