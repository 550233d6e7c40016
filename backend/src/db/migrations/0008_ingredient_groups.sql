CREATE TABLE "ingredients_list_items" (
	"list_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "ingredients_list_items_list_id_item_id_pk" PRIMARY KEY("list_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "ingredients_lists" (
	"list_id" serial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ingredients_lists_named" CHECK ("ingredients_lists"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "ingredients_list_items" ADD CONSTRAINT "ingredients_list_items_list_id_ingredients_lists_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."ingredients_lists"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients_list_items" ADD CONSTRAINT "ingredients_list_items_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ingredients_lists" ADD CONSTRAINT "ingredients_lists_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredients_lists_place" ON "ingredients_lists" USING btree ("place_id");