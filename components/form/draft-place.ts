import type { Who } from '@/components/frame/who';

/** Storage key of a draft, separate for each person and server. */
export const placeOf = ({ login, server }: Who, name: string): string => `${name}:${server}:${login}`;

const DAY_MS = 24 * 3600 * 1000;

/** Whether a draft stored at this Unix time, in milliseconds, may still be restored: within a day. */
export const isFresh = (at: number): boolean => at > Date.now() - DAY_MS;
