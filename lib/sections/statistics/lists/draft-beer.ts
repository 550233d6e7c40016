import { z } from '#zod';
import { UnixSeconds } from '@/lib/contract/primitives';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { count, id, money, nullable, optional, quantity, text, time } from '@/lib/lists/report/columns';
import { defineReport, type ReportRow, type TotalKind } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';
import type { LiveColumn } from '@/lib/lists/list';
import { daysText, kegTone, lostTone, measureName, soonTone } from './stock-columns';

const of = { measure: 'measure_name' } as const;
/** Options of the columns of stock and movements, which need a right. Columns of sales do not. */
const held = { ...of, needs: 'quantities' } as const;

/** Beer on an open table, in the item's measure. */
export const PendingBeer = z.object({ time: UnixSeconds, table: z.string(), count: z.number() });

/** Totals in kilograms and pieces, for beer not measured in litres. */
const OTHER_UNITS = {
  stock_kg: 'quantity',
  purchased_kg: 'quantity',
  sold_kg: 'quantity',
  sold_kg_by_time_added: 'quantity',
  pending_sold_kg: 'quantity',
  written_off_kg: 'quantity',
  stock_units: 'count',
  purchased_units: 'count',
  sold_units: 'count',
  sold_units_by_time_added: 'count',
  pending_sold_units: 'count',
  written_off_units: 'count',
} as const satisfies Record<string, TotalKind>;
/** Original columns that no page has room for. */
const LAST_ON_PAPER = { paperPriority: 'lowest' } as const;
/** Ours: columns that close the balance of a row, shown all or none. */
const BALANCE = { priority: 'low', together: 'balance' } as const;
/** Totals in litres of what a legacy server does not tell. */
const BALANCE_TOTALS = {
  opening_quantity: 'quantity',
  brewed_quantity: 'quantity',
  sold_elsewhere_quantity: 'quantity',
  counted_quantity: 'quantity',
  left_quantity: 'quantity',
} as const satisfies Record<string, TotalKind>;
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** Sensor and channel of a beer. */
export const sensorOf = (row: ReportRow) => ({
  sensor: numberOrNull(row['sensor_id']),
  channel: numberOrNull(row['channel_id']),
});
/** Distinct sensors of beers. */
export const sensorsOf = (rows: readonly ReportRow[]): number[] => [
  ...new Set(rows.flatMap((row) => sensorOf(row).sensor ?? [])),
];

/** Text without a reading. */
const UNKNOWN = '—';

const VOLUME = { needs: 'quantities', decimals: () => 2 } as const;

/** Litres in the keg on tap, by the sensor; no report waits for it. */
export const volumeInKeg: LiveColumn<ReportRow> = {
  column: { key: 'volume', kind: 'quantity', label: 'reports.draftBeer.volume', width: 64, ...VOLUME },
  after: 'days_left',
  read: async (rows, read) => {
    const readings = sensorsOf(rows).map(async (guid) => {
      const { channels } = await read(readSensor, { params: { guid } }).catch(() => ({ channels: [] }));
      return [guid, channels] as const;
    });
    const channelsOf = new Map(await Promise.all(readings));
    return rows.map((row) => {
      const { sensor, channel } = sensorOf(row);
      if (sensor === null) return row;
      const found = channelsOf.get(sensor)?.find((one) => one.channel === channel);
      return { ...row, volume: found?.volume ?? UNKNOWN };
    });
  },
};

/**
 * Draft beer by sensor and channel. Totals of quantities are in litres. In each row, opening + purchased + brewed − sold
 * − sold elsewhere − written off + counted = left at the end of the period.
 */
export const draftBeer = defineReport({
  section: 'statistics',
  part: 'draft_beer',
  sort: { key: 'sensor_id', direction: 'asc' },
  thenBy: 'channel_id',
  list: { live: volumeInKeg },
  filters: { hall: hall() },
  columns: {
    id: id(LAST_ON_PAPER),
    name: text({ minWidth: 120 }),
    sensor_id: optional(nullable(id({ ...LAST_ON_PAPER, width: 84 }))),
    channel_id: optional(nullable(id({ ...LAST_ON_PAPER, width: 72 }))),
    measure_name: optional(text({ fileOnly: true, value: measureName })),
    stock_quantity: quantity({ ...held, width: 84, tone: kegTone }),
    days_left: optional(nullable(count({ needs: 'quantities', width: 80, tone: soonTone, written: daysText }))),
    opening_quantity: optional(quantity({ ...held, ...BALANCE, width: 72 })),
    purchased_quantity: quantity({ ...held, width: 80, compare: true, paperPriority: 'low' }),
    brewed_quantity: optional(quantity({ ...held, ...BALANCE, width: 76 })),
    sold_quantity: quantity({ ...of, width: 84, compare: true }),
    sold_elsewhere_quantity: optional(quantity({ ...of, ...BALANCE, width: 88 })),
    written_off_quantity: quantity({ ...held, width: 84, compare: true, tone: lostTone }),
    counted_quantity: optional(quantity({ ...held, ...BALANCE, width: 76 })),
    left_quantity: optional(quantity({ ...held, ...BALANCE, width: 80 })),
    sold_quantity_by_time_added: optional(quantity({ ...of, ...LAST_ON_PAPER, width: 88 })),
    pending_sold_quantity: optional(quantity({ ...of, width: 88, paperPriority: 'low' })),
    sold_price: optional(money({ width: 100, total: true, compare: true, paperPriority: 'low' })),
    average_sold_price: optional(nullable(money({ ...LAST_ON_PAPER, width: 96 }))),
    profit: optional(money({ width: 100, total: true, compare: true, needs: 'costs' })),
    purchased_price: optional(money({ ...LAST_ON_PAPER, width: 100, total: true, needs: 'costs' })),
    stock_price: money({ ...LAST_ON_PAPER, width: 92, needs: 'costs' }),
    last_update_time: time(LAST_ON_PAPER),
    // The sensor is read separately, because it may be slow or silent.
    sensor_data: { ...text({ wireOnly: true, needs: 'quantities' }), schema: z.unknown().optional() },
    pending_sold_details: { ...text({ wireOnly: true }), schema: z.array(PendingBeer).optional() },
  },
  totals: {
    ...({ stock_quantity: 'quantity', purchased_quantity: 'quantity', sold_quantity: 'quantity' } as const),
    ...({ sold_quantity_by_time_added: 'quantity', pending_sold_quantity: 'quantity' } as const),
    ...({ written_off_quantity: 'quantity', average_sold_price: 'money' } as const),
    ...BALANCE_TOTALS,
    ...OTHER_UNITS,
  },
  needs: {
    ...({ stock_kg: 'quantities', purchased_kg: 'quantities', written_off_kg: 'quantities' } as const),
    ...({ stock_units: 'quantities', purchased_units: 'quantities', written_off_units: 'quantities' } as const),
  },
  averageOver: (total) => (total === 'average_sold_price' ? 'sold_quantity' : undefined),
  rare: Object.keys({ ...BALANCE_TOTALS, ...OTHER_UNITS }) as (
    | keyof typeof BALANCE_TOTALS
    | keyof typeof OTHER_UNITS
  )[],
});
