-- Deferred checks of earlier migrations would otherwise still be pending when the indexes are made.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "stock_story" DROP CONSTRAINT "stock_story_kind_known";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "fund" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "supplier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "invoice_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "invoice_date" date;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "stock_story" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_undoes_stock_story_stock_story_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."stock_story"("stock_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_debt_paid" ON "expenses" USING btree ("purchase_number") WHERE "expenses"."kind" = 'purchase_payment' and "expenses"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_debts" ON "purchases" USING btree ("purchase_number") WHERE "purchases"."pay_later";--> statement-breakpoint
CREATE UNIQUE INDEX "stock_story_undoes" ON "stock_story" USING btree ("undoes") WHERE "stock_story"."undoes" is not null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_fund" CHECK ("purchases"."fund" is null or "purchases"."fund" in ('safe', 'cashier', 'bank') and not "purchases"."use_own_funds" and not "purchases"."pay_later");--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_undone" CHECK (("stock_story"."kind" = 'write_off_undo') = ("stock_story"."undoes" is not null));--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_cause" CHECK (cause is null or kind in ('write_off', 'shortfall') and cause in ('broken', 'spoiled', 'expired', 'treat', 'staff'));--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation', 'order_undo', 'purchase_undo', 'write_off_undo'));