const SHORTEST_MS = 2_000;
const LONGEST_MS = 15_000;

/** Milliseconds between the last of some failed attempts and the next one: growing, 15 seconds at most. */
export const pauseAfter = (failed: number): number => Math.min(LONGEST_MS, SHORTEST_MS * 1.5 ** failed);
