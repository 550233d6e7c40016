/** Folder of the sample venue, filled once for all browser tests. Tests open copies of it. */
export const SAMPLE = 'test-results/sample';

/** Settings of the venue that all browser tests share. */
export const SHARED_VENUE = {
  DATA_DIR: 'test-results/venue',
  SAMPLE_DIR: SAMPLE,
  ADMIN_PASSWORD: 'admin-of-the-tests',
  LOG_LEVEL: 'warn',
};
