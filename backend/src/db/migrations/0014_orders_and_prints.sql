CREATE TABLE "receipt_prints" (
	"run_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"print_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counter" (
	"counter_id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "order_counter_one_row" CHECK ("order_counter"."counter_id" = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "orders_order_number_seq";--> statement-breakpoint
INSERT INTO "order_counter" ("last_number") SELECT coalesce(max("order_number"), 0) FROM "orders";--> statement-breakpoint
ALTER TABLE "receipt_prints" ADD CONSTRAINT "receipt_prints_run_id_receipt_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."receipt_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_prints" ADD CONSTRAINT "receipt_prints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now a run was recorded when its document was requested, an empty alcohol list too.
INSERT INTO "receipt_prints" ("run_id", "user_id", "print_time")
  SELECT "run_id", "user_id", "run_time" FROM "receipt_runs" WHERE "kind" = 'checks' OR "total" <> 0;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "receipt_prints" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
