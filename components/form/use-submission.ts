'use client';
import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';
import { isEnterHeld } from './enter-held';

/**
 * Sends something, one at a time, and keeps its error, unless `onRefused` shows it elsewhere. If it `moves` money, Enter
 * in a field does not send it.
 */
export function useSubmission<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  reason: string | null = null,
  moves = false,
  onRefused?: (problem: Problem, error: unknown) => boolean,
) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (...input: Input) => {
    if (isSending || reason !== null || (moves && isEnterHeld())) return;
    setSending(true);
    setProblem(null);
    try {
      await work(...input);
    } catch (error) {
      const refused = problemOf(error);
      if (!onRefused?.(refused, error)) setProblem(refused);
    }
    setSending(false);
  };
  return { submit, isSending, problem, reason, clear: () => setProblem(null) };
}
