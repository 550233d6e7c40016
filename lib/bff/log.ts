import 'server-only';
import pino from 'pino';
import { logLevel } from '@/lib/process/log-level';

/** Logs one line of JSON per event. Never log cookies, passwords or bodies. */
export const log = pino({ name: 'bff', level: logLevel() });
