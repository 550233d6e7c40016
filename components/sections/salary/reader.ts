/** What the reader may do on the salary screen. */
export interface SalaryReader {
  /** Whether the login is one of the salary editors, and the server takes changes. */
  readonly edits: boolean;
  /** Whether the reader manages accounts, in the settings. */
  readonly accounts?: boolean;
  /** Whether the server is our own, which knows more than the calls of a legacy one. */
  readonly isOwn: boolean;
  /** Logins that may change salaries; empty where nobody may. */
  readonly editors?: readonly string[];
}
