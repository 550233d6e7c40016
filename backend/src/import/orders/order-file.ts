import type { Defect } from '../collector';

/** A good as receipts name it; `sku` and `category` may be ''. */
export interface ImportedGood {
  /** What the file calls it: by its SKU, else by its name. */
  readonly external_id: string;
  readonly name: string;
  readonly sku: string;
  readonly category: string;
  /** Satang: what one cost when it was sold last. */
  readonly retail_price: number;
  readonly line: number;
}

/** A position, in satang; what was given back is negative throughout. */
export interface ImportedLine {
  readonly line: number;
  /** Which of the file's goods. */
  readonly good: number;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly paidsum: number;
  readonly cost: number;
}

export interface ImportedOrder {
  /** What the file calls it: the same in the next export. */
  readonly external_id: string;
  /** Its number as people know it. */
  readonly number: string;
  readonly line: number;
  /** Unix seconds. */
  readonly opened: number;
  readonly paid: number;
  /** The business day, `YYYY-MM-DD`. */
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

/** A file of receipts, read: the same for every form. Orders stand in the order of their time. */
export interface OrdersFile {
  readonly form: string;
  /** Whose identities the external ids are, the same from one file to the next. */
  readonly source: string;
  readonly rows: number;
  readonly goods: readonly ImportedGood[];
  readonly orders: readonly ImportedOrder[];
  /** External ids of receipts that the file calls cancelled. */
  readonly cancelled: readonly string[];
  readonly defects: readonly Defect[];
  readonly remarks: readonly string[];
}

export type Tender = 'cash' | 'card' | 'both';
/** What to do with lines of an order that are alike in everything. */
export type Doubles = 'by count' | 'keep' | 'drop';
export type OrdersForm = 'plain' | 'loyverse' | 'square';
