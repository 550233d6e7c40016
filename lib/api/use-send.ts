'use client';
import { useRef, useState } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { keptKeysOf, type KeptKeys } from './kept-keys';
import { send as sendCommand } from './call';

interface SendOptions {
  /** Storage of idempotency keys; by default memory while the component is mounted. */
  readonly attempts?: KeptKeys | undefined;
  /** Awaited after a success, before `send` resolves. The command has succeeded even if this fails. */
  readonly after?: (() => Promise<unknown>) | undefined;
}

/**
 * Command of the contract that refreshes no query, for pages that keep none. `send(input)` makes the call. The same input
 * while pending is one call; after a failure it reuses its idempotency key, which `send(input, keys)` stores in `keys`.
 * `send` rejects with the ApiError of a refusal.
 */
export function useSend<E extends Endpoint>(endpoint: E, { attempts, after }: SendOptions = {}) {
  const [own] = useState(() => keptKeysOf());
  const [underWay, setUnderWay] = useState(0);
  const running = useRef(new Map<string, Promise<ReplyOf<E>>>());

  const attempt = async (input: InputOf<E>, json: string, keys: KeptKeys): Promise<ReplyOf<E>> => {
    setUnderWay((before) => before + 1);
    try {
      const reply = await keys.run(json, (key) => sendCommand(endpoint, input, undefined, key));
      await after?.().catch(() => undefined);
      return reply;
    } finally {
      running.current.delete(json);
      setUnderWay((before) => before - 1);
    }
  };
  const send = (input: InputOf<E>, keys = attempts ?? own): Promise<ReplyOf<E>> => {
    const json = JSON.stringify(input);
    const same = running.current.get(json);
    if (same) return same;
    const made = attempt(input, json, keys);
    running.current.set(json, made);
    return made;
  };
  return { send, busy: underWay > 0 };
}
