import { id, money, optional, quantity, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { measureName } from '../lists/stock-columns';
import { movementsOfItem } from './movements';
import { PRIVATE } from '@/lib/contract/access';

const measured = { measure: 'measure_name', needs: 'quantities' } as const;

/** Losses by item: written off, missing and found at counts. A row opens the item's movements. */
export const writeOff = defineReport({
  section: 'analytics',
  part: 'writeoff',
  sort: { key: 'name', direction: 'asc' },
  access: { flags: ['OrdersView', 'StockView'], closedTo: PRIVATE },
  columns: {
    id: id(),
    name: text({ minWidth: 180 }),
    measure_name: optional(text({ width: 52, value: measureName })),
    stock_quantity: quantity(measured),
    stock_price: money({ needs: 'costs' }),
    written_off_quantity: quantity({ ...measured, compare: true }),
    shortfall_quantity: quantity({ ...measured, compare: true }),
    recharged_quantity: quantity({ ...measured, compare: true, lessIsBetter: () => false }),
    lost_cost: optional(money({ total: true, compare: true, needs: 'costs', priority: 'low' })),
  },
  details: movementsOfItem,
});
