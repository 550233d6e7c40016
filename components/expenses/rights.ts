/** Who looks at the expenses, and what they may do with them. */
export interface Rights {
  /** The admin may take back what is older than two hours (specification part 1 §6). */
  readonly isAdmin: boolean;
  /** Rename, transfer, remove, take papers away. */
  readonly change: boolean;
  /** Take an order back, which needs a right more. */
  readonly cancelOrders: boolean;
  /** Attach papers. */
  readonly attach: boolean;
}
