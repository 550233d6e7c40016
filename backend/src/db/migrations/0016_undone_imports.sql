CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"relation" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_rows_import_id_relation_key_pk" PRIMARY KEY("import_id","relation","key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"import_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"file" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_import" ON "orders" USING btree ("import_id") WHERE "orders"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_import" ON "stock_story" USING btree ("import_id") WHERE "stock_story"."import_id" is not null;--> statement-breakpoint
-- The import that this transaction undoes: only its rows may leave the books.
create function undone_import() returns integer language sql stable as $$
  select nullif(current_setting('venue.undone_import', true), '')::integer
$$;
--> statement-breakpoint
drop trigger append_only on orders;
--> statement-breakpoint
create trigger append_only before truncate on orders for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only_delete before delete on orders for each statement when (undone_import() is null)
  execute function refuse_change();
--> statement-breakpoint
drop trigger append_only on order_lines;
--> statement-breakpoint
create trigger append_only before update or truncate on order_lines for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only_delete before delete on order_lines for each statement when (undone_import() is null)
  execute function refuse_change();
--> statement-breakpoint
drop trigger append_only on stock_story;
--> statement-breakpoint
create trigger append_only before update or truncate on stock_story for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only_delete before delete on stock_story for each statement when (undone_import() is null)
  execute function refuse_change();
--> statement-breakpoint
create function keep_what_stays() returns trigger language plpgsql as $$
begin
  if old.import_id is distinct from undone_import() then
    raise exception '% is append-only: the row is not of import %', tg_table_name, undone_import()
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger keep_what_stays before delete on orders for each row execute function keep_what_stays();
--> statement-breakpoint
create trigger keep_what_stays before delete on stock_story for each row execute function keep_what_stays();
--> statement-breakpoint
create function keep_lines_that_stay() returns trigger language plpgsql as $$
begin
  if (select import_id from orders where order_number = old.order_number) is distinct from undone_import() then
    raise exception 'order_lines is append-only: order % is not of import %', old.order_number, undone_import()
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger keep_lines_that_stay before delete on order_lines for each row execute function keep_lines_that_stay();
--> statement-breakpoint
-- An item whose last movements go holds again what it held before them.
create function take_out_stock() returns trigger language plpgsql as $$
declare
  moved integer;
begin
  perform from stock_items where item_id in (select item_id from removed) order by item_id for update;
  select item_id into moved
  from stock_story s join (select item_id, min(stock_story_id) as first from removed group by item_id) r using (item_id)
  where s.stock_story_id > r.first
  limit 1;
  if moved is not null then
    raise exception 'stock item % was moved since', moved using errcode = 'restrict_violation';
  end if;
  update stock_items items
  set quantity = coalesce(last.quantity_after, 0), stock_price = coalesce(last.price_after, 0), last_update = now()
  from (
    select distinct on (r.item_id) r.item_id, s.quantity_after, s.price_after
    from (select distinct item_id from removed) r left join stock_story s using (item_id)
    order by r.item_id, s.stock_story_id desc
  ) last
  where items.item_id = last.item_id;
  update stock_rollup r
  set quantity = r.quantity - gone.quantity, amount = r.amount - gone.amount, moves = r.moves - gone.moves
  from (
    select grain, start_date, item_id, kind, sum(quantity) as quantity, sum(amount) as amount, sum(moves) as moves
    from (
      select (stock_story_time at time zone zone - interval '12 hours')::date as day, item_id, kind,
        sum(quantity) as quantity, sum(amount) as amount, count(*) as moves
      from venue_clock, removed group by 1, 2, 3
    ) moved, grains_of(day)
    group by 1, 2, 3, 4
  ) gone
  where (r.grain, r.place_id, r.start_date, r.item_id, r.kind) = (gone.grain, 0, gone.start_date, gone.item_id, gone.kind);
  delete from stock_rollup where moves = 0 and item_id in (select item_id from removed);
  return null;
end $$;
--> statement-breakpoint
create trigger take_out_stock after delete on stock_story referencing old table as removed
  for each statement execute function take_out_stock();
