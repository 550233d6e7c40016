import { and, eq, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { daysIn, monthOfDay } from '@/lib/sections/salary/rules/month';
import type { Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { creditDraws, partMonths } from '../../db/schema';

/** @throws ProblemError 1 for a day that the month does not have */
function requireDay(month: string, day: number): void {
  if (day > daysIn(monthOfDay(month))) throw refusal('dayOfMonth', 'day');
}

/** Notes the first day of work in a month. @throws ProblemError 1 for a day that the month does not have */
export async function workFrom(tx: Transaction, employee_id: number, month: string, day = 1): Promise<void> {
  requireDay(month, day);
  if (day > 1) await tx.insert(partMonths).values({ employee_id, month, first_day: day });
}

/**
 * Notes the last day of work in the last month, and lets what is left of the employee's credits fall in it.
 * @throws ProblemError 1 for a day that the month does not have, or before the first day of work
 */
export async function workUntil(tx: Transaction, employee_id: number, month: string, day?: number): Promise<void> {
  const last_day = day ?? daysIn(monthOfDay(month));
  requireDay(month, last_day);
  const part = await findRow(tx, partMonths, and(eq(partMonths.employee_id, employee_id), eq(partMonths.month, month)));
  if (last_day < (part?.first_day ?? 1)) throw refusal('dayOfMonth', 'day');
  if (last_day < daysIn(monthOfDay(month)))
    await tx
      .insert(partMonths)
      .values({ employee_id, month, last_day })
      .onConflictDoUpdate({ target: [partMonths.employee_id, partMonths.month], set: { last_day } });
  await tx.execute(sql`
    insert into credit_draws (credit_id, month)
    select distinct credit_id, ${month}::date from credit_schedule
    where employee_id = ${employee_id} and month > ${month}::date`);
}

/**
 * Takes back what a removal did to the last month: the day, if the employee is back in the same month, and the credits that
 * fell in it, unless that month was paid or settled since.
 */
export async function workAgain(tx: Transaction, employee_id: number, left: string, current: string): Promise<void> {
  if (left >= current)
    await tx
      .update(partMonths)
      .set({ last_day: null })
      .where(and(eq(partMonths.employee_id, employee_id), eq(partMonths.month, left)));
  await tx.delete(creditDraws).where(sql`
    month = ${left}::date
    and credit_id in (select salary_story_id from salary_story where employee_id = ${employee_id})
    and not exists (
      select from salary_standing s join employees e using (employee_id)
      where s.employee_id = ${employee_id} and s.month = ${left}::date and s.story_time >= e.removed_at
    )`);
}
