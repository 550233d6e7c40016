'use client';
import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';
import type { FormStatus } from './form-body';

/** Sends a command without fields, one at a time, and keeps its error. */
export function useSubmission(
  work: () => Promise<unknown>,
  reason: string | null = null,
): FormStatus & { readonly clear: () => void } {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async () => {
    if (isSending || reason !== null) return;
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
