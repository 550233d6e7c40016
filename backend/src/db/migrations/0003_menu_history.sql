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
ALTER TABLE "menu_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "record_id" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_record" ON "history" USING btree ("entity","record_id","history_id");--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_record_id_unique" UNIQUE("record_id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
