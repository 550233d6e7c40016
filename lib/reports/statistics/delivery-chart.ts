import { everyPart, type Bucket, type Span } from '../../domain/buckets';
import { timePoints, type ChartSeries, type ChartValue } from '../chart';
import type { ReportRow } from '../report/define';
import type { Words } from '../table';
import type { Writing } from '../write';

interface Drawn {
  readonly rows: readonly ReportRow[];
  readonly bucket: Bucket;
  readonly axis: Span;
  /** In the order of the totals. */
  readonly partners: readonly string[];
}

const FIELDS = ['revenue', 'count'] as const;

/**
 * Revenue of the partners on the left axis, stacked, and how many orders on the right one (specification part 2 §2).
 */
export function deliveryChart({ rows, bucket, axis, partners }: Drawn, words: Words, writing: Writing): ChartValue {
  const { locale, timeZone } = writing;
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
