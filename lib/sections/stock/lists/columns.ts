import type { StockItemRow, StockRow } from '../contract/stock';
import { rowValue } from '@/lib/sections/stock/rules/views';
import { listDecimals } from '@/lib/domain/measure';
import { toBaht } from '@/lib/domain/money';
import { SOON } from '@/lib/domain/stock-days';
import { addQuantity } from '@/lib/domain/exact';
import { measureWords } from '@/lib/lists/measure-words';
import { columnsIn, type ListColumn } from '@/lib/lists/list';

/** Figures that other calls or rows tell. */
interface Told<Row> {
  /** Quantity that open tables will take. */
  readonly pendingOf: (item: Row) => number;
  /** Days that an item lasts; undefined where nobody knows. */
  readonly daysOf: (item: Row) => number | undefined;
  /** Satang: value of all items below a folder. */
  readonly valueBelow: (folder: Row) => number | undefined;
}

/** Columns of the stock list; only id and name are sortable. Folders have no quantities. */
export function stockColumns<Row extends StockRow>(told: Told<Row>): readonly ListColumn<Row>[] {
  const itemOf = (row: Row): StockItemRow | undefined => {
    const one: StockRow = row;
    return one.is_file ? one : undefined;
  };
  const decimals = (of: (row: Row, item: StockItemRow) => number | undefined) => (row: Row) => {
    const item = itemOf(row);
    return item ? listDecimals(item.measure_id, of(row, item) ?? 0) : 0;
  };
  const available = (row: Row, { quantity }: StockItemRow) =>
    quantity === undefined ? undefined : addQuantity(quantity, -told.pendingOf(row));
  const lasts = (row: Row) => (row.is_file ? told.daysOf(row) : undefined);
  return columnsIn<Row>('stock.columns', {
    item_id: { kind: 'id', label: 'stock.columns.id', width: 64, sortable: true },
    name: { kind: 'text', minWidth: 190, sortable: true },
    stock_price: { kind: 'money', label: 'stock.columns.price', width: 96 },
    quantity: { kind: 'quantity', width: 92, decimals: decimals((_row, { quantity }) => quantity) },
    measure_name: {
      kind: 'text',
      label: 'stock.columns.measure',
      width: 60,
      value: (row, words) => {
        const item = itemOf(row);
        return item && measureWords(item, words);
      },
    },
    days_left: {
      kind: 'count',
      label: 'stock.columns.daysLeft',
      width: 84,
      needs: 'held',
      value: lasts,
      written: (row, words) => words('stock.days', { days: lasts(row) ?? 0 }),
      tone: (row) => ((lasts(row) ?? SOON) < SOON ? 'bad' : undefined),
    },
    available: {
      kind: 'quantity',
      width: 92,
      needs: 'held',
      priority: 'low',
      value: (row) => {
        const item = itemOf(row);
        return item && available(row, item);
      },
      decimals: decimals(available),
    },
    value: {
      kind: 'money',
      width: 104,
      needs: 'worth',
      value: (row) => {
        const value = rowValue(row, told.valueBelow);
        return value === undefined ? undefined : toBaht(value);
      },
    },
    last_update: { kind: 'time', label: 'stock.columns.lastUpdate', width: 136, paperPriority: 'low' },
    category: { kind: 'text', width: 170 },
  });
}
