'use client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { KeptKeys } from './kept-keys';
import { useRefresh } from './use-endpoint';
import { useSend } from './use-send';

interface CommandOptions {
  /** Storage of idempotency keys, as of `useSend`. */
  readonly attempts?: KeptKeys;
  /** `later` leaves the refresh to the caller. */
  readonly refreshing?: 'later';
}

/** `useSend` that then refreshes every query that shares a tag with the command. */
export function useCommand<E extends Endpoint>(endpoint: E, { attempts, refreshing }: CommandOptions = {}) {
  const refresh = useRefresh(endpoint);
  return { ...useSend(endpoint, { attempts, after: refreshing === 'later' ? undefined : refresh }), refresh };
}
