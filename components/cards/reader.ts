/** What the reader may do with cards on their server. */
export interface Reader {
  /** False on a read-only server. */
  readonly changes: boolean;
  /** Whether the server is our own: it has histories, and cards without an end. */
  readonly isOwn: boolean;
}
