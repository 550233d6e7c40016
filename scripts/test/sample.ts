/** Folder of the sample venue, filled once for all browser tests. Tests open copies of it. */
export const SAMPLE = 'test-results/sample';
