CREATE TABLE "tag_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tag_changes_tag" ON "tag_changes" USING btree ("tag","change_id");