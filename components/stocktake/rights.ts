/** Who looks at a count, and what they may do with it. */
export interface Rights {
  readonly login: string;
  readonly mayCount: boolean;
  readonly mayApprove: boolean;
}
