import type { Defect } from '../collector';

/** Contents and price of a full container. */
export interface Package {
  package_quantity: number | null;
  package_price: number | null;
}

/** A stock item in the file. Money is satang. */
export interface ImportedItem extends Package {
  line: number;
  /** Identity of the item in its own program; the same in the next file. */
  external_id: string;
  path: readonly string[];
  name: string;
  description: string;
  measure_id: number;
  /** Price of one measure, to six decimals. */
  price: number;
  /** Null when the file does not count it. */
  quantity: number | null;
  /** Value of the quantity. */
  amount: number;
  barcode: string;
}

/** A total printed in the file beside the sum of its rows, in satang. */
export interface Total {
  name: string;
  printed: number;
  ours: number;
}

/** A parsed stock file, the same for every format. */
export interface StockFile {
  form: string;
  fileName: string;
  /** Namespace of `external_id`, the same in every run. */
  source: string;
  rows: number;
  items: readonly ImportedItem[];
  defects: readonly Defect[];
  /** Folder of every row that is no stock item after this import. */
  skipped: readonly (readonly string[])[];
  remarks: readonly string[];
  totals: readonly Total[];
}

/** Stock codes are the venue's own: any later sheet or count means the same goods. */
export const CODES = 'stock codes';
export const codeId = (code: string): string => `code:${code}`;

export const money = (satang: number): string => (satang / 100).toFixed(2);
export const AS_BAHT = 'Amounts are taken as baht, whatever currency the file is in.';
