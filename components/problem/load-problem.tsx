import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/api/call';
import { ProblemAlert } from './problem-alert';

/** Query as returned by `useEndpoint` and related hooks. */
interface Loaded {
  readonly error: ApiError | undefined;
  readonly data: unknown;
  readonly mutate: () => unknown;
  readonly isValidating: boolean;
}

/** Error with Retry in place of a list; undefined if there are rows to show. Without a title its text is the title. */
export function loadProblem(
  title: string | undefined,
  { error, data, mutate, isValidating }: Loaded,
): ReactNode | undefined {
  if (!error || data !== undefined) return undefined;
  const retry = { onRetry: () => void mutate(), retrying: isValidating };
  return <ProblemAlert {...(title && { title })} problem={error.problem} {...retry} />;
}
