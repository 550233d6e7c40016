/** Rows of a list after the first `offset`, at most `limit`. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Counts a slice of a list of `total` rows from the nearer end, so that a late page costs about as much as the first. The
 * limit is 0 after the last row.
 */
export function fromNearerEnd({ limit, offset }: Slice, total: number): Slice & { readonly backwards: boolean } {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const fromEnd = total - offset - rows;
  return fromEnd < offset
    ? { limit: rows, offset: fromEnd, backwards: true }
    : { limit: rows, offset, backwards: false };
}
