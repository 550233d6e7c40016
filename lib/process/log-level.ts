/** Level of every log of the program: `LOG_LEVEL`; else events, on a terminal only failures, so that the address stays visible. */
export const logLevel = (): string => process.env['LOG_LEVEL'] ?? (process.stdout.isTTY ? 'warn' : 'info');
