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
ALTER TABLE "catalogue_dishes" ADD CONSTRAINT "catalogue_dishes_export_id_catalogue_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."catalogue_exports"("export_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_exports" ADD CONSTRAINT "catalogue_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_dishes_latest" ON "catalogue_dishes" USING btree ("record_id","export_id");--> statement-breakpoint
CREATE INDEX "catalogue_exports_target" ON "catalogue_exports" USING btree ("target","export_id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "catalogue_exports" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "catalogue_dishes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();