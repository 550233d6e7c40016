/** What the reader may do with cards on their server. */
export interface Reader {
  /** False on a read-only server. */
  readonly changes: boolean;
  /** Whether the server is our own, which supports histories and cards that never expire. */
  readonly isOwn: boolean;
}
