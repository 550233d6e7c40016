import { z } from '#zod';
import { Baht, UnixSeconds } from '@/lib/contract/primitives';
import { count, id, money, nullable, point, text } from '@/lib/lists/report/columns';
import { defineReport, type ReportReply } from '@/lib/lists/report/define';
import { everyPart } from '@/lib/domain/buckets';
import { timePoints, type ChartSeries, type ChartValue } from '@/lib/lists/chart';
import type { Words } from '@/lib/lists/list';
import type { Writing } from '@/lib/lists/write';
import { deliveryTotals, partnersIn } from './delivery-totals';

const FIELDS = ['revenue', 'count'] as const;

/** Revenue of the partners on the left axis, stacked; their orders on the right axis. */
function deliveryChart(
  { items: rows, bucket, axis, totals }: ReportReply,
  words: Words,
  { locale, timeZone }: Writing,
): ChartValue {
  const partners = partnersIn(totals);
  const moments = everyPart(
    rows.map(({ point }) => Number(point)),
    bucket,
    timeZone,
    axis,
  );
  const rowAt = new Map(rows.map((row) => [`${String(row['point'])} ${String(row['name'])}`, row]));
  const seriesOf = (field: (typeof FIELDS)[number], name: string, place: number): ChartSeries => ({
    key: `${field} ${name}`,
    label: words(`reports.parts.delivery.series.${field}`, { name }),
    values: moments.map((point) => Number(rowAt.get(`${point} ${name}`)?.[field] ?? 0)),
    unit: field === 'revenue' ? 'money' : 'count',
    axis: field === 'revenue' ? 'left' : 'right',
    stack: field,
    colour: place + (field === 'revenue' ? 0 : partners.length),
  });
  return {
    title: words('reports.parts.delivery.chart'),
    points: timePoints(moments, bucket, locale, timeZone, bucket === 'day'),
    series: FIELDS.flatMap((field) => partners.map((name, place) => seriesOf(field, name, place))),
  };
}

const Totals = z.record(z.string(), z.number());
const partner = z.object({
  name: z.string(),
  items: z.array(z.object({ point: UnixSeconds, revenue: Baht, count: z.number() })),
  totals: Totals.optional(),
});
export const DeliveryReply = z.object({ items: z.array(partner), totals: Totals.optional() });
export type DeliveryReply = z.infer<typeof DeliveryReply>;

/** Sales of the whole venue through delivery partners over time, a row per partner and point. */
export const delivery = defineReport({
  section: 'delivery',
  part: 'delivery',
  folder: 'statistics',
  path: '/delivery',
  key: 'row',
  apart: 'name',
  sort: { key: 'point', direction: 'asc' },
  columns: {
    point: point(),
    name: text({ minWidth: 120 }),
    revenue: money({ compare: true }),
    count: count({ compare: true }),
    row: text({ wireOnly: true }),
  },
  averageOver: (total) => (total.startsWith('check_average') ? total.replace('check_average', 'count') : undefined),
  list: { chart: deliveryChart, totals: deliveryTotals },
  wire: {
    reply: DeliveryReply,
    key: 'partner_id',
    columns: { partner_id: id(), name: text(), point: nullable(point()), revenue: money(), count: count() },
  },
});
