import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A wrong command line, with one sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses a command line. @throws UsageError */
export function parseLine<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}
