import type { Defect } from '../collector';
import type { LineSums } from './line-sums';

/** A good in the receipts; `sku` and `category` may be ''. */
export interface ImportedGood {
  /** Its name in lower case, and its SKU if it has one. */
  readonly external_id: string;
  readonly name: string;
  readonly sku: string;
  readonly category: string;
  /** Satang: its price in the latest sale. */
  readonly retail_price: number;
  readonly line: number;
}

export interface ImportedLine extends Omit<LineSums, 'remark'> {
  readonly line: number;
  /** Index of the good in the file. */
  readonly good: number;
}

export interface ImportedOrder {
  /** Identity of the receipt; the same in the next export. */
  readonly external_id: string;
  /** Receipt number for people. */
  readonly number: string;
  readonly line: number;
  /** Unix seconds. */
  readonly opened: number;
  readonly paid: number;
  /** Business day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly table: string;
  readonly cashier: string;
  readonly price: number;
  readonly discount: number;
  readonly paidsum: number;
  readonly cash: number;
  readonly card: number;
  readonly lines: readonly ImportedLine[];
}

/** A parsed file of receipts, the same for every format. Orders are in order of time. */
export interface OrdersFile {
  readonly form: string;
  /** Namespace of the external ids, the same for every file. */
  readonly source: string;
  readonly rows: number;
  readonly goods: readonly ImportedGood[];
  readonly orders: readonly ImportedOrder[];
  /** External ids of cancelled receipts. */
  readonly cancelled: readonly string[];
  readonly defects: readonly Defect[];
  readonly remarks: readonly string[];
}

export type Tender = 'cash' | 'card' | 'both';
/** Treatment of identical lines of an order. */
export type Doubles = 'by count' | 'keep' | 'drop';
export type OrdersForm = 'plain' | 'loyverse' | 'square';
