/** What a person may do with the stock besides reading it. */
export interface StockRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  /** What open tables hold is counted by recipes. */
  readonly pending: boolean;
}
