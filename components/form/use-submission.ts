'use client';
import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';

/** Whether Enter is held down on anything but a button or a link, which it would press. */
let isHeld = false;

const presses = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a[href], [role="button"]') !== null;
const release = () => (isHeld = false);

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => (isHeld = event.key === 'Enter' && !presses(event)), true);
  // A window that loses the focus gets no `keyup`, so a blur ends the hold too.
  for (const event of ['keyup', 'pointerdown', 'blur']) window.addEventListener(event, release, true);
}

/**
 * Whether a submission comes from Enter in a field, with or without Ctrl, rather than from a press on a button. Enter in a
 * field never moves money (docs/domain.md, section 20).
 */
const isEnterHeld = (): boolean => isHeld;

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
