import { findColumns, words } from '../headers';
import { heading } from '../text';

/** Fields of a receipt file. */
const FIELDS = [
  'order',
  'date',
  'time',
  'item',
  'quantity',
  'price',
  'payment',
  'cashier',
  'table',
  'discount',
  'variant',
  'sku',
  'category',
  'cost',
  'lines',
  'type',
  'status',
  'gross',
  'net',
  'tax',
  'zone',
  'store',
  'collected',
  'tips',
  'sum',
] as const;
export type Field = (typeof FIELDS)[number];
export type Columns = ReadonlyMap<Field, number>;
type Words = Partial<Record<Field, readonly string[]>>;

const LOYVERSE: Words = {
  order: ['receipt number'],
  date: ['date'],
  type: ['receipt type'],
  item: ['item', 'item name'],
  variant: ['variant'],
  sku: ['sku'],
  category: ['category'],
  quantity: ['quantity'],
  gross: ['gross sales'],
  discount: ['discounts'],
  net: ['net sales'],
  cost: ['cost of goods'],
  tax: ['taxes'],
  store: ['store'],
  cashier: ['cashier name'],
  status: ['status'],
};
const SQUARE: Words = {
  order: ['transaction id'],
  date: ['date'],
  time: ['time'],
  zone: ['time zone'],
  type: ['event type'],
  item: ['item'],
  variant: ['price point name'],
  sku: ['sku'],
  category: ['category'],
  quantity: ['qty'],
  gross: ['gross sales'],
  discount: ['discounts'],
  net: ['net sales'],
  tax: ['tax'],
  cost: ['cost of goods sold', 'cost'],
  store: ['location'],
  // Filled where a card paid; other tenders are not in this export.
  payment: ['card brand'],
  cashier: ['employee', 'staff name', 'team member'],
};
/** Loyverse's second file, one row per receipt. */
const TENDERS: Words = {
  order: ['receipt number'],
  payment: ['payment type'],
  collected: ['total collected'],
  tips: ['tips', 'tip'],
  type: ['receipt type'],
  status: ['status'],
};
const PLAIN: Words = {
  order: words(`ordernumber, order number, order no, order id, receipt, receipt number, receipt no, bill, check,
    transaction id, номер заказа, номер чека, заказ, чек, счет, счёт, номер`),
  date: words('orderdate, order date, date time, datetime, paid, transaction date, дата, дата и время, дата заказа'),
  time: words('order time, время'),
  item: words('itemname, item name, product, product name, dish, name, название, наименование, блюдо, товар, позиция'),
  quantity: words('qty, count, amount sold, количество, кол во, кол'),
  price: words('productprice, product price, unit price, item price, price per unit, price thb, цена, цена за единицу'),
  payment: words('payment type, payment method, tender, paid by, оплата, способ оплаты, тип оплаты'),
  cashier: words('cashier name, staff, waiter, employee, user, кассир, официант, сотрудник'),
  table: words('table number, table no, стол, номер стола'),
  discount: words('discounts, line discount, скидка'),
  variant: words('variation, size, вариант, размер'),
  sku: words('code, артикул, код'),
  category: words('group, категория, группа'),
  cost: words('cost of goods, prime cost, себестоимость'),
  sum: words('line total, item total, row total, total price, total spent, сумма, стоимость'),
  lines: words('totalproducts, total products, number of lines, line count, число позиций'),
  type: words('receipt type, event type, тип, тип чека'),
  status: words('state, статус'),
};

const find = (header: readonly string[], words: Words, map?: ReadonlyMap<string, Field>): Columns =>
  findColumns(header, FIELDS, words, map);

const own: Words = Object.fromEntries(Object.entries(PLAIN).map(([field, known]) => [field, [field, ...known]]));

export const plainColumns = (header: readonly string[], map?: ReadonlyMap<string, Field>) => find(header, own, map);
export const loyverseColumns = (header: readonly string[]) => find(header, LOYVERSE);
export const squareColumns = (header: readonly string[]) => find(header, SQUARE);
export const tenderColumns = (header: readonly string[]) => find(header, TENDERS);

/** Field of `--map`, by its name or by a header that means it. */
export const fieldOf = (text: string): Field | undefined =>
  (Object.keys(own) as Field[]).find((field) => own[field]?.includes(heading(text)));
export const PLAIN_FIELDS = Object.keys(own);

export const lacks = (columns: Columns, ...wanted: Field[]): Field[] => wanted.filter((field) => !columns.has(field));
