/** Stops the PostgreSQL of the tests. */
export default () => globalThis.stopScratchServer?.();
