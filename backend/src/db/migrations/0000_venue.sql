CREATE TABLE "catalogue_dishes" (
	"export_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"retail_price" bigint NOT NULL,
	"description" text NOT NULL,
	"image_time" timestamp with time zone,
	CONSTRAINT "catalogue_dishes_export_id_record_id_pk" PRIMARY KEY("export_id","record_id"),
	CONSTRAINT "catalogue_dishes_money" CHECK ("catalogue_dishes"."retail_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_exports" (
	"export_id" bigserial PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"category_id" integer NOT NULL,
	"user_id" integer,
	"export_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_exports_known" CHECK ("catalogue_exports"."target" in ('cannabis', 'karaoke'))
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" char(64) NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"role_id" integer PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	CONSTRAINT "roles_role_name_unique" UNIQUE("role_name")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"person" text GENERATED ALWAYS AS (case when name = '' then login else login || ' · ' || name end) STORED NOT NULL,
	"password_hash" text,
	"role_id" integer NOT NULL,
	"permissions" char(32) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"registration_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_seen" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "users_permissions" CHECK ("users"."permissions" ~ '^[01]{32}$')
);
--> statement-breakpoint
CREATE TABLE "delivery_partners" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "delivery_partners_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "expense_categories" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group_id" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"alcohol" boolean DEFAULT false NOT NULL,
	"purposes" text[] DEFAULT '{"stock"}' NOT NULL,
	CONSTRAINT "expense_categories_purposes" CHECK (cardinality("expense_categories"."purposes") > 0 and "expense_categories"."purposes" <@ array['stock', 'services', 'pay', 'system'])
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"measure_id" integer PRIMARY KEY NOT NULL,
	"measure_name" text NOT NULL,
	CONSTRAINT "measures_measure_name_unique" UNIQUE("measure_name")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"ledger" text NOT NULL,
	"row_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"removed" "bytea",
	"import_id" integer,
	CONSTRAINT "ledger_chain_known" CHECK (ledger in ('fund_entries', 'fund_postings', 'expenses', 'stock_story', 'salary_story', 'credit_instalments', 'agent_bonuses', 'agent_payouts', 'agent_payout_bonuses')),
	CONSTRAINT "ledger_chain_removal" CHECK (("ledger_chain"."removed" is null) = ("ledger_chain"."import_id" is null) and ("ledger_chain"."removed" is null or "ledger_chain"."ledger" = 'stock_story')),
	CONSTRAINT "ledger_chain_hash" CHECK (length("ledger_chain"."hash") = 32)
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
	"open_price" boolean DEFAULT false NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"days" smallint DEFAULT 127 NOT NULL,
	"hours" char(168) DEFAULT repeat('1', 168) NOT NULL,
	"exists_in_paper" boolean DEFAULT false NOT NULL,
	"image_time" timestamp with time zone,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"record_id" bigserial NOT NULL,
	CONSTRAINT "menu_items_record_id_unique" UNIQUE("record_id"),
	CONSTRAINT "menu_items_not_own_parent" CHECK ("menu_items"."parent_id" <> "menu_items"."item_id"),
	CONSTRAINT "menu_items_priority" CHECK ("menu_items"."priority" in (0, 1, 2)),
	CONSTRAINT "menu_items_type" CHECK ("menu_items"."type" in (0, 1)),
	CONSTRAINT "menu_items_days" CHECK ("menu_items"."days" between 0 and 127),
	CONSTRAINT "menu_items_hours" CHECK ("menu_items"."hours" ~ '^[01]{168}$'),
	CONSTRAINT "menu_items_money" CHECK ("menu_items"."retail_price" >= 0 and "menu_items"."cashback" >= 0),
	CONSTRAINT "menu_items_discount" CHECK ("menu_items"."max_discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "fund_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "fund_balances_covered" CHECK ("fund_balances"."account" not in ('cashier', 'safe', 'bank') or "fund_balances"."balance" >= 0)
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
	"balance_after" bigint NOT NULL,
	CONSTRAINT "fund_postings_account_known" CHECK (account in ('cashier', 'safe', 'bank', 'sales', 'purchases', 'expenses', 'salaries', 'bonuses', 'owner', 'suppliers', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"agent_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"first_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"percent" numeric(5, 2) DEFAULT 10 NOT NULL,
	"referral_percent" numeric(5, 2) DEFAULT 10 NOT NULL,
	"referred_by" integer,
	"language" text DEFAULT 'ru' NOT NULL,
	"photo_time" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agents_percents" CHECK ("agents"."percent" between 0 and 100 and "agents"."referral_percent" between 0 and 100),
	CONSTRAINT "agents_referred" CHECK ("agents"."referred_by" <> "agents"."agent_id"),
	CONSTRAINT "agents_language" CHECK ("agents"."language" in ('ru', 'en'))
);
--> statement-breakpoint
CREATE TABLE "discount_cards" (
	"card_id" serial PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"card_type" smallint DEFAULT 0 NOT NULL,
	"discount" smallint NOT NULL,
	"owner_id" integer,
	"owner_name" text DEFAULT '' NOT NULL,
	"promo" boolean DEFAULT false NOT NULL,
	"validtime" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "discount_cards_discount" CHECK ("discount_cards"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "guest_sessions" (
	"session_id" serial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"participants" smallint DEFAULT 1 NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	CONSTRAINT "guest_sessions_times" CHECK ("guest_sessions"."end_time" >= "guest_sessions"."start_time")
);
--> statement-breakpoint
CREATE TABLE "session_agents" (
	"session_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	CONSTRAINT "session_agents_session_id_agent_id_pk" PRIMARY KEY("session_id","agent_id")
);
--> statement-breakpoint
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
CREATE TABLE "order_counter" (
	"counter_id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "order_counter_one_row" CHECK ("order_counter"."counter_id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"order_number" integer NOT NULL,
	CONSTRAINT "order_import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_number" integer NOT NULL,
	"line" smallint NOT NULL,
	"menu_id" integer NOT NULL,
	"menu_name" text NOT NULL,
	"type" smallint NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"ingredients" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_number_line_pk" PRIMARY KEY("order_number","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" integer PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"opened_time" timestamp with time zone NOT NULL,
	"paid_time" timestamp with time zone NOT NULL,
	"cashier_id" integer,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"paidsum" bigint NOT NULL,
	"paid_cash" bigint NOT NULL,
	"paid_card" bigint NOT NULL,
	"rounding" bigint DEFAULT 0 NOT NULL,
	"rounding_entry_id" bigint,
	"entry_id" bigint,
	"card_id" integer,
	"discount_card" text DEFAULT '' NOT NULL,
	"promo" boolean DEFAULT false NOT NULL,
	"session_id" integer,
	"delivery_partner" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"import_id" integer,
	"cashier_name" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	CONSTRAINT "orders_sum" CHECK ("orders"."paidsum" = "orders"."total_price" - "orders"."discount" and "orders"."paidsum" = "orders"."paid_cash" + "orders"."paid_card"),
	CONSTRAINT "orders_rounding" CHECK (("orders"."rounding" <> 0) = ("orders"."rounding_entry_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "pending_operations" (
	"operation_id" bigserial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"table" text NOT NULL,
	"menu_id" integer NOT NULL,
	"operation" text NOT NULL,
	"count" numeric(14, 3) NOT NULL,
	"price" bigint,
	"user_id" integer,
	"operation_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_operations_priced" CHECK ("pending_operations"."operation" <> 'add' or "pending_operations"."price" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "purchases" (
	"purchase_number" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"purchase_time" timestamp with time zone DEFAULT now() NOT NULL,
	"use_own_funds" boolean NOT NULL,
	"pay_later" boolean NOT NULL,
	"fund" text,
	"supplier" text DEFAULT '' NOT NULL,
	"invoice_number" text DEFAULT '' NOT NULL,
	"invoice_date" date,
	"include_vat" boolean NOT NULL,
	"total" bigint NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "purchases_fund" CHECK ("purchases"."fund" is null or "purchases"."fund" in ('safe', 'cashier', 'bank') and not "purchases"."use_own_funds" and not "purchases"."pay_later")
);
--> statement-breakpoint
CREATE TABLE "stock_barcodes" (
	"barcode_id" serial PRIMARY KEY NOT NULL,
	"barcode" text NOT NULL,
	"item_id" integer NOT NULL,
	"menu_id" integer,
	CONSTRAINT "stock_barcodes_barcode_unique" UNIQUE("barcode")
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
	"quantity" numeric(14, 3) DEFAULT 0 NOT NULL,
	"stock_price" numeric(20, 6) DEFAULT 0 NOT NULL,
	"stock_value" bigint DEFAULT 0 NOT NULL,
	"package_quantity" numeric(14, 3),
	"package_price" bigint,
	"without_alcohol" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"menu_id" integer,
	"sensor_id" integer,
	"channel_id" smallint,
	"last_counted" timestamp with time zone,
	"last_update" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"merged_into" integer,
	"record_id" bigserial NOT NULL,
	CONSTRAINT "stock_items_record_id_unique" UNIQUE("record_id"),
	CONSTRAINT "stock_items_not_own_parent" CHECK ("stock_items"."parent_id" <> "stock_items"."item_id"),
	CONSTRAINT "stock_items_price" CHECK ("stock_items"."stock_price" >= 0 and coalesce("stock_items"."package_price", 0) >= 0),
	CONSTRAINT "stock_items_value" CHECK (case sign("stock_items"."quantity") when 0 then "stock_items"."stock_value" = 0 when 1 then "stock_items"."stock_value" >= 0 else "stock_items"."stock_value" <= 0 end),
	CONSTRAINT "stock_items_package" CHECK ("stock_items"."package_quantity" > 0),
	CONSTRAINT "stock_items_measure" CHECK (not "stock_items"."is_file" or "stock_items"."measure_id" is not null),
	CONSTRAINT "stock_items_folder_is_empty" CHECK ("stock_items"."is_file" or "stock_items"."quantity" = 0 and "stock_items"."stock_value" = 0),
	CONSTRAINT "stock_items_sensor" CHECK (("stock_items"."sensor_id" is null) = ("stock_items"."channel_id" is null) and "stock_items"."channel_id" between 1 and 8)
);
--> statement-breakpoint
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
CREATE TABLE "stock_count_lines" (
	"count_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"expected" numeric(14, 3),
	"counted" numeric(14, 3),
	"measure_id" integer,
	"price" numeric(20, 6),
	"price_quantity" numeric(14, 3),
	"counted_time" timestamp with time zone,
	"counted_by" integer,
	CONSTRAINT "stock_count_lines_count_id_item_id_pk" PRIMARY KEY("count_id","item_id"),
	CONSTRAINT "stock_count_lines_counted" CHECK (num_nonnulls("stock_count_lines"."counted", "stock_count_lines"."expected", "stock_count_lines"."measure_id", "stock_count_lines"."price", "stock_count_lines"."price_quantity", "stock_count_lines"."counted_time") in (0, 6)),
	CONSTRAINT "stock_count_lines_worth" CHECK ("stock_count_lines"."price" >= 0 and "stock_count_lines"."price_quantity" > 0 and "stock_count_lines"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"count_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"blind" boolean NOT NULL,
	"folders" integer[] NOT NULL,
	"started_by" integer,
	"started_time" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" integer,
	"submitted_time" timestamp with time zone,
	"closed_by" integer,
	"closed_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_story" (
	"stock_story_id" bigserial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity_before" numeric(14, 3) NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"quantity_after" numeric(14, 3) NOT NULL,
	"unit_price" numeric(20, 6) NOT NULL,
	"amount" bigint NOT NULL,
	"price_after" numeric(20, 6) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"note" jsonb,
	"cause" text,
	"undoes" bigint,
	"user_id" integer,
	"order_number" integer,
	"purchase_number" integer,
	"batch_id" integer,
	"count_id" integer,
	"import_id" integer,
	"stock_story_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_story_undone" CHECK (("stock_story"."kind" in ('write_off_undo', 'craft_in_undo', 'craft_out_undo')) = ("stock_story"."undoes" is not null)),
	CONSTRAINT "stock_story_cause" CHECK (cause is null or kind in ('write_off', 'shortfall') and cause in ('broken', 'spoiled', 'expired', 'treat', 'staff')),
	CONSTRAINT "stock_story_batch" CHECK ("stock_story"."batch_id" is null or starts_with("stock_story"."kind", 'craft_')),
	CONSTRAINT "stock_story_note" CHECK ("stock_story"."note" is null or "stock_story"."description" = ''),
	CONSTRAINT "stock_story_chain" CHECK ("stock_story"."quantity_after" = "stock_story"."quantity_before" + "stock_story"."quantity"),
	CONSTRAINT "stock_story_value" CHECK (("stock_story"."amount" >= 0 or "stock_story"."kind" in ('revaluation', 'cost_difference')) and "stock_story"."price_after" >= 0),
	CONSTRAINT "stock_story_kind_known" CHECK (kind in ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'merge_in', 'merge_out', 'transfer_in', 'transfer_out', 'craft_in', 'craft_out', 'recalculation', 'revaluation', 'order_undo', 'purchase_undo', 'write_off_undo', 'craft_in_undo', 'craft_out_undo', 'cost_difference'))
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"close_id" serial PRIMARY KEY NOT NULL,
	"business_date" date NOT NULL,
	"denominations" jsonb NOT NULL,
	"counted" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"tenders" jsonb,
	"counted_by" integer,
	"counted_time" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'counted' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"float" bigint,
	"closed_by" integer,
	"closed_time" timestamp with time zone,
	"since" timestamp with time zone,
	"adjustment_entry_id" bigint,
	"transfer_entry_id" bigint,
	"sheet" jsonb,
	CONSTRAINT "day_closes_counted" CHECK ("day_closes"."counted" >= 0 and "day_closes"."float" between 0 and "day_closes"."counted"),
	CONSTRAINT "day_closes_closed" CHECK (("day_closes"."status" in ('closed', 'reopened')) = ("day_closes"."closed_time" is not null and "day_closes"."float" is not null and "day_closes"."since" is not null))
);
--> statement-breakpoint
CREATE TABLE "expense_files" (
	"file_id" serial PRIMARY KEY NOT NULL,
	"expense_id" integer NOT NULL,
	"stored" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"user_id" integer,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "expense_files_stored_unique" UNIQUE("stored")
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"expense_id" serial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"expense_time" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"flow" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"sub_category_id" integer,
	"quantity" numeric(14, 3),
	"user_id" integer,
	"cost" bigint NOT NULL,
	"paidtype" text NOT NULL,
	"fund" text,
	"cashier_before" bigint NOT NULL,
	"cashier_after" bigint NOT NULL,
	"safe_before" bigint NOT NULL,
	"safe_after" bigint NOT NULL,
	"bank_before" bigint NOT NULL,
	"bank_after" bigint NOT NULL,
	"order_number" integer,
	"purchase_number" integer,
	"item_id" integer,
	"removed_entry_id" bigint,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	CONSTRAINT "expenses_flow_known" CHECK (flow in ('income', 'outcome', 'operation')),
	CONSTRAINT "expenses_paidtype_known" CHECK (paidtype in ('cash', 'card', 'mixed', 'others')),
	CONSTRAINT "expenses_fund_known" CHECK (fund in ('cashier', 'safe', 'bank')),
	CONSTRAINT "expenses_removed" CHECK (("expenses"."removed_at" is null) = ("expenses"."removed_entry_id" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_prints" (
	"run_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"print_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_runs" (
	"run_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"run_time" timestamp with time zone DEFAULT now() NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"target" bigint,
	"total" bigint NOT NULL,
	"order_numbers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dish_ingredients" (
	"menu_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"item_quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "dish_ingredients_menu_id_item_id_pk" PRIMARY KEY("menu_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"menu_id" integer NOT NULL,
	CONSTRAINT "import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "stock_import_links" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" numeric(14, 3),
	"price" bigint,
	CONSTRAINT "stock_import_links_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
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
CREATE TABLE "cards_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"place_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"discount_card" text NOT NULL,
	"orders" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"free_orders" integer DEFAULT 0 NOT NULL,
	"free_price" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "cards_rollup_key" PRIMARY KEY("grain","place_id","start_date","card_id","discount_card"),
	CONSTRAINT "cards_rollup_grain_known" CHECK (grain in ('day', 'month', 'year', 'all'))
);
--> statement-breakpoint
CREATE TABLE "expenses_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"category_id" integer NOT NULL,
	"flow" text NOT NULL,
	"funded" boolean NOT NULL,
	"cost" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "expenses_rollup_key" PRIMARY KEY("grain","start_date","category_id","flow","funded"),
	CONSTRAINT "expenses_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "hours_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"paidsum" bigint NOT NULL,
	"lunch_orders" integer NOT NULL,
	"lunch_quantity" numeric(14, 3) NOT NULL,
	"lunch_paidsum" bigint NOT NULL,
	CONSTRAINT "hours_rollup_key" PRIMARY KEY("grain","place_id","start_date","hour"),
	CONSTRAINT "hours_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "orders_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"cashier_id" integer NOT NULL,
	"delivery_partner" text NOT NULL,
	"orders" integer NOT NULL,
	"bar_orders" integer NOT NULL,
	"kitchen_orders" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"paid_cash" bigint NOT NULL,
	"paid_card" bigint NOT NULL,
	"promo_orders" integer NOT NULL,
	"promo_paidsum" bigint NOT NULL,
	"bar_paid_count" numeric(14, 3) NOT NULL,
	"bar_paid_price" bigint NOT NULL,
	"bar_paid_discount" bigint NOT NULL,
	"bar_paid_cost" bigint NOT NULL,
	"bar_free_count" numeric(14, 3) NOT NULL,
	"bar_free_cost" bigint NOT NULL,
	"bar_promo" bigint NOT NULL,
	"kitchen_paid_count" numeric(14, 3) NOT NULL,
	"kitchen_paid_price" bigint NOT NULL,
	"kitchen_paid_discount" bigint NOT NULL,
	"kitchen_paid_cost" bigint NOT NULL,
	"kitchen_free_count" numeric(14, 3) NOT NULL,
	"kitchen_free_cost" bigint NOT NULL,
	"kitchen_promo" bigint NOT NULL,
	CONSTRAINT "orders_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","cashier_id","delivery_partner"),
	CONSTRAINT "orders_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "sales_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"free" boolean NOT NULL,
	"lines" integer NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"paidsum" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"promo_quantity" numeric(14, 3) DEFAULT 0 NOT NULL,
	"promo_price" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","menu_id","type","free"),
	CONSTRAINT "sales_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "sessions_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"by_hour" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"place_id" integer NOT NULL,
	"forced" boolean NOT NULL,
	"sessions" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "sessions_rollup_key" PRIMARY KEY("grain","by_hour","place_id","start_date","hour","forced"),
	CONSTRAINT "sessions_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "stock_rollup" (
	"grain" text NOT NULL,
	"start_date" date NOT NULL,
	"place_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"amount" bigint NOT NULL,
	"moves" integer NOT NULL,
	"bar_paidsum" bigint DEFAULT 0 NOT NULL,
	"kitchen_paidsum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_rollup_key" PRIMARY KEY("grain","place_id","start_date","item_id","kind"),
	CONSTRAINT "stock_rollup_grain_known" CHECK (grain in ('day', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "venue_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"zone" text DEFAULT 'Asia/Bangkok' NOT NULL,
	"rolled_up" boolean DEFAULT true NOT NULL,
	"lunches_counted" boolean DEFAULT true NOT NULL,
	"agents_in_all_halls" boolean DEFAULT true NOT NULL,
	CONSTRAINT "venue_clock_one" CHECK ("venue_clock"."only")
);
--> statement-breakpoint
CREATE TABLE "credit_draws" (
	"credit_id" integer PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "credit_draws_month" CHECK (extract(day from "credit_draws"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "credit_instalments" (
	"credit_id" integer NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "credit_instalments_credit_id_number_pk" PRIMARY KEY("credit_id","number"),
	CONSTRAINT "credit_instalments_not_negative" CHECK ("credit_instalments"."amount" >= 0 and "credit_instalments"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "credit_skips" (
	"credit_id" integer NOT NULL,
	"month" date NOT NULL,
	"description" text NOT NULL,
	"user_id" integer,
	"skip_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_skips_credit_id_month_pk" PRIMARY KEY("credit_id","month"),
	CONSTRAINT "credit_skips_month" CHECK (extract(day from "credit_skips"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "employee_terms" (
	"employee_id" integer NOT NULL,
	"month" date NOT NULL,
	"position" text NOT NULL,
	"wages" bigint NOT NULL,
	"overtime_hour_cost" bigint NOT NULL,
	CONSTRAINT "employee_terms_employee_id_month_pk" PRIMARY KEY("employee_id","month"),
	CONSTRAINT "employee_terms_month" CHECK (extract(day from "employee_terms"."month") = 1),
	CONSTRAINT "employee_terms_not_negative" CHECK ("employee_terms"."wages" >= 0 and "employee_terms"."overtime_hour_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"employee_id" serial PRIMARY KEY NOT NULL,
	"employee_name" text NOT NULL,
	"joined" date NOT NULL,
	"left" date,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"user_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employees_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "employees_joined" CHECK (extract(day from "employees"."joined") = 1),
	CONSTRAINT "employees_left" CHECK ("employees"."left" is null or (extract(day from "employees"."left") = 1 and "employees"."left" >= "employees"."joined")),
	CONSTRAINT "employees_removed" CHECK (("employees"."removed_at" is null) = ("employees"."left" is null))
);
--> statement-breakpoint
CREATE TABLE "part_months" (
	"employee_id" integer NOT NULL,
	"month" date NOT NULL,
	"first_day" integer DEFAULT 1 NOT NULL,
	"last_day" integer,
	CONSTRAINT "part_months_employee_id_month_pk" PRIMARY KEY("employee_id","month"),
	CONSTRAINT "part_months_month" CHECK (extract(day from "part_months"."month") = 1),
	CONSTRAINT "part_months_days" CHECK ("part_months"."first_day" >= 1 and coalesce("part_months"."last_day", 31) between "part_months"."first_day" and 31)
);
--> statement-breakpoint
CREATE TABLE "salary_story" (
	"salary_story_id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"type" text NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"accrued" bigint,
	"allowance" bigint DEFAULT 0 NOT NULL,
	"hours" numeric(6, 2),
	"duration" integer,
	"description" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"story_time" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" bigint,
	"reverses" integer,
	CONSTRAINT "salary_story_month" CHECK (extract(day from "salary_story"."month") = 1),
	CONSTRAINT "salary_story_type" CHECK (type in ('salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit', 'repayment')),
	CONSTRAINT "salary_story_sign" CHECK (case when ("salary_story"."reverses" is null) <> ("salary_story"."type" = 'repayment') then "salary_story"."amount" >= 0 else "salary_story"."amount" <= 0 end),
	CONSTRAINT "salary_story_paid" CHECK (("salary_story"."type" in ('salary', 'prepayment', 'overtime', 'credit', 'repayment') and "salary_story"."amount" <> 0) = ("salary_story"."entry_id" is not null)),
	CONSTRAINT "salary_story_fields" CHECK (("salary_story"."type" = 'salary') = ("salary_story"."accrued" is not null)
        and ("salary_story"."type" = 'overtime') = ("salary_story"."hours" is not null)
        and ("salary_story"."type" = 'credit') = ("salary_story"."duration" is not null)
        and ("salary_story"."allowance" = 0 or "salary_story"."type" = 'salary')
        and "salary_story"."accrued" >= 0 and "salary_story"."allowance" >= 0 and "salary_story"."hours" >= 0 and "salary_story"."duration" between 1 and 48)
);
--> statement-breakpoint
CREATE TABLE "agent_bonuses" (
	"bonus_id" bigserial PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"payment_type" smallint NOT NULL,
	"session_id" integer NOT NULL,
	"order_number" integer NOT NULL,
	"line" smallint NOT NULL,
	"referral_agent_id" integer,
	"percent" numeric(5, 2) NOT NULL,
	"from_percent" bigint DEFAULT 0 NOT NULL,
	"from_promo" bigint DEFAULT 0 NOT NULL,
	"from_referral" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"bonus_time" timestamp with time zone NOT NULL,
	"reverses" bigint,
	CONSTRAINT "agent_bonuses_type" CHECK ("agent_bonuses"."payment_type" in (1, 2)),
	CONSTRAINT "agent_bonuses_referral" CHECK (("agent_bonuses"."payment_type" = 2) = ("agent_bonuses"."referral_agent_id" is not null)),
	CONSTRAINT "agent_bonuses_sum" CHECK ("agent_bonuses"."amount" = "agent_bonuses"."from_percent" + "agent_bonuses"."from_promo" + "agent_bonuses"."from_referral"),
	CONSTRAINT "agent_bonuses_sign" CHECK (case when "agent_bonuses"."reverses" is null then "agent_bonuses"."amount" > 0 else "agent_bonuses"."amount" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "agent_payout_bonuses" (
	"bonus_id" bigint PRIMARY KEY NOT NULL,
	"payout_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_payouts" (
	"payout_id" serial PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"payment_type" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"code_id" integer,
	"user_id" integer,
	"payout_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_payouts_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "agent_payouts_code_id_unique" UNIQUE("code_id"),
	CONSTRAINT "agent_payouts_amount" CHECK ("agent_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"code_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text,
	"body_html" text,
	"code" text,
	"message_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"repeated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_sent" CHECK (("mail_outbox"."state" = 'sent') = ("mail_outbox"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_codes" (
	"code_id" serial PRIMARY KEY NOT NULL,
	"token_hash" char(64) NOT NULL,
	"code_hash" char(64) NOT NULL,
	"agent_id" integer NOT NULL,
	"payment_type" smallint NOT NULL,
	"places" jsonb NOT NULL,
	"sessions" jsonb,
	"amount" bigint NOT NULL,
	"bonuses_hash" char(64) NOT NULL,
	"asked_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "payout_codes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payout_codes_tries" CHECK ("payout_codes"."tries" between 0 and 5),
	CONSTRAINT "payout_codes_amount" CHECK ("payout_codes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"history_id" bigserial PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"user_id" integer,
	"history_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" varchar(64) NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "scheduled_runs" (
	"job" text NOT NULL,
	"run_date" date NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"ok" boolean,
	"report" jsonb,
	CONSTRAINT "scheduled_runs_job_run_date_pk" PRIMARY KEY("job","run_date")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" char(64) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "tag_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_settings_one" CHECK ("venue_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "catalogue_dishes" ADD CONSTRAINT "catalogue_dishes_export_id_catalogue_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."catalogue_exports"("export_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_exports" ADD CONSTRAINT "catalogue_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_postings" ADD CONSTRAINT "fund_postings_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_referred_by_agents_agent_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_cards" ADD CONSTRAINT "discount_cards_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_agents" ADD CONSTRAINT "session_agents_session_id_guest_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_agents" ADD CONSTRAINT "session_agents_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_import_links" ADD CONSTRAINT "order_import_links_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cashier_id_users_user_id_fk" FOREIGN KEY ("cashier_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("rounding_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_discount_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."discount_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_guest_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_by_users_user_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pending_operations" ADD CONSTRAINT "pending_operations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_bills" ADD CONSTRAINT "table_bills_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_bills" ADD CONSTRAINT "table_bills_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "taken_off" ADD CONSTRAINT "taken_off_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_barcodes" ADD CONSTRAINT "stock_barcodes_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_barcodes" ADD CONSTRAINT "stock_barcodes_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_parent_id_stock_items_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_category_id_expense_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_merged_into_stock_items_item_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_craft_id_crafts_craft_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("craft_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_stock_id_stock_items_item_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_batches" ADD CONSTRAINT "craft_batches_undone_by_users_user_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_ingredients" ADD CONSTRAINT "craft_ingredients_craft_id_crafts_craft_id_fk" FOREIGN KEY ("craft_id") REFERENCES "public"."crafts"("craft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "craft_ingredients" ADD CONSTRAINT "craft_ingredients_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_stock_id_stock_items_item_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "crafts" ADD CONSTRAINT "crafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("count_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_measure_id_measures_measure_id_fk" FOREIGN KEY ("measure_id") REFERENCES "public"."measures"("measure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_counted_by_users_user_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_started_by_users_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_closed_by_users_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_undoes_stock_story_stock_story_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."stock_story"("stock_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_purchase_number_purchases_purchase_number_fk" FOREIGN KEY ("purchase_number") REFERENCES "public"."purchases"("purchase_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_batch_id_craft_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."craft_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_count_id_stock_counts_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("count_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_counted_by_users_user_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_closed_by_users_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_adjustment_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("adjustment_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_transfer_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("transfer_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_files" ADD CONSTRAINT "expense_files_expense_id_expenses_expense_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."expenses"("expense_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_files" ADD CONSTRAINT "expense_files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_category_id_expense_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_purchase_number_purchases_purchase_number_fk" FOREIGN KEY ("purchase_number") REFERENCES "public"."purchases"("purchase_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_removed_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("removed_entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_removed_by_users_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_prints" ADD CONSTRAINT "receipt_prints_run_id_receipt_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."receipt_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_prints" ADD CONSTRAINT "receipt_prints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_runs" ADD CONSTRAINT "receipt_runs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_ingredients" ADD CONSTRAINT "dish_ingredients_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dish_ingredients" ADD CONSTRAINT "dish_ingredients_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_links" ADD CONSTRAINT "import_links_menu_id_menu_items_item_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_items"("item_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_import_links" ADD CONSTRAINT "stock_import_links_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ingredients_list_items" ADD CONSTRAINT "ingredients_list_items_list_id_ingredients_lists_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."ingredients_lists"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients_list_items" ADD CONSTRAINT "ingredients_list_items_item_id_stock_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("item_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ingredients_lists" ADD CONSTRAINT "ingredients_lists_place_id_places_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_draws" ADD CONSTRAINT "credit_draws_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_instalments" ADD CONSTRAINT "credit_instalments_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_skips" ADD CONSTRAINT "credit_skips_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_skips" ADD CONSTRAINT "credit_skips_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_terms" ADD CONSTRAINT "employee_terms_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_removed_by_users_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_months" ADD CONSTRAINT "part_months_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_reverses_salary_story_salary_story_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bonuses" ADD CONSTRAINT "agent_bonuses_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bonuses" ADD CONSTRAINT "agent_bonuses_session_id_guest_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bonuses" ADD CONSTRAINT "agent_bonuses_referral_agent_id_agents_agent_id_fk" FOREIGN KEY ("referral_agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bonuses" ADD CONSTRAINT "agent_bonuses_reverses_agent_bonuses_bonus_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."agent_bonuses"("bonus_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_bonuses" ADD CONSTRAINT "agent_bonuses_order_number_line_order_lines_order_number_line_fk" FOREIGN KEY ("order_number","line") REFERENCES "public"."order_lines"("order_number","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payout_bonuses" ADD CONSTRAINT "agent_payout_bonuses_bonus_id_agent_bonuses_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."agent_bonuses"("bonus_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payout_bonuses" ADD CONSTRAINT "agent_payout_bonuses_payout_id_agent_payouts_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."agent_payouts"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payouts" ADD CONSTRAINT "agent_payouts_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payouts" ADD CONSTRAINT "agent_payouts_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payouts" ADD CONSTRAINT "agent_payouts_code_id_payout_codes_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."payout_codes"("code_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payouts" ADD CONSTRAINT "agent_payouts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_code_id_payout_codes_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."payout_codes"("code_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_codes" ADD CONSTRAINT "payout_codes_agent_id_agents_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_codes" ADD CONSTRAINT "payout_codes_asked_by_users_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_hash_file_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_dishes_latest" ON "catalogue_dishes" USING btree ("record_id","export_id");--> statement-breakpoint
CREATE INDEX "catalogue_exports_target" ON "catalogue_exports" USING btree ("target","export_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login")) WHERE "users"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_chain_row" ON "ledger_chain" USING btree ("ledger","row_id") WHERE "ledger_chain"."removed" is null;--> statement-breakpoint
CREATE INDEX "ledger_chain_removed" ON "ledger_chain" USING btree ("ledger","row_id") WHERE "ledger_chain"."removed" is not null;--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "fund_postings_entry" ON "fund_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "fund_postings_account" ON "fund_postings" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "agents_user" ON "agents" USING btree ("user_id") WHERE "agents"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "discount_cards_owner" ON "discount_cards" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "discount_cards_number" ON "discount_cards" USING btree ("card_number");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_cards_in_use" ON "discount_cards" USING btree ("card_number") WHERE "discount_cards"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_sessions_open" ON "guest_sessions" USING btree ("place_id","table") WHERE "guest_sessions"."end_time" is null;--> statement-breakpoint
CREATE INDEX "guest_sessions_start" ON "guest_sessions" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "session_agents_agent" ON "session_agents" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "order_import_links_order" ON "order_import_links" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_lines_menu" ON "order_lines" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_time" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_cashier" ON "orders" USING btree ("cashier_id","paid_time" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_card" ON "orders" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "orders_import" ON "orders" USING btree ("import_id") WHERE "orders"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("paid_time") WHERE "orders"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "pending_operations_table" ON "pending_operations" USING btree ("place_id","table","operation_id");--> statement-breakpoint
CREATE INDEX "taken_off_time" ON "taken_off" USING btree ("taken_time");--> statement-breakpoint
CREATE INDEX "taken_off_menu" ON "taken_off" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "purchases_time" ON "purchases" USING btree ("purchase_time");--> statement-breakpoint
CREATE INDEX "purchases_debts" ON "purchases" USING btree ("purchase_number") WHERE "purchases"."pay_later";--> statement-breakpoint
CREATE INDEX "stock_barcodes_item" ON "stock_barcodes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "stock_items_parent" ON "stock_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "craft_batches_time" ON "craft_batches" USING btree ("batch_time");--> statement-breakpoint
CREATE INDEX "craft_batches_craft" ON "craft_batches" USING btree ("craft_id","batch_time");--> statement-breakpoint
CREATE INDEX "craft_ingredients_item" ON "craft_ingredients" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "crafts_stock" ON "crafts" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "stock_counts_blind" ON "stock_counts" USING btree ("count_id") WHERE "stock_counts"."blind" and "stock_counts"."status" in ('open', 'submitted');--> statement-breakpoint
CREATE INDEX "stock_story_item" ON "stock_story" USING btree ("item_id","stock_story_id");--> statement-breakpoint
CREATE INDEX "stock_story_time" ON "stock_story" USING btree ("stock_story_time","order_number");--> statement-breakpoint
CREATE INDEX "stock_story_losses" ON "stock_story" USING btree ("stock_story_id","kind") WHERE "stock_story"."kind" in ('write_off', 'shortfall');--> statement-breakpoint
CREATE INDEX "stock_story_purchase" ON "stock_story" USING btree ("purchase_number") WHERE "stock_story"."purchase_number" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_order" ON "stock_story" USING btree ("order_number") WHERE "stock_story"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_batch" ON "stock_story" USING btree ("batch_id") WHERE "stock_story"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_count" ON "stock_story" USING btree ("count_id") WHERE "stock_story"."count_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_story_import" ON "stock_story" USING btree ("import_id") WHERE "stock_story"."import_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_story_undoes" ON "stock_story" USING btree ("undoes") WHERE "stock_story"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "day_closes_date" ON "day_closes" USING btree ("business_date");--> statement-breakpoint
CREATE UNIQUE INDEX "day_closes_once" ON "day_closes" USING btree ("business_date") WHERE "day_closes"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "day_closes_waiting" ON "day_closes" USING btree ("close_id") WHERE "day_closes"."status" = 'counted';--> statement-breakpoint
CREATE INDEX "day_closes_time" ON "day_closes" USING btree ("closed_time") WHERE "day_closes"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "expense_files_expense" ON "expense_files" USING btree ("expense_id");--> statement-breakpoint
CREATE INDEX "expenses_time" ON "expenses" USING btree ("expense_time" DESC NULLS LAST,"expense_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "expenses_category" ON "expenses" USING btree ("category_id","expense_time" DESC NULLS LAST,"expense_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "expenses_entry" ON "expenses" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "expenses_to_safe" ON "expenses" USING btree ("expense_time","user_id","cost") WHERE "expenses"."kind" in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and "expenses"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_order" ON "expenses" USING btree ("order_number") WHERE "expenses"."order_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_debt_paid" ON "expenses" USING btree ("purchase_number") WHERE "expenses"."kind" = 'purchase_payment' and "expenses"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "expenses_purchase" ON "expenses" USING btree ("purchase_number") WHERE "expenses"."purchase_number" is not null;--> statement-breakpoint
CREATE INDEX "dish_ingredients_item" ON "dish_ingredients" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "import_links_menu" ON "import_links" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "stock_import_links_item" ON "stock_import_links" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "ingredients_lists_place" ON "ingredients_lists" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "sales_rollup_promo" ON "sales_rollup" USING btree ("grain","place_id","start_date") WHERE not "sales_rollup"."by_hour" and "sales_rollup"."promo_quantity" <> 0;--> statement-breakpoint
CREATE INDEX "sales_rollup_dish" ON "sales_rollup" USING btree ("menu_id","place_id","start_date") WHERE "sales_rollup"."by_hour" and "sales_rollup"."grain" = 'day';--> statement-breakpoint
CREATE INDEX "stock_rollup_losses" ON "stock_rollup" USING btree ("grain","place_id","start_date","item_id","kind","quantity","amount") WHERE "stock_rollup"."kind" in ('write_off', 'shortfall', 'recharge');--> statement-breakpoint
CREATE INDEX "salary_story_employee" ON "salary_story" USING btree ("employee_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_story_reversed_once" ON "salary_story" USING btree ("reverses") WHERE "salary_story"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_story_entry" ON "salary_story" USING btree ("entry_id") WHERE "salary_story"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "agent_bonuses_agent" ON "agent_bonuses" USING btree ("agent_id","payment_type","session_id");--> statement-breakpoint
CREATE INDEX "agent_bonuses_order" ON "agent_bonuses" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_bonuses_reversed_once" ON "agent_bonuses" USING btree ("reverses") WHERE "agent_bonuses"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_bonuses_earned_once" ON "agent_bonuses" USING btree ("order_number","line","agent_id","payment_type",coalesce("referral_agent_id", 0)) WHERE "agent_bonuses"."reverses" is null;--> statement-breakpoint
CREATE INDEX "agent_payout_bonuses_payout" ON "agent_payout_bonuses" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "agent_payouts_agent" ON "agent_payouts" USING btree ("agent_id","payout_time");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_codes_agent" ON "payout_codes" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "history_record" ON "history" USING btree ("entity","record_id","history_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_files_hash" ON "stored_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "tag_changes_tag" ON "tag_changes" USING btree ("tag","change_id");--> statement-breakpoint
-- From here on by hand: what the schema in TypeScript cannot say.
-- How names stand in a list: as Intl.Collator('ru', { numeric: true }) has them. The embedded engine has no "ru-x-icu", and
-- reads an order that is written out in this older form alone.
CREATE COLLATION "names" (provider = icu, locale = '@colReorder=cyrl;colNumeric=yes');--> statement-breakpoint
insert into fund_balances (account)
select unnest(array['cashier', 'safe', 'bank', 'sales', 'purchases', 'expenses', 'salaries', 'bonuses', 'owner', 'suppliers', 'adjustment']);--> statement-breakpoint
insert into order_counter (last_number) values (0);--> statement-breakpoint
insert into venue_clock default values;--> statement-breakpoint
-- An order or purchase and its expenses come in either order.
alter table expenses alter constraint expenses_order_number_orders_order_number_fk deferrable initially deferred;--> statement-breakpoint
alter table expenses alter constraint expenses_purchase_number_purchases_purchase_number_fk deferrable initially deferred;--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger append_only before update or delete or truncate on fund_entries for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on fund_postings for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on history for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on purchases for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on receipt_runs for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on receipt_prints for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on catalogue_exports for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on catalogue_dishes for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on salary_story for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on credit_instalments for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_bonuses for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_payouts for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_payout_bonuses for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_chain for each statement execute function refuse_change();--> statement-breakpoint
create function require_balanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from fund_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'fund entry % does not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger balanced_entry after insert on fund_postings deferrable initially deferred for each row execute function require_balanced_entry();--> statement-breakpoint
create function keep_balances() returns trigger language plpgsql as $$
declare
  broken text;
begin
  perform from fund_balances where account in (select account from inserted) order by account for update;
  select account into broken
  from (
    select account, amount, balance_after, lag(balance_after) over (partition by account order by posting_id) as previous
    from inserted
  ) rows join fund_balances balances using (account)
  where rows.balance_after <> coalesce(rows.previous, balances.balance) + rows.amount
  limit 1;
  if broken is not null then
    raise exception 'a posting does not go on from what % holds', broken using errcode = 'serialization_failure';
  end if;
  update fund_balances balances set balance = last.balance_after
  from (select distinct on (account) account, balance_after from inserted order by account, posting_id desc) last
  where balances.account = last.account;
  return null;
end $$;--> statement-breakpoint
create trigger keep_balances after insert on fund_postings referencing new table as inserted
  for each statement execute function keep_balances();--> statement-breakpoint
create function refuse_direct_balance() returns trigger language plpgsql as $$
begin
  raise exception 'the balance of % follows from its postings', old.account using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger from_postings_only before update or delete on fund_balances for each row
  when (pg_trigger_depth() = 0) execute function refuse_direct_balance();--> statement-breakpoint
create function keep_expense() returns trigger language plpgsql as $$
declare
  free text[] := array['name', 'paidtype', 'fund', 'item_id', 'removed_at', 'removed_by', 'removed_entry_id'];
begin
  if old.removed_at is not null or to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'expense % is booked', old.expense_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_expense before update on expenses for each row execute function keep_expense();--> statement-breakpoint
create trigger append_only before delete or truncate on expenses for each statement execute function refuse_change();--> statement-breakpoint
-- A count is closed once; a closed day is reopened, or takes its reason later, once.
create function keep_close() returns trigger language plpgsql as $$
declare
  reopens boolean := old.status = 'closed' and new.status = 'reopened' and to_jsonb(old) - 'status' = to_jsonb(new) - 'status';
  explains boolean := old.status = 'closed' and old.reason = '' and new.reason <> ''
    and to_jsonb(old) - 'reason' = to_jsonb(new) - 'reason';
begin
  if not reopens and not explains and (old.status <> 'counted'
    or (old.counted, old.expected, old.denominations, old.tenders, old.business_date)
    is distinct from (new.counted, new.expected, new.denominations, new.tenders, new.business_date)) then
    raise exception 'day close % is done', old.close_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_close before update on day_closes for each row execute function keep_close();--> statement-breakpoint
create trigger append_only before delete or truncate on day_closes for each statement execute function refuse_change();--> statement-breakpoint
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
-- The import that this transaction undoes: only its rows may leave the books.
create function undone_import() returns integer language sql stable as $$
  select nullif(current_setting('venue.undone_import', true), '')::integer
$$;--> statement-breakpoint
-- An order changes in how it was paid, which the rounding of the cash follows, and once in being taken back.
create function keep_order() returns trigger language plpgsql as $$
declare
  free text[] := array['paid_cash', 'paid_card', 'rounding', 'rounding_entry_id', 'cancelled_at', 'cancelled_by'];
begin
  if old.cancelled_at is not null or to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'order % is booked', old.order_number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_order before update on orders for each row execute function keep_order();--> statement-breakpoint
create trigger append_only before truncate on orders for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only_delete before delete on orders for each statement when (undone_import() is null)
  execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or truncate on order_lines for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only_delete before delete on order_lines for each statement when (undone_import() is null)
  execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or truncate on stock_story for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only_delete before delete on stock_story for each statement when (undone_import() is null)
  execute function refuse_change();--> statement-breakpoint
create function keep_what_stays() returns trigger language plpgsql as $$
begin
  if old.import_id is distinct from undone_import() then
    raise exception '% is append-only: the row is not of import %', tg_table_name, undone_import()
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;--> statement-breakpoint
create trigger keep_what_stays before delete on orders for each row execute function keep_what_stays();--> statement-breakpoint
create trigger keep_what_stays before delete on stock_story for each row execute function keep_what_stays();--> statement-breakpoint
create function keep_lines_that_stay() returns trigger language plpgsql as $$
begin
  if (select import_id from orders where order_number = old.order_number) is distinct from undone_import() then
    raise exception 'order_lines is append-only: order % is not of import %', old.order_number, undone_import()
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;--> statement-breakpoint
create trigger keep_lines_that_stay before delete on order_lines for each row execute function keep_lines_that_stay();--> statement-breakpoint
-- Value that a row moves, in satang: an item's value is the sum over its story.
create function moved_value(kind text, quantity numeric, amount bigint) returns bigint language sql immutable as $$
  select case when kind in ('revaluation', 'cost_difference') then amount else sign(quantity)::bigint * amount end
$$;--> statement-breakpoint
create function keep_stock() returns trigger language plpgsql as $$
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
end $$;--> statement-breakpoint
create trigger keep_stock after insert on stock_story referencing new table as inserted
  for each statement execute function keep_stock();--> statement-breakpoint
create function refuse_direct_stock() returns trigger language plpgsql as $$
begin
  raise exception 'the quantity and price of stock item % follow from its story', new.item_id
    using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger from_story_only before update of quantity, stock_value, stock_price on stock_items for each row
  when (pg_trigger_depth() = 0
    and (old.quantity, old.stock_value, old.stock_price) is distinct from (new.quantity, new.stock_value, new.stock_price))
  execute function refuse_direct_stock();--> statement-breakpoint
create trigger starts_empty before insert on stock_items for each row
  when (new.quantity <> 0 or new.stock_value <> 0 or new.stock_price <> 0) execute function refuse_direct_stock();--> statement-breakpoint
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
$$;--> statement-breakpoint
create function business_date(moment timestamptz) returns date language sql stable as $$
  select ((moment at time zone (select zone from venue_clock)) - interval '12 hours')::date
$$;--> statement-breakpoint
create function grains_of(day date) returns table (grain text, start_date date) language sql immutable as $$
  select * from (values ('day', day), ('month', date_trunc('month', day::timestamp)::date),
    ('year', date_trunc('year', day::timestamp)::date)) as spans
$$;--> statement-breakpoint
-- What orders took is rolled up from their lines.
create function keep_stock_rollup() returns trigger language plpgsql as $$
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
end $$;--> statement-breakpoint
create trigger keep_stock_rollup after insert on stock_story referencing new table as inserted
  for each statement execute function keep_stock_rollup();--> statement-breakpoint
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
end $$;--> statement-breakpoint
create trigger take_out_stock after delete on stock_story referencing old table as removed
  for each statement execute function take_out_stock();--> statement-breakpoint
create function keep_expenses_rollup() returns trigger language plpgsql as $$
begin
  insert into expenses_rollup as r (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select (expense_time at time zone zone - interval '12 hours')::date as day, coalesce(category_id, 0) as category_id,
      flow, paidtype <> 'others' as funded, sum(cost) as cost, count(*) as count
    from venue_clock, inserted where removed_at is null group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, start_date, category_id, flow, funded) do update set
    cost = r.cost + excluded.cost, count = r.count + excluded.count;
  return null;
end $$;--> statement-breakpoint
create trigger keep_expenses_rollup after insert on expenses referencing new table as inserted
  for each statement execute function keep_expenses_rollup();--> statement-breakpoint
-- A row counts no more as it was before, and from now on as it is; who only renames waits for nobody.
create function move_expenses_rollup() returns trigger language plpgsql as $$
begin
  insert into expenses_rollup as r (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select business_date(expense_time) as day, coalesce(category_id, 0) as category_id, flow, counted.funded,
      sum(counted.sign * cost) as cost, sum(counted.sign) as count
    from changed join (select expense_id, removed_at as was_removed, paidtype as was_paid from original) o using (expense_id),
      lateral (values (was_removed, was_paid <> 'others', -1), (removed_at, paidtype <> 'others', 1))
        as counted (removed_at, funded, sign)
    where counted.removed_at is null
      and (changed.removed_at is null, paidtype) is distinct from (was_removed is null, was_paid)
    group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, start_date, category_id, flow, funded) do update set
    cost = r.cost + excluded.cost, count = r.count + excluded.count;
  return null;
end $$;--> statement-breakpoint
create trigger move_expenses_rollup after update on expenses referencing old table as original new table as changed
  for each statement execute function move_expenses_rollup();--> statement-breakpoint
-- Dishes in the folder of the business lunch at any depth, also removed ones; the whole menu without the folder.
create function lunch_dishes() returns setof integer language sql stable as $$
  with recursive below as (
    select item_id, is_file from menu_items where item_id = 2350
    union
    select child.item_id, child.is_file from menu_items child join below on child.parent_id = below.item_id
  )
  select item_id from below where is_file
  union all
  select item_id from menu_items where is_file and not exists (select from below)
$$;--> statement-breakpoint
create function in_lunch_folder(folder integer) returns boolean language sql stable as $$
  with recursive above as (
    select item_id, parent_id from menu_items where item_id = folder
    union
    select parent.item_id, parent.parent_id from menu_items parent join above on parent.item_id = above.parent_id
  )
  select exists (select from above where item_id = 2350)
$$;--> statement-breakpoint
-- The roll-up counts orders by what is in the folder now; the next report counts them anew. The clock is written also
-- when it says so already: whoever counts at this moment then fails and begins again.
create function note_lunch_moves() returns trigger language plpgsql as $$
begin
  if in_lunch_folder(old.parent_id) <> in_lunch_folder(new.parent_id) or old.item_id <> new.item_id then
    update venue_clock set lunches_counted = false;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger note_lunch_moves after update of parent_id, item_id on menu_items for each row
  when (old.parent_id is distinct from new.parent_id or old.item_id <> new.item_id)
  execute function note_lunch_moves();--> statement-breakpoint
create function note_lunch_folder() returns trigger language plpgsql as $$
begin
  update venue_clock set lunches_counted = false where exists (select from order_lines);
  return null;
end $$;--> statement-breakpoint
create trigger note_lunch_folder after insert on menu_items for each row when (new.item_id = 2350)
  execute function note_lunch_folder();--> statement-breakpoint
create trigger note_lunch_folder_gone after delete on menu_items for each row when (old.item_id = 2350)
  execute function note_lunch_folder();--> statement-breakpoint
create function roll_up_session(started guest_sessions, counted integer, paid bigint) returns void language sql as $$
  insert into sessions_rollup as r (grain, start_date, by_hour, hour, place_id, forced, sessions, revenue)
  select grain, start_date, by_hour, by_clock.hour, started.place_id, started.forced, counted, paid
  from venue_clock, lateral (select started.start_time at time zone zone as local) clock,
    grains_of((local - interval '12 hours')::date),
    lateral (values (true, extract(hour from local)::smallint), (false, -1::smallint)) as by_clock (by_hour, hour)
  on conflict (grain, by_hour, place_id, start_date, hour, forced) do update set
    sessions = r.sessions + excluded.sessions, revenue = r.revenue + excluded.revenue
$$;--> statement-breakpoint
create function keep_sessions_rollup() returns trigger language plpgsql as $$
declare
  paid bigint := 0;
begin
  if tg_op = 'UPDATE' then
    select coalesce(sum(paidsum), 0) into paid from orders where session_id = new.session_id and cancelled_at is null;
  end if;
  if tg_op <> 'INSERT' then perform roll_up_session(old, -1, -paid); end if;
  if tg_op <> 'DELETE' then perform roll_up_session(new, 1, paid); end if;
  return null;
end $$;--> statement-breakpoint
create trigger keep_sessions_rollup after insert or delete on guest_sessions for each row
  execute function keep_sessions_rollup();--> statement-breakpoint
create trigger move_sessions_rollup after update on guest_sessions for each row
  when ((old.start_time, old.place_id, old.forced) is distinct from (new.start_time, new.place_id, new.forced))
  execute function keep_sessions_rollup();--> statement-breakpoint
create function keep_sessions_revenue() returns trigger language plpgsql as $$
declare
  started guest_sessions;
begin
  if tg_op <> 'INSERT' and old.session_id is not null and old.cancelled_at is null then
    select * into started from guest_sessions where session_id = old.session_id;
    perform roll_up_session(started, 0, -old.paidsum);
  end if;
  if tg_op <> 'DELETE' and new.session_id is not null and new.cancelled_at is null then
    select * into started from guest_sessions where session_id = new.session_id;
    perform roll_up_session(started, 0, new.paidsum);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger keep_sessions_revenue after insert on orders for each row when (new.session_id is not null)
  execute function keep_sessions_revenue();--> statement-breakpoint
create trigger move_sessions_revenue after update on orders for each row
  when ((old.session_id, old.cancelled_at is null, old.paidsum) is distinct from (new.session_id, new.cancelled_at is null, new.paidsum))
  execute function keep_sessions_revenue();--> statement-breakpoint
create trigger drop_sessions_revenue after delete on orders for each row when (old.session_id is not null)
  execute function keep_sessions_revenue();--> statement-breakpoint
-- Story rows that were not taken back.
create view salary_standing as
select s.* from salary_story s
where s.reverses is null and not exists (select from salary_story r where r.reverses = s.salary_story_id);--> statement-breakpoint
-- Instalments by month: a credit's months follow each other from its first one, without those that were skipped
-- (`planned`). What is left of it when the employee leaves falls in the last month.
create view credit_schedule as
select c.salary_story_id as credit_id, c.employee_id, i.number, i.amount,
  least(place.month, (select d.month from credit_draws d where d.credit_id = c.salary_story_id)) as month, place.month as planned
from salary_standing c
join credit_instalments i on i.credit_id = c.salary_story_id
cross join lateral (
  select at::date as month, row_number() over (order by at)::integer as number
  from generate_series(
    c.month::timestamp,
    c.month::timestamp + make_interval(months => c.duration - 1
      + (select count(*) from credit_skips k where k.credit_id = c.salary_story_id)::integer),
    interval '1 month') at
  where not exists (select from credit_skips k where k.credit_id = c.salary_story_id and k.month = at::date)
) place
where c.type = 'credit' and place.number = i.number;--> statement-breakpoint
-- Months of employees (or of one) until a month, in satang. What a month overpaid is a debt of the next ones;
-- what it underpaid stays due in it.
create function salary_months(until date, of_employee integer default null) returns table (
  employee_id integer, month date, wages bigint, accrued bigint, allowance bigint, bonus bigint, penalty bigint,
  credit_withheld bigint, prepaid bigint, paid bigint, overtime_hours numeric, overtime_paid bigint, is_paid boolean,
  balance bigint, debt bigint, due bigint, overpaid bigint, repaid bigint, days_worked integer
) language sql stable as $$
  with booked as (
    select s.employee_id, s.month,
      sum(s.amount) filter (where s.type = 'bonus') as bonus,
      sum(s.amount) filter (where s.type = 'penalty') as penalty,
      sum(s.amount) filter (where s.type = 'prepayment') as prepaid,
      sum(s.amount) filter (where s.type = 'salary') as paid,
      sum(s.allowance) as allowance,
      sum(s.hours) as overtime_hours,
      sum(s.amount) filter (where s.type = 'overtime') as overtime_paid,
      (array_agg(s.accrued order by s.salary_story_id desc) filter (where s.type = 'salary'))[1] as accrued,
      bool_or(s.type = 'salary') as is_paid,
      -sum(s.amount) filter (where s.type = 'repayment') as repaid
    from salary_standing s
    where s.month <= until and (of_employee is null or s.employee_id = of_employee)
    group by 1, 2
  ), withheld as (
    select c.employee_id, c.month, sum(c.amount) as amount
    from credit_schedule c
    where c.month <= until and (of_employee is null or c.employee_id = of_employee)
    group by 1, 2
  ), figures as (
    select e.employee_id, at::date as month, earned.wages, coalesce(b.accrued, earned.share)::bigint as accrued,
      coalesce(b.allowance, 0)::bigint as allowance, coalesce(b.bonus, 0)::bigint as bonus,
      coalesce(b.penalty, 0)::bigint as penalty, coalesce(w.amount, 0)::bigint as credit_withheld,
      coalesce(b.prepaid, 0)::bigint as prepaid, coalesce(b.paid, 0)::bigint as paid,
      coalesce(b.overtime_hours, 0) as overtime_hours, coalesce(b.overtime_paid, 0)::bigint as overtime_paid,
      coalesce(b.is_paid, false) as is_paid, coalesce(b.repaid, 0)::bigint as repaid,
      case when p.month is not null then days.worked end as days_worked
    from employees e
    cross join lateral generate_series(e.joined::timestamp, until::timestamp, interval '1 month') at
    left join lateral (
      select terms.wages from employee_terms terms
      where terms.employee_id = e.employee_id and terms.month <= at order by terms.month desc limit 1
    ) t on true
    left join part_months p on p.employee_id = e.employee_id and p.month = at::date
    cross join lateral (
      select extract(day from at + interval '1 month' - interval '1 day')::integer as of_month
    ) whole
    cross join lateral (
      select coalesce(p.last_day, whole.of_month) - coalesce(p.first_day, 1) + 1 as worked
    ) days
    -- Who joins or leaves within a month earns the share of its days.
    cross join lateral (
      select works.wages, round(works.wages::numeric * days.worked / whole.of_month)::bigint as share
      from (select (case when at <= coalesce(e.left, at) then coalesce(t.wages, 0) else 0 end)::bigint as wages) works
    ) earned
    left join booked b on b.employee_id = e.employee_id and b.month = at::date
    left join withheld w on w.employee_id = e.employee_id and w.month = at::date
    where of_employee is null or e.employee_id = of_employee
  ), running as (
    select *, accrued + bonus + allowance + repaid - penalty - credit_withheld - prepaid - paid as balance,
      sum(penalty + credit_withheld + prepaid + paid - accrued - bonus - allowance - repaid)
        over (partition by employee_id order by month) as short
    from figures
  ), carried as (
    select *, (short - least(0, min(short) over (partition by employee_id order by month)))::bigint as overpaid
    from running
  ), settled as (
    select *, lag(overpaid, 1, 0::bigint) over (partition by employee_id order by month) as debt from carried
  )
  select employee_id, month, wages, accrued, allowance, bonus, penalty, credit_withheld, prepaid, paid, overtime_hours,
    overtime_paid, is_paid, balance, debt, greatest(0, balance - debt)::bigint, overpaid, repaid,
    days_worked
  from settled
$$;--> statement-breakpoint
create function check_salary_story() returns trigger language plpgsql as $$
declare
  original salary_story;
begin
  if new.month < (select joined from employees where employee_id = new.employee_id) then
    raise exception 'employee % had not joined', new.employee_id using errcode = 'check_violation';
  end if;
  if new.reverses is not null then
    select * into original from salary_story where salary_story_id = new.reverses;
    if original.reverses is not null or (original.employee_id, original.type, original.month, -original.amount)
      is distinct from (new.employee_id, new.type, new.month, new.amount) then
      raise exception 'story row % reverses another one', new.salary_story_id using errcode = 'check_violation';
    end if;
  end if;
  if new.entry_id is not null and (
    select coalesce(sum(amount), 0) from fund_postings where entry_id = new.entry_id and account = 'salaries'
  ) <> new.amount then
    raise exception 'story row % and its entry differ', new.salary_story_id using errcode = 'check_violation';
  end if;
  if new.reverses is null and new.type in ('salary', 'prepayment') and (
    select balance < debt from salary_months(new.month, new.employee_id) where month = new.month
  ) then
    raise exception 'story row % pays more than is due', new.salary_story_id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger check_salary_story after insert on salary_story for each row execute function check_salary_story();--> statement-breakpoint
create function require_whole_credit() returns trigger language plpgsql as $$
declare
  id integer := coalesce((to_jsonb(new) ->> 'credit_id')::integer, (to_jsonb(new) ->> 'salary_story_id')::integer);
  credit salary_story;
begin
  select * into credit from salary_story where salary_story_id = id;
  if credit.type = 'credit' and credit.reverses is null then
    if (select (count(*), coalesce(sum(amount), 0), coalesce(max(number), 0)) from credit_instalments where credit_id = id)
      is distinct from (credit.duration::bigint, credit.amount::numeric, credit.duration) then
      raise exception 'instalments of credit % do not sum to it', id using errcode = 'check_violation';
    end if;
  elsif tg_table_name = 'credit_instalments' then
    raise exception 'story row % is no credit', id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger whole_credit after insert on salary_story deferrable initially deferred for each row execute function require_whole_credit();--> statement-breakpoint
create constraint trigger whole_credit after insert on credit_instalments deferrable initially deferred for each row execute function require_whole_credit();--> statement-breakpoint
-- Bonuses that no payout paid.
create view unpaid_bonuses as
select b.* from agent_bonuses b
where not exists (select from agent_payout_bonuses p where p.bonus_id = b.bonus_id);--> statement-breakpoint
create function check_bonus_reversal() returns trigger language plpgsql as $$
declare
  original agent_bonuses;
begin
  select * into original from agent_bonuses where bonus_id = new.reverses;
  if original.reverses is not null or (
    original.agent_id, original.payment_type, original.session_id, original.order_number, original.line,
    original.referral_agent_id, -original.from_percent, -original.from_promo, -original.from_referral
  ) is distinct from (
    new.agent_id, new.payment_type, new.session_id, new.order_number, new.line,
    new.referral_agent_id, new.from_percent, new.from_promo, new.from_referral
  ) then
    raise exception 'bonus % reverses another one', new.bonus_id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger check_reversal after insert on agent_bonuses for each row when (new.reverses is not null) execute function check_bonus_reversal();--> statement-breakpoint
-- A payout pays whole bonuses of its agent and kind, and moves their sum.
create function require_whole_payouts(ids integer[]) returns void language plpgsql as $$
declare
  wrong integer;
begin
  select q.payout_id into wrong
  from agent_payouts q
  left join agent_payout_bonuses p using (payout_id)
  left join agent_bonuses b using (bonus_id)
  where q.payout_id = any(ids)
  group by q.payout_id
  having coalesce(sum(b.amount), 0) <> q.amount
    or not coalesce(bool_and(b.agent_id = q.agent_id and b.payment_type = q.payment_type), false)
    or q.amount <> (
      select coalesce(sum(f.amount), 0) from fund_postings f where f.entry_id = q.entry_id and f.account = 'bonuses'
    )
  limit 1;
  if wrong is not null then
    raise exception 'payout % differs from its bonuses or its entry', wrong using errcode = 'check_violation';
  end if;
end $$;--> statement-breakpoint
create function require_whole_payout() returns trigger language plpgsql as $$
begin
  perform require_whole_payouts(array[new.payout_id]);
  return null;
end $$;--> statement-breakpoint
create constraint trigger whole_payout after insert on agent_payouts deferrable initially deferred for each row execute function require_whole_payout();--> statement-breakpoint
create function require_whole_paid() returns trigger language plpgsql as $$
begin
  perform require_whole_payouts(array(select distinct payout_id from added));
  return null;
end $$;--> statement-breakpoint
-- The bonuses of a payout are written by one statement.
create trigger whole_paid after insert on agent_payout_bonuses referencing new table as added for each statement execute function require_whole_paid();--> statement-breakpoint
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
create constraint trigger whole_batch after insert or update on craft_batches deferrable initially deferred for each row execute function require_whole_batch();--> statement-breakpoint
-- Digests of rows: SHA-256 of the ledger's name and version and of every column that never changes. Times are seconds, so
-- that no setting of a session shows in them; JSON keeps null, '' and separators apart. Columns that come later belong to
-- another version.
create function ledger_digest(r fund_entries) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('fund_entries:1', r.entry_id, r.kind, r.description, r.user_id,
    extract(epoch from r.entry_time))::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r fund_postings) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('fund_postings:1', r.posting_id, r.entry_id, r.account, r.amount,
    r.balance_after)::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r expenses) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('expenses:1', r.expense_id, r.entry_id, extract(epoch from r.expense_time),
    r.kind, r.flow, r.category_id, r.sub_category_id, r.quantity, r.user_id, r.cost, r.cashier_before, r.cashier_after,
    r.safe_before, r.safe_after, r.bank_before, r.bank_after, r.order_number, r.purchase_number)::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r stock_story) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('stock_story:1', r.stock_story_id, r.item_id, r.kind, r.quantity_before,
    r.quantity, r.quantity_after, trim_scale(r.unit_price), r.amount, trim_scale(r.price_after), r.description,
    r.note::text, r.cause, r.undoes, r.user_id, r.order_number, r.purchase_number, r.batch_id, r.count_id, r.import_id,
    extract(epoch from r.stock_story_time))::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r salary_story) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('salary_story:1', r.salary_story_id, r.employee_id, r.type,
    to_char(r.month, 'YYYY-MM-DD'), r.amount, r.accrued, r.allowance, r.hours, r.duration, r.description, r.user_id,
    extract(epoch from r.story_time), r.entry_id, r.reverses)::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r credit_instalments) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('credit_instalments:1', r.credit_id, r.number, r.amount)::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r agent_bonuses) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('agent_bonuses:1', r.bonus_id, r.agent_id, r.payment_type, r.session_id,
    r.order_number, r.line, r.referral_agent_id, r.percent, r.from_percent, r.from_promo, r.from_referral, r.amount,
    extract(epoch from r.bonus_time), r.reverses)::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r agent_payouts) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('agent_payouts:1', r.payout_id, r.agent_id, r.payment_type, r.amount,
    r.entry_id, r.code_id, r.user_id, extract(epoch from r.payout_time))::text, 'UTF8'))
$$;--> statement-breakpoint
create function ledger_digest(r agent_payout_bonuses) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array('agent_payout_bonuses:1', r.bonus_id, r.payout_id)::text, 'UTF8'))
$$;--> statement-breakpoint
-- Number of a row in its ledger.
create function ledger_row(r fund_entries) returns bigint language sql immutable as 'select r.entry_id';--> statement-breakpoint
create function ledger_row(r fund_postings) returns bigint language sql immutable as 'select r.posting_id';--> statement-breakpoint
create function ledger_row(r expenses) returns bigint language sql immutable as 'select r.expense_id::bigint';--> statement-breakpoint
create function ledger_row(r stock_story) returns bigint language sql immutable as 'select r.stock_story_id';--> statement-breakpoint
create function ledger_row(r salary_story) returns bigint language sql immutable as 'select r.salary_story_id::bigint';--> statement-breakpoint
create function ledger_row(r credit_instalments) returns bigint language sql immutable as
  'select r.credit_id * 1000::bigint + r.number';--> statement-breakpoint
create function ledger_row(r agent_bonuses) returns bigint language sql immutable as 'select r.bonus_id';--> statement-breakpoint
create function ledger_row(r agent_payouts) returns bigint language sql immutable as 'select r.payout_id::bigint';--> statement-breakpoint
create function ledger_row(r agent_payout_bonuses) returns bigint language sql immutable as 'select r.bonus_id';--> statement-breakpoint
alter table credit_instalments add constraint credit_instalments_chained check (number < 1000);--> statement-breakpoint
-- What the chain takes in for a row that the undo of its import removed.
create function removal_digest(ledger text, row_id bigint, removed bytea, import_id integer) returns bytea
language sql stable as $$
  select sha256(convert_to(json_build_array('removed:1', ledger, row_id, encode(removed, 'hex'), import_id)::text, 'UTF8'))
$$;--> statement-breakpoint
create function chain_link(previous bytea, head bytea, digest bytea) returns bytea language plpgsql immutable as
  'begin return sha256(coalesce(previous, head) || digest); end';--> statement-breakpoint
-- Running hash of rows in order, from the chain's last hash on.
create aggregate chain_hash(head bytea, digest bytea) (sfunc = chain_link, stype = bytea);--> statement-breakpoint
-- Waits for other writers. Unlike a table lock, it does not wait for vacuum and analyze of the table.
-- The first link follows the empty hash.
create function chain_end(out seq bigint, out hash bytea) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger chain'));
  select c.seq, c.hash into seq, hash from ledger_chain c order by c.seq desc limit 1;
  seq := coalesce(seq, 0);
  hash := coalesce(hash, '');
end $$;--> statement-breakpoint
-- One function for each ledger, whose query is planned once in a session.
do $do$
declare
  ledger text;
begin
  foreach ledger in array array['fund_entries', 'fund_postings', 'expenses', 'stock_story', 'salary_story',
    'credit_instalments', 'agent_bonuses', 'agent_payouts', 'agent_payout_bonuses'] loop
    execute format($define$
      create function chain_%1$s() returns trigger language plpgsql as $$
      declare
        latest record;
      begin
        if not exists (select from added) then return null; end if;
        latest := chain_end();
        insert into ledger_chain (seq, ledger, row_id, hash)
        select latest.seq + row_number() over line, %1$L, row_id, chain_hash(latest.hash, digest) over line
        from (select ledger_row(row(a.*)::%1$I) as row_id, ledger_digest(row(a.*)::%1$I) as digest from added a) booked
        window line as (order by row_id rows unbounded preceding);
        return null;
      end $$
    $define$, ledger);
    execute format('create trigger link_chain after insert on %1$I referencing new table as added
      for each statement execute function chain_%1$s()', ledger);
  end loop;
end $do$;--> statement-breakpoint
create function chain_removed_stock() returns trigger language plpgsql as $$
declare
  latest record;
begin
  if not exists (select from gone) then return null; end if;
  latest := chain_end();
  insert into ledger_chain (seq, ledger, row_id, removed, import_id, hash)
  select latest.seq + row_number() over line, 'stock_story', row_id, digest, import_id,
    chain_hash(latest.hash, removal_digest('stock_story', row_id, digest, import_id)) over line
  from (
    select stock_story_id as row_id, ledger_digest(row(g.*)::stock_story) as digest, import_id from gone g
  ) booked
  window line as (order by row_id rows unbounded preceding);
  return null;
end $$;--> statement-breakpoint
create trigger link_removed after delete on stock_story referencing old table as gone
  for each statement execute function chain_removed_stock();--> statement-breakpoint
create view ledger_rows as
select 'fund_entries' as ledger, ledger_row(r) as row_id, ledger_digest(r) as digest from fund_entries r
union all select 'fund_postings', ledger_row(r), ledger_digest(r) from fund_postings r
union all select 'expenses', ledger_row(r), ledger_digest(r) from expenses r
union all select 'stock_story', ledger_row(r), ledger_digest(r) from stock_story r
union all select 'salary_story', ledger_row(r), ledger_digest(r) from salary_story r
union all select 'credit_instalments', ledger_row(r), ledger_digest(r) from credit_instalments r
union all select 'agent_bonuses', ledger_row(r), ledger_digest(r) from agent_bonuses r
union all select 'agent_payouts', ledger_row(r), ledger_digest(r) from agent_payouts r
union all select 'agent_payout_bonuses', ledger_row(r), ledger_digest(r) from agent_payout_bonuses r;
