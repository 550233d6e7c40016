/** Rights of a person on the stock besides reading it. */
export interface StockRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  /** Attach papers to expenses, e.g. the photo of an invoice. */
  readonly attach: boolean;
  /** See what open tables hold, by recipes. */
  readonly pending: boolean;
  /** Ask for the days left, which only our own server knows. */
  readonly daysLeft: boolean;
}
