import { existsSync } from 'node:fs';
import { install } from '@/scripts/test/debian';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Time at which the clock of both checkouts stands still. */
const STOPPED = '2026-10-14T13:30:00Z';

/** The same in Unix seconds. */
export const NOW = Date.parse(STOPPED) / 1000;

/** Environment of a program whose clock, and that of its children such as PostgreSQL, stands still. */
export const STOPPED_CLOCK = {
  LD_PRELOAD: LIBRARY,
  FAKETIME: STOPPED.replace('T', ' ').replace('Z', ''),
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  TZ: 'UTC',
};

/** Installs Debian's libfaketime. @throws Error if it is missing */
export async function requireClock(): Promise<void> {
  if (!existsSync(LIBRARY)) await install('libfaketime');
  if (!existsSync(LIBRARY)) throw new Error('No libfaketime: install the Debian package libfaketime.');
}
