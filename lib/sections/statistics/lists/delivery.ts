import { z } from '#zod';
import { Baht, UnixSeconds } from '@/lib/contract/primitives';
import { count, id, money, nullable, point, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { deliveryChart } from './delivery-chart';
import { deliveryTotals } from './delivery-totals';

const Totals = z.record(z.string(), z.number());
const partner = z.object({
  name: z.string(),
  items: z.array(z.object({ point: UnixSeconds, revenue: Baht, count: z.number() })),
  totals: Totals.optional(),
});
export const DeliveryReply = z.object({ items: z.array(partner), totals: Totals.optional() });
export type DeliveryReply = z.infer<typeof DeliveryReply>;

/**
 * Sales through delivery partners over time, a row per partner and point. A section for the whole venue, whichever
 * place cooked.
 */
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
  draw: deliveryChart,
  totalsTable: deliveryTotals,
  wire: {
    reply: DeliveryReply,
    key: 'partner_id',
    columns: { partner_id: id(), name: text(), point: nullable(point()), revenue: money(), count: count() },
  },
});
