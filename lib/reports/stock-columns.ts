import type { StockItemRow, StockRow } from '../contract/stock';
import { knownMeasure, listDecimals, type Measure } from '../domain/measure';
import { addQuantity } from '../domain/stock-ledger';
import type { TableColumn, Words } from './table';

/** Value of an item; folders have no quantities. */
const ofItem =
  <Value>(value: (item: StockItemRow, words: Words) => Value) =>
  (row: StockRow, words: Words) =>
    row.is_file ? value(row, words) : undefined;

const decimals = (of: (item: StockItemRow) => number) => (row: StockRow) =>
  row.is_file ? listDecimals(row.measure_id, of(row)) : 0;

/** A measure in words; one that only the server knows by its own name. */
export function measureWords(measure: Measure, words: Words): string {
  const known = knownMeasure(measure);
  if (known) return words(`measures.${known.measure_name}`);
  return typeof measure === 'string' ? measure : measure.measure_name;
}

/** Without what open tables will take (docs/domain.md, Stock); `pendingOf` says how much that is. */
export function availableColumn<Row extends StockRow>(pendingOf: (row: Row) => number): TableColumn<Row> {
  const availableOf = (row: Row) => (row.is_file ? addQuantity(row.quantity, -pendingOf(row)) : 0);
  return {
    ...{ key: 'available', kind: 'quantity', label: 'stock.columns.available', width: 92 },
    value: (row) => (row.is_file ? availableOf(row) : undefined),
    decimals: (row) => (row.is_file ? listDecimals(row.measure_id, availableOf(row)) : 0),
  };
}

/** Columns of the stock list but what is available; only id and name are sortable. */
export const stockColumns = [
  { key: 'item_id', kind: 'id', label: 'stock.columns.id', width: 64, sortable: true },
  { key: 'name', kind: 'text', label: 'stock.columns.name', minWidth: 190, sortable: true },
  { key: 'stock_price', kind: 'money', label: 'stock.columns.price', width: 96 },
  {
    ...{ key: 'quantity', kind: 'quantity', label: 'stock.columns.quantity', width: 92 },
    decimals: decimals(({ quantity }) => quantity),
  },
  {
    ...{ key: 'measure_name', kind: 'text', label: 'stock.columns.measure', width: 60 },
    value: ofItem(measureWords),
  },
  { key: 'last_update', kind: 'time', label: 'stock.columns.lastUpdate', width: 136 },
  { key: 'category', kind: 'text', label: 'stock.columns.category', width: 170 },
] as const satisfies readonly TableColumn<StockRow>[];
