/** The sample venue as it was filled once for all browser tests. Never opened: tests open copies. */
export const SAMPLE = 'test-results/sample';
