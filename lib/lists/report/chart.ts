import { everyPart } from '@/lib/domain/buckets';
import { CUT_OFF_HOUR, toVenueClock } from '@/lib/domain/venue-time';
import { hourPoints, timePoints, type ChartPoint, type ChartSeries, type ChartValue } from '../chart';
import type { ColumnKind, Words, Writing } from '../list';
import type { Report, ReportReply } from './define';
import { hoursOf } from './filters';
import { columnLabel, titleOf } from './labels';

type Reply = Pick<ReportReply, 'items' | 'bucket' | 'axis'>;
/** Chosen hours in order, if the report has such filters. */
type Hours = ReturnType<typeof hoursOf>;

/** Parts of a time axis; of one by hours, those that were chosen, and what another server counts besides. */
function partsOf(known: readonly number[], { bucket, axis }: Reply, hours: Hours, zone: string): number[] {
  const parts = everyPart(known, bucket, zone, axis);
  if (bucket !== 'hour' || !hours) return parts;
  const hourOf = (part: number) => Number(toVenueClock(part, zone).slice(11, 13));
  return parts.filter((part) => hours.includes(hourOf(part)) || known.includes(part));
}

/**
 * Points of the axis: for time the whole period, for hours from first to last, else one per row. Chosen hours begin both
 * axes (docs/domain.md, section 12.3).
 */
function pointsOf(
  { x, kind }: { readonly x: string; readonly kind: ColumnKind | undefined },
  reply: Reply,
  hours: Hours,
  { locale, timeZone }: Writing,
): ChartPoint[] {
  const { items, bucket } = reply;
  const values = items.map((row) => row[x]);
  const numbers = values.filter((value) => typeof value === 'number');
  switch (kind) {
    case 'point':
      return timePoints(partsOf(numbers, reply, hours, timeZone), bucket, locale, timeZone, bucket === 'day');
    case 'hour': {
      const from = hours?.[0] ?? CUT_OFF_HOUR;
      const places = numbers.map((hour) => (hour + 24 - from) % 24);
      const first = hours ? 0 : Math.min(...places);
      const length = places.length === 0 ? 0 : Math.max(...places) - first + 1;
      return hourPoints(Array.from({ length }, (_, at) => (first + at + from) % 24));
    }
    default:
      return values.map((value) => ({ key: String(value), label: String(value) }));
  }
}

const UNITS: Readonly<Record<string, ChartSeries['unit']>> = { money: 'money', count: 'count' };

/** Chart of a report for the filters of its view, with past series if rows have them; null if the report has none. */
export function chartOf(
  report: Report,
  reply: Reply,
  chosen: Readonly<Record<string, unknown>>,
  words: Words,
  writing: Writing,
): ChartValue | null {
  const { part, chart, columns, filters = {} } = report;
  const { items: rows } = reply;
  if (!chart) return null;
  const chartType = Number(chosen['chart_type'] ?? 0);
  const labelOf = (key: string) => columnLabel(part, key)(words);
  const points = pointsOf({ x: chart.x, kind: columns[chart.x]?.kind }, reply, hoursOf(filters, chosen), writing);
  const rowAt = new Map(rows.map((row) => [String(row[chart.x]), row]));
  const found = points.map(({ key }) => rowAt.get(String(key)));
  // A series that an older server omits is not drawn as 0.
  const isKnown = (key: string) => rows.length === 0 || rows.some((row) => typeof row[key] === 'number');
  const parts = (chart.series[chartType] ?? chart.series[0] ?? []).filter(isKnown);
  const whole = [chart.whole?.[chartType] ?? chart.whole?.[0] ?? []].flat().filter(isKnown).slice(0, 1);
  const shown = parts.length === 0 ? whole : parts;
  const seriesOf = (key: string, past: boolean): ChartSeries => ({
    key: past ? `${key}_past` : key,
    label: past ? `${labelOf(key)}, ${words('report.before')}` : labelOf(key),
    values: found.map((row) => Number((past ? row?.past?.[key] : row?.[key]) ?? 0)),
    unit: UNITS[columns[key]?.kind ?? ''] ?? 'quantity',
    ...(chart.stacked && { stack: 'all' }),
    ...((past || chart.past?.includes(key)) && { past: true }),
  });
  const comparable = (keys: readonly string[]) => keys.filter((key) => columns[key]?.compare);
  const own = comparable(shown);
  const compared = rows.some(({ past }) => past) ? (own.length === 0 ? comparable(whole) : own) : [];
  return {
    title: titleOf(part)(words),
    points,
    series: [...shown.map((key) => seriesOf(key, false)), ...compared.map((key) => seriesOf(key, true))],
  };
}
