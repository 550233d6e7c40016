import type { Defect } from '../collector';

/** What a file says of a stock item. Money is satang. */
export interface ImportedItem {
  line: number;
  /** What the file's own program calls it: the same in the next file. */
  external_id: string;
  path: readonly string[];
  name: string;
  description: string;
  measure_id: number;
  /** What a full container holds and costs. */
  package_quantity: number | null;
  package_price: number | null;
  /** Of one measure. */
  price: number;
  /** Null when the file keeps no count of it. */
  quantity: number | null;
  /** What the quantity is worth. */
  amount: number;
  barcode: string;
}

/** A total that the file prints beside what its rows come to here, in satang. */
export interface Total {
  name: string;
  printed: number;
  ours: number;
}

/** A stock file, read: the same for every form. */
export interface StockFile {
  form: string;
  fileName: string;
  /** Whose identities `external_id` are, the same from one run to the next. */
  source: string;
  rows: number;
  items: readonly ImportedItem[];
  defects: readonly Defect[];
  /** The folder of every row that is no stock item after this import. */
  skipped: readonly (readonly string[])[];
  remarks: readonly string[];
  totals: readonly Total[];
}

/** Stock codes are the venue's own: a later sheet or count of any name means the same goods by them. */
export const CODES = 'stock codes';
export const codeId = (code: string): string => `code:${code}`;

export const money = (satang: number): string => (satang / 100).toFixed(2);
export const AS_BAHT = 'Amounts are taken as baht, whatever currency the file is in.';
