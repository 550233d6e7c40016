import fc from 'fast-check';

/** Time zones with and without summer time, and with odd offsets. */
const ZONES = [
  'Asia/Bangkok',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
] as const;
export const zones = fc.constantFrom(...ZONES);
