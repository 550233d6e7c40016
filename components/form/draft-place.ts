import type { Who } from '@/components/frame/who';

/** Storage key of a draft, separate for each person and server. */
export const placeOf = ({ login, server }: Who, name: string): string => `${name}:${server}:${login}`;

const DAY_MS = 24 * 3600 * 1000;

/** Whether a draft may still be restored, a day at most after it was stored `at` this Unix time in milliseconds. */
export const isFresh = (at: number): boolean => at > Date.now() - DAY_MS;
