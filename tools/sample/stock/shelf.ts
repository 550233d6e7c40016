/** Measures by id: 3 decimals for kg and litres, whole for pieces. */
export const KG = 1;
export const PIECE = 2;
export const LITRE = 3;

/** Working name, measure, purchase price in baht per measure, usual stock. */
export type StockLine = readonly [name: string, measure: 1 | 2 | 3, baht: number, usual: number];

/** Contents of one stock folder, by the key that recipes use. */
export type Shelf = Readonly<Record<string, StockLine>>;

/** A stock folder. Items are numbered from the folder's id upwards, so that an id shows where the item is. */
export interface StockFolder {
  readonly id: number;
  readonly parent: number | null;
  readonly name: string;
  /** Expense category of the purchases that fill it. */
  readonly category: number;
  readonly shelf?: Shelf;
}
