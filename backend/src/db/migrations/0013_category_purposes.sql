ALTER TABLE "expense_categories" ADD COLUMN "purposes" text[] DEFAULT '{"stock"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "expense_categories" ADD CONSTRAINT "expense_categories_purposes" CHECK (cardinality("expense_categories"."purposes") > 0 and "expense_categories"."purposes" <@ array['stock', 'services', 'pay', 'system']);--> statement-breakpoint
-- Group 1 is goods, 3 staff. A category of running costs in which items stand is for stock as well.
update expense_categories c set purposes = case
  when category_id = 99 then array['system']
  when category_id = 1369 or group_id = 3 then array['pay']
  when category_id in (16, 46) then array['services']
  when group_id = 1 then array['stock']
  when category_id = 48 or exists (select from stock_items i where i.category_id = c.category_id) then array['stock', 'services']
  else array['services']
end;
