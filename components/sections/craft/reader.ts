/** What the reader may do with crafts of a screen. */
export interface CraftReader {
  /** Beer crafts: the product lies in the Brew folder. */
  readonly beer: boolean;
  /** Make batches. */
  readonly adds: boolean;
  /** Change recipes. */
  readonly edits: boolean;
  /** Create and remove crafts. */
  readonly administers: boolean;
  /** Our own server, not a legacy one. */
  readonly isOwn: boolean;
}
