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
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;