import 'server-only';
import pino from 'pino';

/** One line of JSON an event. Cookies, passwords and bodies never go in. */
export const log = pino({ name: 'bff', level: process.env['LOG_LEVEL'] ?? 'info' });
