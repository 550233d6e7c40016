import { readOrders, type OrdersOptions } from '@/backend/src/import/orders/read-orders';
import type { OrdersFile } from '@/backend/src/import/orders/order-file';
import { bytes } from '../files';

export const ZONE = 'Asia/Bangkok';
/** 1 November 2026. */
export const NOW = Date.UTC(2026, 10, 1) / 1000;

export const read = (text: string, options: Partial<OrdersOptions> = {}, second?: string): OrdersFile =>
  readOrders(bytes(text), second === undefined ? null : bytes(second), { zone: ZONE, now: NOW, ...options });

export const LOYVERSE =
  'Date,Receipt number,Receipt type,Category,SKU,Item,Variant,Modifiers applied,Quantity,Gross sales,Discounts,' +
  'Net sales,Cost of goods,Gross profit,Taxes,POS,Store,Cashier name,Customer name,Customer contacts,Comment,Status';
export const TENDERS =
  'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Tips,Total collected,Cost of goods,' +
  'Gross profit,Payment type,Description,POS,Store,Cashier name,Customer name,Customer contacts,Status';
export const SQUARE =
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,' +
  'Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,' +
  'Customer Reference ID,Unit,Count,GTIN,Itemization Type,Commission,Employee';

export const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;
export const readLines = (...rows: string[]): OrdersFile => read(lines(...rows));

/** The fields of an order that matter for its books. */
export const booked = ({ orders, goods }: OrdersFile) =>
  orders.map(({ external_id, price, discount, paidsum, cash, card, lines: positions }) => ({
    external_id,
    sums: [price, discount, paidsum, cash, card],
    lines: positions.map(({ good, quantity, paidsum: paid }) => [goods[good]?.name, quantity, paid]),
  }));
export const errors = ({ defects }: OrdersFile): string[] =>
  defects.filter(({ level }) => level === 'error').map(({ line, text }) => `${line}: ${text}`);
export const notices = ({ defects }: OrdersFile): string[] =>
  defects.filter(({ level }) => level === 'notice').map(({ line, text }) => `${line}: ${text}`);
