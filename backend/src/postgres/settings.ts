/** Settings of the embedded PostgreSQL, for a small machine. `fsync` and `synchronous_commit` keep their default, on. */
export const SETTINGS: Readonly<Record<string, string | number>> = {
  // Ten connections of the backend, ten each of two commands beside it, and some to spare.
  max_connections: 40,
  // The tables of a year fit the cache of the operating system, so a small one here costs little.
  shared_buffers: '64MB',
  huge_pages: 'off',
  // A report uses one core and leaves the others to the tills.
  max_parallel_workers_per_gather: 0,
  // The disks of small machines gain nothing from the three I/O processes of the default.
  io_method: 'sync',
  // No replication: less is logged, and a restore is faster.
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Little space for the log, on small disks.
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Errors of statements reach the program that made them. Their text may hold personal data, so the log does not have it.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  lc_messages: 'C',
};

export const asArguments = (settings: typeof SETTINGS): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
