import { Text } from '@mantine/core';
import { useLocale } from 'next-intl';
import type { Looks } from '@/components/report/use-list-columns';
import { formatMoney } from '@/lib/domain/format';
import type { ReportRow } from '@/lib/reports/report/define';
import { OUTSIDE_INCOME, shownCost } from '@/lib/reports/statistics/expense-categories';

/** What came in under 46 is green (specification part 2 §9), what the stock lost red, as below 0. */
function CostCell({ row }: { row: ReportRow }) {
  const locale = useLocale();
  const cost = shownCost(row);
  if (cost === undefined) return null;
  const income = row['category_id'] === OUTSIDE_INCOME && cost > 0;
  const colour = income ? 'green' : cost < 0 ? 'red' : undefined;
  return (
    <Text component="span" inherit {...(colour && { c: `var(--mantine-color-${colour}-text)` })}>
      {formatMoney(cost, locale)}
    </Text>
  );
}

export const EXPENSE_CATEGORY_LOOKS: Looks<ReportRow> = { cost: { render: (row) => <CostCell row={row} /> } };
