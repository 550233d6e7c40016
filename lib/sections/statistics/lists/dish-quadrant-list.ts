import { DISH_CLASSES } from '../rules/dish-quadrant';
import { figuresOf } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { dishField } from './dish-field';
import { reportLists } from '@/lib/sections/reports';

const SHOWN = [
  'menu_id',
  'name',
  'orders_quantity',
  'popularity',
  'orders_price',
  'margin',
  'today_margin',
  'profit',
  'class',
];

/** Dishes of a place with their chart; on paper it is above the table. */
function quadrantTable(table: ReportList): ReportList {
  const uncompared = <F extends object>(filters: F) => ({ ...filters, compare: 'none' as const });
  const shown = table.columns
    .filter(({ key }) => SHOWN.includes(key))
    .map((column) => ({ ...column, fileOnly: false }));
  return {
    ...table,
    id: `${table.id}_quadrant`,
    // Its rows are placed by their margin.
    needs: 'costs',
    columnsFor: () => shown,
    input: (request) => table.input({ ...request, filters: uncompared(request.filters) }),
    narrowed: async (filters, ...rest) => (await table.narrowed?.(uncompared(filters), ...rest)) ?? [],
    field: ({ totals }, rows, words, writing) => dishField(rows, figuresOf(totals), words, writing),
    besides: (_reply, rows, words) => [
      {
        title: words('reports.quadrant.classes'),
        columns: [
          { label: words('reports.parts.dishes.columns.class'), right: false, percent: 18, wraps: true },
          { label: words('reports.quadrant.dishes'), right: true, percent: 9, wraps: false },
          { label: words('reports.quadrant.advice'), right: false, percent: 73, wraps: true },
        ],
        rows: DISH_CLASSES.map((key) => [
          words(`reports.classes.${key}`),
          String(rows.filter((row) => row['class'] === key).length),
          words(`reports.advice.${key}`),
        ]),
        total: null,
        empty: '',
      },
    ],
  };
}

export const quadrantTables: readonly ReportList[] = reportLists
  .filter(({ report }) => report.part === 'dishes')
  .map(quadrantTable);

/** Chart list of a report; undefined if it has none. */
export const quadrantOf = ({ id }: ReportList): ReportList | undefined =>
  quadrantTables.find((table) => table.id === `${id}_quadrant`);
