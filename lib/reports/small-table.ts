export interface PaperColumn {
  readonly label: string;
  readonly right: boolean;
  /** Of the paper's width, in percent. */
  readonly percent: number;
  /** Its texts may take several lines. */
  readonly wraps: boolean;
}

/** A few rows of another kind that belong to a list, for screen and paper alike: everything is written already. */
export interface SmallTable {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Its cells, a name first; none where there is nothing to add up. */
  readonly total: readonly string[] | null;
  /** Said where there are no rows. */
  readonly empty: string;
}
