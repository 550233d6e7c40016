DROP INDEX "stock_story_undone";--> statement-breakpoint
ALTER TABLE "stock_rollup" ADD COLUMN "bar_paidsum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_rollup" ADD COLUMN "kitchen_paidsum" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What a position took: quantity, cost, and the part of its money that belongs to each item, from `share_from` to
-- `share_to` of 1: its share of the cost, equal shares without a cost. Rounding both ends and taking the difference divides
-- satang without a rest.
create function taken_by(ingredients jsonb)
  returns table (item_id integer, quantity numeric, amount numeric, share_from numeric, share_to numeric)
  language sql immutable as $$
  select item_id, quantity, amount, (upto - weight) / whole, upto / whole
  from (
    select *, sum(weight) over (order by n) as upto, sum(weight) over () as whole
    from (
      select n, (used ->> 0)::integer as item_id, (used ->> 1)::numeric as quantity, (used ->> 2)::numeric as amount,
        case when sum((used ->> 2)::numeric) over () > 0 then (used ->> 2)::numeric else 1 end as weight
      from jsonb_array_elements(ingredients) with ordinality as of_line (used, n)
    ) weighed
  ) summed
$$;
--> statement-breakpoint
-- What orders took is rolled up from their lines.
create or replace function keep_stock_rollup() returns trigger language plpgsql as $$
begin
  insert into stock_rollup as r (grain, start_date, place_id, item_id, kind, quantity, amount, moves)
  select grain, start_date, 0, item_id, kind, sum(quantity), sum(amount), sum(moves)
  from (
    select (stock_story_time at time zone zone - interval '12 hours')::date as day, item_id, kind,
      sum(quantity) as quantity, sum(amount) as amount, count(*) as moves
    from venue_clock, inserted where order_number is null group by 1, 2, 3
  ) moved, grains_of(day)
  group by 1, 2, 4, 5
  on conflict (grain, place_id, start_date, item_id, kind) do update set
    quantity = r.quantity + excluded.quantity, amount = r.amount + excluded.amount, moves = r.moves + excluded.moves;
  return null;
end $$;
--> statement-breakpoint
-- What is there already is rolled up anew at the next start.
update venue_clock set rolled_up = false where exists (select from stock_story);
