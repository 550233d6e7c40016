import 'server-only';
import pino from 'pino';

/** One line of JSON an event; on a terminal only what went wrong, or the address would scroll away. Cookies, passwords and bodies never go in. */
export const log = pino({ name: 'bff', level: process.env['LOG_LEVEL'] ?? (process.stdout.isTTY ? 'warn' : 'info') });
