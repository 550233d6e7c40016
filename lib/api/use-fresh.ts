'use client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { askedAhead } from './ask-ahead';
import { ApiError, problemOf } from './call';

interface Settled<Reply> {
  readonly key: string;
  readonly data?: Reply;
  readonly error?: ApiError;
}

/** Reads a query on first render only, and not from the cache: its data is edited. A `null` input skips it. */
export function useFresh<E extends Endpoint>(endpoint: E, input: InputOf<E> | null) {
  const [attempt, setAttempt] = useState(0);
  const key = input === null ? null : JSON.stringify([endpoint.id, input, attempt]);
  const [settled, setSettled] = useState<Settled<ReplyOf<E>>>();
  const ask = useEffectEvent(() => askedAhead(endpoint, input as InputOf<E>));
  useEffect(() => {
    if (key === null) return;
    let isActive = true;
    ask().then(
      (data) => isActive && setSettled({ key, data }),
      (reason: unknown) => {
        if (isActive)
          setSettled({ key, error: reason instanceof ApiError ? reason : new ApiError(problemOf(reason), 0) });
      },
    );
    return () => {
      isActive = false;
    };
  }, [key]);
  const here = settled?.key === key ? settled : undefined;
  return {
    data: here?.data,
    error: here?.error,
    loading: key !== null && !here,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
