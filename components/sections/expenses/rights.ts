/** Rights of the reader on expenses. */
export interface Rights {
  /** Admins may remove expenses older than two hours. */
  readonly isAdmin: boolean;
  /** Rename, transfer, remove, remove papers. */
  readonly change: boolean;
  /** Remove an order; needs one more right. */
  readonly cancelOrders: boolean;
  /** Attach papers. */
  readonly attach: boolean;
}
