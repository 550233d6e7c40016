export interface PaperColumn {
  readonly label: string;
  readonly right: boolean;
  /** Percent of the paper's width. */
  readonly percent: number;
  /** Allows several lines of text. */
  readonly wraps: boolean;
}

/** Further table of a list, with formatted cells, for screen and paper. */
export interface SmallTable {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Cells of the total, a name first; null without a total. */
  readonly total: readonly string[] | null;
  /** Text without rows. */
  readonly empty: string;
}
