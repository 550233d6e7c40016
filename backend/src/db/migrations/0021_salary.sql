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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employees_joined" CHECK (extract(day from "employees"."joined") = 1),
	CONSTRAINT "employees_left" CHECK ("employees"."left" is null or (extract(day from "employees"."left") = 1 and "employees"."left" >= "employees"."joined")),
	CONSTRAINT "employees_removed" CHECK (("employees"."removed_at" is null) = ("employees"."left" is null))
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
	CONSTRAINT "salary_story_type" CHECK (type in ('salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit')),
	CONSTRAINT "salary_story_sign" CHECK (case when "salary_story"."reverses" is null then "salary_story"."amount" >= 0 else "salary_story"."amount" <= 0 end),
	CONSTRAINT "salary_story_paid" CHECK (("salary_story"."type" in ('salary', 'prepayment', 'overtime', 'credit') and "salary_story"."amount" <> 0) = ("salary_story"."entry_id" is not null)),
	CONSTRAINT "salary_story_fields" CHECK (("salary_story"."type" = 'salary') = ("salary_story"."accrued" is not null)
        and ("salary_story"."type" = 'overtime') = ("salary_story"."hours" is not null)
        and ("salary_story"."type" = 'credit') = ("salary_story"."duration" is not null)
        and ("salary_story"."allowance" = 0 or "salary_story"."type" = 'salary')
        and "salary_story"."accrued" >= 0 and "salary_story"."allowance" >= 0 and "salary_story"."hours" >= 0 and "salary_story"."duration" between 1 and 48)
);
--> statement-breakpoint
ALTER TABLE "credit_instalments" ADD CONSTRAINT "credit_instalments_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_skips" ADD CONSTRAINT "credit_skips_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_skips" ADD CONSTRAINT "credit_skips_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_terms" ADD CONSTRAINT "employee_terms_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_removed_by_users_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_entry_id_fund_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."fund_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_reverses_salary_story_salary_story_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_story_employee" ON "salary_story" USING btree ("employee_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_story_reversed_once" ON "salary_story" USING btree ("reverses") WHERE "salary_story"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_story_entry" ON "salary_story" USING btree ("entry_id") WHERE "salary_story"."entry_id" is not null;--> statement-breakpoint
create trigger append_only before update or delete or truncate on salary_story for each statement execute function refuse_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on credit_instalments for each statement execute function refuse_change();--> statement-breakpoint
-- Story rows that were not taken back.
create view salary_standing as
select s.* from salary_story s
where s.reverses is null and not exists (select from salary_story r where r.reverses = s.salary_story_id);--> statement-breakpoint
-- Instalments by month: a credit's months follow each other from its first one, without those that were skipped.
create view credit_schedule as
select c.salary_story_id as credit_id, c.employee_id, i.number, i.amount, place.month
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
  balance bigint, debt bigint, due bigint, overpaid bigint
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
      bool_or(s.type = 'salary') as is_paid
    from salary_standing s
    where s.month <= until and (of_employee is null or s.employee_id = of_employee)
    group by 1, 2
  ), withheld as (
    select c.employee_id, c.month, sum(c.amount) as amount
    from credit_schedule c
    where c.month <= until and (of_employee is null or c.employee_id = of_employee)
    group by 1, 2
  ), figures as (
    select e.employee_id, at::date as month,
      (case when at <= coalesce(e.left, at) then coalesce(t.wages, 0) else 0 end)::bigint as wages,
      coalesce(b.accrued, case when at <= coalesce(e.left, at) then coalesce(t.wages, 0) else 0 end)::bigint as accrued,
      coalesce(b.allowance, 0)::bigint as allowance, coalesce(b.bonus, 0)::bigint as bonus,
      coalesce(b.penalty, 0)::bigint as penalty, coalesce(w.amount, 0)::bigint as credit_withheld,
      coalesce(b.prepaid, 0)::bigint as prepaid, coalesce(b.paid, 0)::bigint as paid,
      coalesce(b.overtime_hours, 0) as overtime_hours, coalesce(b.overtime_paid, 0)::bigint as overtime_paid,
      coalesce(b.is_paid, false) as is_paid
    from employees e
    cross join lateral generate_series(e.joined::timestamp, until::timestamp, interval '1 month') at
    left join lateral (
      select terms.wages from employee_terms terms
      where terms.employee_id = e.employee_id and terms.month <= at order by terms.month desc limit 1
    ) t on true
    left join booked b on b.employee_id = e.employee_id and b.month = at::date
    left join withheld w on w.employee_id = e.employee_id and w.month = at::date
    where of_employee is null or e.employee_id = of_employee
  ), running as (
    select *, accrued + bonus + allowance - penalty - credit_withheld - prepaid - paid as balance,
      sum(penalty + credit_withheld + prepaid + paid - accrued - bonus - allowance)
        over (partition by employee_id order by month) as short
    from figures
  ), carried as (
    select *, (short - least(0, min(short) over (partition by employee_id order by month)))::bigint as overpaid
    from running
  ), settled as (
    select *, lag(overpaid, 1, 0::bigint) over (partition by employee_id order by month) as debt from carried
  )
  select employee_id, month, wages, accrued, allowance, bonus, penalty, credit_withheld, prepaid, paid, overtime_hours,
    overtime_paid, is_paid, balance, debt, greatest(0, balance - debt)::bigint, overpaid
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
create constraint trigger whole_credit after insert on credit_instalments deferrable initially deferred for each row execute function require_whole_credit();
