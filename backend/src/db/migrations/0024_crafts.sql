CREATE TABLE "craft_batches" (
	"batch_id" serial PRIMARY KEY NOT NULL,
	"craft_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"craft_name" text NOT NULL,
	"measure_id" integer NOT NULL,
	"planned_quantity" numeric(14, 3) NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"cost" bigint NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"is_beer_craft" boolean DEFAULT false NOT NULL,
	"use_by" timestamp with time zone,
	"user_id" integer,
	"batch_time" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	CONSTRAINT "craft_batches_quantity" CHECK ("craft_batches"."planned_quantity" > 0 and "craft_batches"."quantity" > 0 and "craft_batches"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "craft_ingredients" (
	"craft_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"item_quantity" numeric(14, 3) NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "craft_ingredients_craft_id_item_id_pk" PRIMARY KEY("craft_id","item_id"),
	CONSTRAINT "craft_ingredients_quantity" CHECK ("craft_ingredients"."item_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "crafts" (
	"craft_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"stock_id" integer NOT NULL,
	"output_quantity" numeric(14, 3) DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"portion_quantity" numeric(14, 3),
	"shelf_life_hours" integer,
	"allergens" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"image_time" timestamp with time zone,
	"user_id" integer,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"record_id" bigserial NOT NULL,
	CONSTRAINT "crafts_record_id_unique" UNIQUE("record_id"),
	CONSTRAINT "crafts_status" CHECK ("crafts"."status" in (-1, 0)),
	CONSTRAINT "crafts_output" CHECK ("crafts"."output_quantity" >= 0 and "crafts"."portion_quantity" > 0),
	CONSTRAINT "crafts_shelf_life" CHECK ("crafts"."shelf_life_hours" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_undone";--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_kind_known";--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_craft_id_crafts_craft_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("craft_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_stock_id_stock_items_item_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_undone_by_users_user_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_ingredients" ADD CONSTRAINT "craft_ingredients_craft_id_crafts_craft_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("craft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_ingredients" ADD CONSTRAINT "craft_ingredients_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_stock_id_stock_items_item_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "craft_batches_time" ON "craft_batches" USING btree ("batch_time");--> statement-breakpoint
CREATE INDEX "craft_batches_craft" ON "craft_batches" USING btree ("craft_id","batch_time");--> statement-breakpoint
CREATE INDEX "craft_ingredients_item" ON "craft_ingredients" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "crafts_stock" ON "crafts" USING btree ("stock_id");--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_batch_id_craft_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."craft_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_story_batch" ON "stock_story" USING btree ("batch_id") WHERE "stock_story"."batch_id" is not null;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_batch" CHECK ("stock_story"."batch_id" is null or starts_with("stock_story"."kind", 'craft_'));--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_undone" CHECK (("stock_story"."kind" in ('write_off_undo', 'craft_in_undo', 'craft_out_undo')) = ("stock_story"."undoes" is not null));--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation', 'order_undo', 'purchase_undo', 'write_off_undo', 'craft_in_undo', 'craft_out_undo'));--> statement-breakpoint
create trigger no_truncate before truncate on craft_batches for each statement execute function refuse_change();--> statement-breakpoint
-- A batch stays as it is; taking it back fills in when and by whom, once.
create function guard_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.undone_at is not null or new.undone_at is null
    or to_jsonb(new) - 'undone_at' - 'undone_by' <> to_jsonb(old) - 'undone_at' - 'undone_by' then
    raise exception 'batch % is final', old.batch_id using errcode = 'check_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger guard_batch before update or delete on craft_batches for each row execute function guard_batch();--> statement-breakpoint
-- The ingredients of a batch leave the stock at the value at which its product enters; a batch taken back returns each
-- movement in full.
create function require_whole_batch() returns trigger language plpgsql as $$
declare
  batch craft_batches;
begin
  select * into batch from craft_batches where batch_id = new.batch_id;
  if exists (
    select from (
      select count(*) filter (where kind = 'craft_in') as products,
        coalesce(sum(quantity) filter (where kind = 'craft_in' and item_id = batch.stock_id), 0) as made,
        coalesce(sum(amount) filter (where kind = 'craft_in'), 0) as value_in,
        coalesce(sum(amount) filter (where kind = 'craft_out'), 0) as value_out
      from stock_story where batch_id = batch.batch_id
    ) moved
    where products <> 1 or made <> batch.quantity or value_in <> batch.cost or value_out <> batch.cost
  ) or exists (
    select from stock_story s
    left join stock_story u on u.undoes = s.stock_story_id
    where s.batch_id = batch.batch_id and s.kind in ('craft_in', 'craft_out') and (
      (batch.undone_at is not null) <> (u.stock_story_id is not null)
      or u.kind <> s.kind || '_undo' or u.item_id <> s.item_id or u.quantity <> -s.quantity or u.amount <> s.amount
      or u.stock_story_id is not null and u.batch_id is distinct from s.batch_id
    )
  ) then
    raise exception 'batch % differs from its movements', batch.batch_id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger whole_batch after insert or update on craft_batches deferrable initially deferred for each row execute function require_whole_batch();
