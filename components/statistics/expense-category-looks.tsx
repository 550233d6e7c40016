import { Text } from '@mantine/core';
import { useLocale } from 'next-intl';
import type { Looks } from '@/components/report/use-list-columns';
import { formatMoney } from '@/lib/domain/format';
import type { ReportRow } from '@/lib/reports/report/define';
import { costTone, shownCost } from '@/lib/reports/statistics/expense-categories';

const COLOURS = { good: 'green', bad: 'red' } as const;

function CostCell({ row }: { row: ReportRow }) {
  const locale = useLocale();
  const cost = shownCost(row);
  if (cost === undefined) return null;
  const tone = costTone(row);
  return (
    <Text component="span" inherit {...(tone && { c: `var(--mantine-color-${COLOURS[tone]}-text)` })}>
      {formatMoney(cost, locale)}
    </Text>
  );
}

export const EXPENSE_CATEGORY_LOOKS: Looks<ReportRow> = { cost: { render: (row) => <CostCell row={row} /> } };
