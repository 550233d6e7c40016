import type { employeeTerms } from '../../db/schema';

type Row = typeof employeeTerms.$inferSelect;
/** Terms of an employee from a month on; money in satang. */
export type Terms = Omit<Row, 'employee_id'>;
export type TermsChange = Partial<Omit<Terms, 'month'>>;

const FIELDS = ['position', 'wages', 'overtime_hour_cost'] as const;

/** Terms that hold in a month. `terms` are in order; the month is not before the first. */
export const termsIn = (terms: readonly Terms[], month: string): Terms | undefined =>
  terms.findLast((row) => row.month <= month);

/** First later month in which wages differ from those of `month`; undefined if they never change. */
export const nextWages = (terms: readonly Terms[], month: string): string | undefined =>
  terms.find((row) => row.month > month && row.wages !== termsIn(terms, month)?.wages)?.month;

/** Rows to write so that a change holds from a month on, each field until its own next change. */
export function changedTerms(terms: readonly Terms[], month: string, change: TermsChange): Terms[] {
  const old = termsIn(terms, month);
  if (!old) return [];
  const later = terms.filter((row) => row.month > month);
  const rows = [{ ...old, month }, ...later];
  const changed = rows.map((row) => ({ ...row }));
  for (const field of FIELDS) {
    const value = change[field];
    if (value === undefined || value === old[field]) continue;
    const end = rows.findIndex((row) => row[field] !== old[field]);
    for (const row of changed.slice(0, end < 0 ? undefined : end)) Object.assign(row, { [field]: value });
  }
  return changed.filter((row, at) => FIELDS.some((field) => row[field] !== rows[at]?.[field]));
}
