/** Rights of a person on the stock besides reading it. */
export interface StockRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  /** Reading what open tables hold, counted by recipes. */
  readonly pending: boolean;
}
