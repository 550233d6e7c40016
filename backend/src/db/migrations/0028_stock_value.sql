drop trigger from_story_only on stock_items;
--> statement-breakpoint
drop trigger starts_empty on stock_items;
--> statement-breakpoint
ALTER TABLE "stock_items" DROP CONSTRAINT "stock_items_folder_is_empty";
--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_value";
--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_kind_known";
--> statement-breakpoint
ALTER TABLE "stock_items" ALTER COLUMN "stock_price" SET DATA TYPE numeric(20, 6);
--> statement-breakpoint
ALTER TABLE "stock_count_lines" ALTER COLUMN "price" SET DATA TYPE numeric(20, 6);
--> statement-breakpoint
ALTER TABLE "stock_story" ALTER COLUMN "unit_price" SET DATA TYPE numeric(20, 6);
--> statement-breakpoint
ALTER TABLE "stock_story" ALTER COLUMN "price_after" SET DATA TYPE numeric(20, 6);
--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "stock_value" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_value" CHECK (("stock_story"."amount" >= 0 or "stock_story"."kind" in ('revaluation', 'cost_difference')) and "stock_story"."price_after" >= 0);
--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation', 'order_undo', 'purchase_undo', 'write_off_undo', 'craft_in_undo', 'craft_out_undo', 'cost_difference'));
--> statement-breakpoint
-- Value that a row moves, in satang: an item's value is the sum over its story.
create function moved_value(kind text, quantity numeric, amount bigint) returns bigint language sql immutable as $$
  select case when kind in ('revaluation', 'cost_difference') then amount else sign(quantity)::bigint * amount end
$$;
--> statement-breakpoint
-- A price of whole satang is written as before, so that old rows keep their digest.
create or replace function ledger_digest(r stock_story) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('stock_story:1', r.stock_story_id, r.item_id, r.kind, r.quantity_before,
    r.quantity, r.quantity_after, trim_scale(r.unit_price), r.amount, trim_scale(r.price_after), r.description,
    r.note::text, r.cause, r.undoes, r.user_id, r.order_number, r.purchase_number, r.batch_id, r.count_id, r.import_id,
    extract(epoch from r.stock_story_time))::text, 'UTF8'))
$$;
--> statement-breakpoint
create or replace function keep_stock() returns trigger language plpgsql as $$
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
  set quantity = last.quantity_after, stock_value = items.stock_value + moved.value, stock_price = last.price_after,
    last_update = last.stock_story_time
  from (
    select distinct on (item_id) item_id, quantity_after, price_after, stock_story_time
    from inserted order by item_id, stock_story_id desc
  ) last
  join (select item_id, sum(moved_value(kind, quantity, amount)) as value from inserted group by item_id) moved
    using (item_id)
  where items.item_id = last.item_id;
  return null;
end $$;
--> statement-breakpoint
update stock_items items set stock_value = moved.value
from (select item_id, sum(moved_value(kind, quantity, amount)) as value from stock_story group by item_id) moved
where items.item_id = moved.item_id;
--> statement-breakpoint
-- Books that kept a rounded price, and no value, are settled once: a value that the price was rounded from stays, and the
-- price gets its decimals. The row belongs to an import when the item has no other, so that the import can be undone.
insert into stock_story
  (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after, note, import_id)
select item_id, 'cost_difference', quantity, 0, quantity, price,
  case when explained then 0 else round(quantity * price) - stock_value end, price,
  '{"kind": "valueSettled", "args": {}}', only_import
from (
  select item_id, quantity, stock_value, explained,
    case when explained then round(stock_value / quantity, 6) else stock_price end as price,
    (select min(import_id) from stock_story s where s.item_id = items.item_id
      having count(import_id) = count(*) and min(import_id) = max(import_id)) as only_import
  from stock_items items,
    lateral (select quantity > 0 and round(stock_value / nullif(quantity, 0)) = stock_price as explained) e
  where round(quantity * stock_price) <> stock_value
) settled order by item_id;
--> statement-breakpoint
create trigger from_story_only before update of quantity, stock_value, stock_price on stock_items for each row
  when (pg_trigger_depth() = 0
    and (old.quantity, old.stock_value, old.stock_price) is distinct from (new.quantity, new.stock_value, new.stock_price))
  execute function refuse_direct_stock();
--> statement-breakpoint
create trigger starts_empty before insert on stock_items for each row
  when (new.quantity <> 0 or new.stock_value <> 0 or new.stock_price <> 0) execute function refuse_direct_stock();
--> statement-breakpoint
-- An item whose last movements go holds again what it held before them.
create or replace function take_out_stock() returns trigger language plpgsql as $$
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
  set quantity = coalesce(last.quantity_after, 0), stock_value = items.stock_value - last.value,
    stock_price = coalesce(last.price_after, 0), last_update = now()
  from (
    select distinct on (r.item_id) r.item_id, r.value, s.quantity_after, s.price_after
    from (
      select item_id, sum(moved_value(kind, quantity, amount)) as value from removed group by item_id
    ) r left join stock_story s using (item_id)
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
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_folder_is_empty" CHECK ("stock_items"."is_file" or "stock_items"."quantity" = 0 and "stock_items"."stock_value" = 0);
--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_value" CHECK (case sign("stock_items"."quantity") when 0 then "stock_items"."stock_value" = 0 when 1 then "stock_items"."stock_value" >= 0 else "stock_items"."stock_value" <= 0 end);
