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
ALTER TABLE "agents" ADD COLUMN "percent" numeric(5, 2) DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "referral_percent" numeric(5, 2) DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "referred_by" integer;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "photo_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD COLUMN "forced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cashback" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
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
CREATE INDEX "agent_bonuses_agent" ON "agent_bonuses" USING btree ("agent_id","payment_type","session_id");--> statement-breakpoint
CREATE INDEX "agent_bonuses_order" ON "agent_bonuses" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_bonuses_reversed_once" ON "agent_bonuses" USING btree ("reverses") WHERE "agent_bonuses"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_bonuses_earned_once" ON "agent_bonuses" USING btree ("order_number","line","agent_id","payment_type",coalesce("referral_agent_id", 0)) WHERE "agent_bonuses"."reverses" is null;--> statement-breakpoint
CREATE INDEX "agent_payout_bonuses_payout" ON "agent_payout_bonuses" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "agent_payouts_agent" ON "agent_payouts" USING btree ("agent_id","payout_time");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_codes_agent" ON "payout_codes" USING btree ("agent_id","created_at");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_referred_by_agents_agent_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."agents"("agent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_user" ON "agents" USING btree ("user_id") WHERE "agents"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_percents" CHECK ("agents"."percent" between 0 and 100 and "agents"."referral_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_referred" CHECK ("agents"."referred_by" <> "agents"."agent_id");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_language" CHECK ("agents"."language" in ('ru', 'en'));--> statement-breakpoint
insert into agents (user_id, first_name, active)
select user_id, login, active from users u
where role_id = 3 and removed_at is null and not exists (select from agents a where a.user_id = u.user_id);--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_bonuses for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_payouts for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on agent_payout_bonuses for each statement execute function refuse_change();--> statement-breakpoint
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
create trigger whole_paid after insert on agent_payout_bonuses referencing new table as added for each statement execute function require_whole_paid();
