ALTER TABLE "discount_cards" DROP CONSTRAINT "discount_cards_card_number_unique";--> statement-breakpoint
CREATE INDEX "discount_cards_number" ON "discount_cards" USING btree ("card_number");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_cards_in_use" ON "discount_cards" USING btree ("card_number") WHERE "discount_cards"."removed_at" is null;