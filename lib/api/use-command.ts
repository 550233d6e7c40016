'use client';
import { useRef, useState } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import { attemptsOf, type Attempts } from './attempts';
import { send as sendCommand } from './call';
import { useRefresh } from './use-endpoint';

interface CommandOptions {
  /** Storage of idempotency keys; by default memory while the component is mounted. */
  readonly attempts?: Attempts;
  /** `later` leaves the refresh to the caller. */
  readonly refreshing?: 'later';
}

/**
 * Command of the contract. `send(input)` makes the call, then refreshes every query that shares a tag with it. The same
 * input while pending is one call; after a failure it reuses its idempotency key. `send` rejects with the ApiError of a
 * refusal.
 */
export function useCommand<E extends Endpoint>(endpoint: E, { attempts, refreshing }: CommandOptions = {}) {
  const refresh = useRefresh(endpoint);
  const [own] = useState(() => attemptsOf());
  const keys = attempts ?? own;
  const [underWay, setUnderWay] = useState(0);
  const running = useRef(new Map<string, Promise<ReplyOf<E>>>());

  const attempt = async (input: InputOf<E>, json: string): Promise<ReplyOf<E>> => {
    const key = keys.keyOf(json);
    setUnderWay((before) => before + 1);
    try {
      const reply = await sendCommand(endpoint, input, undefined, key);
      keys.succeeded({ input: json, key });
      // The command has succeeded even if reading the new figures fails.
      if (refreshing !== 'later') await refresh().catch(() => undefined);
      return reply;
    } catch (error) {
      keys.failed({ input: json, key });
      throw error;
    } finally {
      running.current.delete(json);
      setUnderWay((before) => before - 1);
    }
  };
  const send = (input: InputOf<E>): Promise<ReplyOf<E>> => {
    const json = JSON.stringify(input);
    const same = running.current.get(json);
    if (same) return same;
    const made = attempt(input, json);
    running.current.set(json, made);
    return made;
  };
  return { send, busy: underWay > 0, refresh };
}
