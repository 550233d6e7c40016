import { findColumns, plainTable, words, type Columns as ColumnsOf } from '../headers';

const LOYVERSE = {
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
const SQUARE = {
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
const TENDERS = {
  order: ['receipt number'],
  payment: ['payment type'],
  collected: ['total collected'],
  tips: ['tips', 'tip'],
  type: ['receipt type'],
  status: ['status'],
};
const PLAIN = {
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
export type PlainField = keyof typeof PLAIN;
/** Fields of a receipt file. */
export type Field = PlainField | keyof typeof LOYVERSE | keyof typeof SQUARE | keyof typeof TENDERS;
export type Columns = ColumnsOf<Field>;

/** Columns of a plain receipt file. `--map` can name them. */
export const ordersTable = plainTable<PlainField>(PLAIN);
type Header = readonly string[];
export const loyverseColumns = (header: Header): Columns => findColumns<Field>(header, LOYVERSE);
export const squareColumns = (header: Header): Columns => findColumns<Field>(header, SQUARE);
export const tenderColumns = (header: Header): Columns => findColumns<Field>(header, TENDERS);

export const lacks = (columns: Columns, ...wanted: Field[]): Field[] => wanted.filter((field) => !columns.has(field));
