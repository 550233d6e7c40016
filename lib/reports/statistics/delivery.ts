import { z } from 'zod';
import { Baht, UnixSeconds } from '../../contract/primitives';
import { count, id, money, nullable, point, text } from '../report/columns';
import { defineReport } from '../report/define';

const Totals = z.record(z.string(), z.number());
const partner = z.object({
  name: z.string(),
  items: z.array(z.object({ point: UnixSeconds, revenue: Baht, count: z.number() })),
  totals: Totals.optional(),
});
export const DeliveryReply = z.object({ items: z.array(partner), totals: Totals.optional() });
export type DeliveryReply = z.infer<typeof DeliveryReply>;

/** The name of a partner's total, which an empty name makes that of all of them. */
export const totalName = (line: string, name: string): string => (name === '' ? line : `${line} ${name}`);

/** What delivery partners brought over time (specification part 2 §2), a row for each partner and point. */
export const delivery = defineReport({
  part: 'delivery',
  key: 'row',
  apart: 'name',
  sort: { key: 'point', direction: 'asc' },
  columns: {
    row: text({ wireOnly: true }),
    point: point(),
    name: text({ minWidth: 120 }),
    revenue: money({ compare: true }),
    count: count({ compare: true }),
  },
  averageOver: (total) => (total.startsWith('check_average') ? total.replace('check_average', 'count') : undefined),
  wire: {
    reply: DeliveryReply,
    key: 'partner_id',
    columns: { partner_id: id(), name: text(), point: nullable(point()), revenue: money(), count: count() },
  },
});
