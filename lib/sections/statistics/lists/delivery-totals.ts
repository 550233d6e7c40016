import type { ReportReply, Totals } from '@/lib/lists/report/define';
import type { ListTotals } from '@/lib/lists/list';

const KINDS = { revenue: 'money', count: 'count', check_average: 'money' } as const;
const LINES = ['revenue', 'count', 'check_average'] as const;
const PARTNER = /^revenue (.+)$/;
/** Name for all partners together. */
const ALL = '';

/** Name of a partner's total; an empty name is all partners. */
export const totalName = (line: string, name: string): string => (name === ALL ? line : `${line} ${name}`);

/** Partners named by the totals. */
export const partnersIn = (totals: Totals): string[] =>
  Object.keys(totals).flatMap((name) => PARTNER.exec(name)?.slice(1, 2) ?? []);

/** Totals of each partner side by side, then of all. */
export const deliveryTotals: ListTotals<ReportReply> = {
  heads: (reply) => [
    ...partnersIn(reply?.totals ?? {}).map((name) => ({ key: name, kind: 'money' as const, label: () => name })),
    { key: ALL, kind: 'money', label: 'reports.totals.total' },
  ],
  lines: LINES.map((line) => {
    const of = (sums: Totals | undefined) =>
      sums && Object.fromEntries([...partnersIn(sums), ALL].map((name) => [name, sums[totalName(line, name)]]));
    return {
      key: line,
      kind: KINDS[line],
      label: `reports.parts.delivery.totals.${line}`,
      cells: ({ totals }) => of(totals) ?? {},
      past: ({ past_totals }) => of(past_totals),
    };
  }),
};
