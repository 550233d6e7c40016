/** Measures by their fixed ids: 3 decimals for what is weighed or poured, whole for pieces. */
export const KG = 1;
export const PIECE = 2;
export const LITRE = 3;

/** Working name, measure, purchase price in baht per measure, what usually lies in stock. */
export type StockLine = readonly [name: string, measure: 1 | 2 | 3, baht: number, usual: number];

/** What lies in one stock folder, by the key that recipes call it. */
export type Shelf = Readonly<Record<string, StockLine>>;

/** A stock folder. Items are numbered from the folder's id upwards, so that an id tells where the item lies. */
export interface StockFolder {
  readonly id: number;
  readonly parent: number | null;
  readonly name: string;
  /** Expense category of the purchases that fill it. */
  readonly category: number;
  readonly shelf?: Shelf;
}
