import type { ReplyOf } from '../../contract/endpoint';
import type { ComposedReport } from '../report/endpoints';
import { reportTable, type ReportTable } from '../report/table';
import type { TableTotals } from '../table';
import { delivery, totalName } from './delivery';
import { deliveryChart } from './delivery-chart';

type Reply = ReplyOf<ComposedReport>;
type Sums = Readonly<Record<string, number>>;

const LINES = ['revenue', 'count', 'check_average'] as const;
const KINDS = { revenue: 'money', count: 'count', check_average: 'money' } as const;
const PARTNER = /^revenue (.+)$/;
/** All partners together. */
const ALL = '';

/** Partners by the names that their totals have. */
export const partnersIn = (totals: Sums): string[] =>
  Object.keys(totals).flatMap((name) => PARTNER.exec(name)?.slice(1, 2) ?? []);

/** What each partner brought, side by side, and all of them together. */
const totals: TableTotals<Reply> = {
  heads: (reply) => [
    ...partnersIn(reply?.totals ?? {}).map((name) => ({ key: name, kind: 'money' as const, label: () => name })),
    { key: ALL, kind: 'money', label: 'reports.totals.total' },
  ],
  lines: LINES.map((line) => {
    const of = (sums: Sums | undefined) =>
      sums && Object.fromEntries([...partnersIn(sums), ALL].map((name) => [name, sums[totalName(line, name)]]));
    return {
      ...{ key: line, kind: KINDS[line], label: `reports.parts.delivery.totals.${line}` },
      cells: ({ totals: sums }) => of(sums) ?? {},
      past: ({ past_totals }) => of(past_totals),
    };
  }),
};

/** Delivery, a section of its own: of the venue as a whole, whatever place cooked. */
export const deliveryTable: ReportTable = {
  ...reportTable(delivery, 'statistics'),
  ...{ id: 'delivery', section: 'delivery', path: '/delivery', title: 'sections.delivery', tab: 'sections.delivery' },
  totals,
  chart: ({ items, bucket, axis, totals: sums }, words, writing) =>
    deliveryChart({ rows: items, bucket, axis, partners: partnersIn(sums) }, words, writing),
};
