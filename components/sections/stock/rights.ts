/** Rights of a person at a delivery, besides booking it. */
export interface DeliveryRights {
  /** Attach papers to expenses, e.g. the photo of an invoice. */
  readonly attach: boolean;
  /** Change prices of dishes. */
  readonly price: boolean;
}

/** Rights of a person on the stock besides reading it. */
export interface StockRights extends DeliveryRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  /** See what open tables hold, by recipes. */
  readonly pending: boolean;
  /** See which dishes' cost moved; not on a legacy server. */
  readonly costs: boolean;
  /** Ask for the days left, which only our own server knows. */
  readonly daysLeft: boolean;
}
