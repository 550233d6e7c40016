'use client';
import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';
import { isEnterHeld } from './enter-held';
import type { FormStatus } from './form-body';

/** Sends a command without fields, one at a time, and keeps its error. If it `moves` money, Enter in a field does not send it. */
export function useSubmission(
  work: () => Promise<unknown>,
  reason: string | null = null,
  moves = false,
): FormStatus & { readonly clear: () => void } {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async () => {
    if (isSending || reason !== null || (moves && isEnterHeld())) return;
    setSending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  };
  return { submit, isSending, problem, reason, clear: () => setProblem(null) };
}
