import { everyPart } from '@/lib/domain/buckets';
import { timePoints, type ChartSeries, type ChartValue } from '@/lib/lists/chart';
import type { ReportReply } from '@/lib/lists/report/define';
import type { Words } from '@/lib/lists/list';
import type { Writing } from '@/lib/lists/write';
import { partnersIn } from './delivery-totals';

const FIELDS = ['revenue', 'count'] as const;

/** Revenue of the partners on the left axis, stacked; their orders on the right axis. */
export function deliveryChart(
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
