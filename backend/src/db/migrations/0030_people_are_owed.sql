CREATE TABLE "credit_draws" (
	"credit_id" integer PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "credit_draws_month" CHECK (extract(day from "credit_draws"."month") = 1)
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
ALTER TABLE "salary_story" DROP CONSTRAINT "salary_story_type";--> statement-breakpoint
ALTER TABLE "salary_story" DROP CONSTRAINT "salary_story_sign";--> statement-breakpoint
ALTER TABLE "salary_story" DROP CONSTRAINT "salary_story_paid";--> statement-breakpoint
ALTER TABLE "venue_clock" ADD COLUMN "agents_in_all_halls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_draws" ADD CONSTRAINT "credit_draws_credit_id_salary_story_salary_story_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."salary_story"("salary_story_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_months" ADD CONSTRAINT "part_months_employee_id_employees_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_type" CHECK (type in ('salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit', 'repayment'));--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_sign" CHECK (case when ("salary_story"."reverses" is null) <> ("salary_story"."type" = 'repayment') then "salary_story"."amount" >= 0 else "salary_story"."amount" <= 0 end);--> statement-breakpoint
ALTER TABLE "salary_story" ADD CONSTRAINT "salary_story_paid" CHECK (("salary_story"."type" in ('salary', 'prepayment', 'overtime', 'credit', 'repayment') and "salary_story"."amount" <> 0) = ("salary_story"."entry_id" is not null));
--> statement-breakpoint
-- A venue that is older than the setting keeps paying for the main bar until it says otherwise.
update venue_clock set agents_in_all_halls = not exists (select from users);--> statement-breakpoint
-- Instalments by month: a credit's months follow each other from its first one, without those that were skipped
-- (`planned`). What is left of it when the employee leaves falls in the last month.
create or replace view credit_schedule as
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
-- Of those who left already, too: what is left of their credits is owed since their last month.
insert into credit_draws (credit_id, month)
select distinct c.credit_id, e.left from credit_schedule c join employees e using (employee_id) where c.month > e.left;--> statement-breakpoint
drop function salary_months(date, integer);--> statement-breakpoint
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
$$;
