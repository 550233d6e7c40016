CREATE TABLE "dish_ingredients" (
	"menu_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"item_quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "dish_ingredients_menu_id_item_id_pk" PRIMARY KEY("menu_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "expense_categories" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group_id" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fund_entries" (
	"entry_id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"entry_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fund_postings" (
	"posting_id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "fund_postings_account_known" CHECK (account in ('cashier', 'safe', 'bank', 'sales', 'purchases', 'expenses', 'salaries', 'bonuses', 'owner', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"menu_id" integer NOT NULL,
	CONSTRAINT "import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"measure_id" integer PRIMARY KEY NOT NULL,
	"measure_name" text NOT NULL,
	CONSTRAINT "measures_measure_name_unique" UNIQUE("measure_name")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"item_id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"is_file" boolean NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"literary_name_en" text DEFAULT '' NOT NULL,
	"literary_name_ru" text DEFAULT '' NOT NULL,
	"literary_name_cn" text DEFAULT '' NOT NULL,
	"max_discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"retail_price" bigint DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"days" smallint DEFAULT 127 NOT NULL,
	"hours" char(168) DEFAULT repeat('1', 168) NOT NULL,
	"exists_in_paper" boolean DEFAULT false NOT NULL,
	"image_time" timestamp with time zone,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_items_not_own_parent" CHECK ("menu_items"."parent_id" <> "menu_items"."item_id"),
	CONSTRAINT "menu_items_priority" CHECK ("menu_items"."priority" in (0, 1, 2)),
	CONSTRAINT "menu_items_type" CHECK ("menu_items"."type" in (0, 1)),
	CONSTRAINT "menu_items_days" CHECK ("menu_items"."days" between 0 and 127),
	CONSTRAINT "menu_items_hours" CHECK ("menu_items"."hours" ~ '^[01]{168}$'),
	CONSTRAINT "menu_items_money" CHECK ("menu_items"."retail_price" >= 0 and "menu_items"."cashback" >= 0),
	CONSTRAINT "menu_items_discount" CHECK ("menu_items"."max_discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "places" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"role_id" integer PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	CONSTRAINT "roles_role_name_unique" UNIQUE("role_name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"item_id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"is_file" boolean NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"measure_id" integer,
	"stock_price" bigint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_items_price" CHECK ("stock_items"."stock_price" >= 0),
	CONSTRAINT "stock_items_measure" CHECK (not "stock_items"."is_file" or "stock_items"."measure_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "stock_story" (
	"stock_story_id" bigserial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"quantity_after" numeric(14, 3) NOT NULL,
	"unit_price" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"stock_story_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"password_hash" text,
	"role_id" integer NOT NULL,
	"permissions" char(32) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"registration_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_permissions" CHECK ("users"."permissions" ~ '^[01]{32}$')
);
--> statement-breakpoint
ALTER TABLE "dish_ingredients" ADD CONSTRAINT "dish_ingredients_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dish_ingredients" ADD CONSTRAINT "dish_ingredients_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_postings" ADD CONSTRAINT "fund_postings_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_links" ADD CONSTRAINT "import_links_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_parent_id_stock_items_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_category_id_expense_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dish_ingredients_item" ON "dish_ingredients" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "fund_postings_entry" ON "fund_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "fund_postings_account" ON "fund_postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "import_links_menu" ON "import_links" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_items_parent" ON "stock_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "stock_story_item" ON "stock_story" USING btree ("item_id","stock_story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login"));