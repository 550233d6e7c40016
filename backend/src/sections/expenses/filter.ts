import { sql, type SQL } from 'drizzle-orm';
import type { ReportType } from '@/lib/sections/expenses/contract';
import { searchSigns, searchText } from '@/lib/domain/search-text';
import type { Bounds } from '@/lib/domain/venue-time';
import { within } from '../../db/time';

/** Filter of expenses: period, fund moved (0 cashbox, 1 safe, 2 all), category, part of the name. */
export interface ExpenseQuery {
  readonly bounds: Bounds;
  readonly report_type: ReportType;
  /** 0 means all. */
  readonly category_id: number;
  /** Empty means all. */
  readonly name: string;
}

const MOVED: Readonly<Record<ReportType, SQL>> = {
  0: sql`cashier_before <> cashier_after`,
  1: sql`safe_before <> safe_after`,
  2: sql`true`,
};

const SIGNS = searchSigns();
const SINGLE = SIGNS.filter(([, plain]) => plain.length === 1);
const FROM = SINGLE.map(([sign]) => sign).join('');
const TO = SINGLE.map(([, plain]) => plain).join('');

/** A text in SQL as `searchText` has it. */
const searched = (text: SQL): SQL =>
  SIGNS.filter(([, plain]) => plain.length !== 1).reduce(
    (inner, [sign, plain]) => sql`replace(${inner}, ${sign}, ${plain})`,
    sql`translate(lower(${text}), ${FROM}, ${TO})`,
  );

/** Whether a text in SQL holds what was typed. */
const holds = (text: SQL, typed: string): SQL => sql`position(${searchText(typed)} in ${searched(text)}) > 0`;

/** The filter as a condition over `expenses`. */
export function chosen({ bounds, report_type, category_id, name }: ExpenseQuery): SQL {
  const parts = [
    MOVED[report_type],
    within(sql`expense_time`, bounds),
    ...(category_id === 0 ? [] : [sql`category_id = ${category_id}`]),
    ...(name === '' ? [] : [holds(sql`name`, name)]),
  ];
  return sql.join(parts, sql` and `);
}
