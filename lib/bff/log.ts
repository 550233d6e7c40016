import 'server-only';
import pino from 'pino';

/**
 * Logs one line of JSON per event; on a terminal only failures, so that the address stays visible. Never log cookies,
 * passwords or bodies.
 */
export const log = pino({ name: 'bff', level: process.env['LOG_LEVEL'] ?? (process.stdout.isTTY ? 'warn' : 'info') });
