CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" char(64) NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
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
CREATE TABLE "file_contents" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "sessions" ADD COLUMN "last_used" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_hash_file_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_chain_row" ON "ledger_chain" USING btree ("ledger","row_id") WHERE "ledger_chain"."removed" is null;--> statement-breakpoint
CREATE INDEX "ledger_chain_removed" ON "ledger_chain" USING btree ("ledger","row_id") WHERE "ledger_chain"."removed" is not null;--> statement-breakpoint
CREATE INDEX "stored_files_hash" ON "stored_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "stock_counts_blind" ON "stock_counts" USING btree ("count_id") WHERE "stock_counts"."blind" and "stock_counts"."status" in ('open', 'submitted');--> statement-breakpoint
CREATE INDEX "day_closes_waiting" ON "day_closes" USING btree ("close_id") WHERE "day_closes"."status" = 'counted';--> statement-breakpoint
-- custom
create trigger append_only before update or delete or truncate on ledger_chain for each statement execute function refuse_change();--> statement-breakpoint
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
    r.quantity, r.quantity_after, r.unit_price, r.amount, r.price_after, r.description, r.note::text, r.cause, r.undoes,
    r.user_id, r.order_number, r.purchase_number, r.batch_id, r.count_id, r.import_id,
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
-- Waits for other writers. The first link follows the empty hash.
create function chain_end(out seq bigint, out hash bytea) language plpgsql as $$
begin
  lock table ledger_chain in share row exclusive mode;
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
union all select 'agent_payout_bonuses', ledger_row(r), ledger_digest(r) from agent_payout_bonuses r;--> statement-breakpoint
-- What was booked before there was a chain.
insert into ledger_chain (seq, ledger, row_id, hash)
select row_number() over line, ledger, row_id, chain_hash('', digest) over line
from ledger_rows
window line as (order by ledger collate "C", row_id rows unbounded preceding);
