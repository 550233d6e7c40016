/** What the reader of the accounts may do besides the rules of each account. */
export interface Reader {
  readonly permissions: string;
  /** Reads the salary, and so knows the employees. */
  readonly salary?: boolean;
  /** Changes wages, and hires people on the payroll. */
  readonly pays?: boolean;
  /** Adds, edits and removes accounts; otherwise sets passwords only. */
  readonly manages: boolean;
  /** The server takes changes. */
  readonly changes: boolean;
  /** The server is our own: it has versions, histories and the time of the last visit. */
  readonly isOwn: boolean;
}
