/** What the reader may do with expenses. */
export interface Rights {
  /** The admin may remove expenses older than two hours. */
  readonly isAdmin: boolean;
  /** Rename, transfer, remove, remove papers. */
  readonly change: boolean;
  /** Remove an order, which needs one more right. */
  readonly cancelOrders: boolean;
  /** Attach papers. */
  readonly attach: boolean;
}
