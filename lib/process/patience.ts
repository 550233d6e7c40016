/**
 * Limits of a clean stop, in milliseconds. A stop takes DRAIN, FAREWELL, LEAVE and BACKEND at most, then LEAVE: 7.6
 * seconds, within the ten that Docker waits before it kills.
 */
export const PATIENCE = {
  /** For requests in hand. */
  drain: 4_500,
  /** For closed connections to tell their clients. */
  farewell: 300,
  /** For a process to exit once it has closed everything. */
  leave: 300,
  /** For the backend, after the last request and `jobs`: `calls`, `database`, `leave`, and 0.3 s to spare. */
  backend: 2_200,
  /** For calls of other programs to the backend. */
  calls: 600,
  /** For its database: connections in use, and PostgreSQL's checkpoint, which only shortens the next start. */
  database: 1_000,
  /** For mails being sent and daily jobs, which are told to end when the drain begins. On a quiet venue they outlast it. */
  jobs: 3_000,
} as const;

/** Longest time of a whole stop. */
export const longestStop = (): number =>
  PATIENCE.drain + PATIENCE.farewell + PATIENCE.leave + PATIENCE.backend + PATIENCE.leave;
