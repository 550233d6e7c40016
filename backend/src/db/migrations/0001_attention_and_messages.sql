CREATE TABLE "attention_marks" (
	"rule" text NOT NULL,
	"subject" varchar(64) NOT NULL,
	"reason" text NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "attention_marks_rule_subject_pk" PRIMARY KEY("rule","subject")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "code_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "agent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "kind" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about" date;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "close_id" integer;--> statement-breakpoint
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_close_id_day_closes_close_id_fk" FOREIGN KEY ("close_id") REFERENCES "public"."day_closes"("close_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_person" ON "mail_outbox" USING btree ("user_id","mail_id") WHERE "mail_outbox"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_told_once" ON "mail_outbox" USING btree ("user_id","channel","kind","about",coalesce("close_id", 0)) WHERE "mail_outbox"."kind" in ('day', 'week');--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_receiver" CHECK (case when "mail_outbox"."kind" = 'code' then "mail_outbox"."code_id" is not null and "mail_outbox"."agent_id" is not null and "mail_outbox"."user_id" is null
        else "mail_outbox"."user_id" is not null and "mail_outbox"."about" is not null and "mail_outbox"."code" is null end);