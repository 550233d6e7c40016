/** Reader of a count and their rights. */
export interface Rights {
  readonly login: string;
  readonly mayCount: boolean;
  readonly mayApprove: boolean;
}
