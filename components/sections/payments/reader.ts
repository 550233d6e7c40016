/** What the reader may do on the payments screen. */
export interface PaymentsReader {
  readonly pays: boolean;
  /** A legacy server pays all sessions at once only. */
  readonly isOwn: boolean;
}
