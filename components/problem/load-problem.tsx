import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/api/call';
import { ProblemAlert } from './problem-alert';

/** A query as `useEndpoint` and its kin give it. */
interface Loaded {
  readonly error: ApiError | undefined;
  readonly data: unknown;
  readonly mutate: () => unknown;
  readonly isValidating: boolean;
}

/** What stands in place of a list that could not be read, with Retry; undefined while there are rows to show. */
export function loadProblem(title: string, { error, data, mutate, isValidating }: Loaded): ReactNode | undefined {
  if (!error || data !== undefined) return undefined;
  return <ProblemAlert title={title} problem={error.problem} onRetry={() => void mutate()} retrying={isValidating} />;
}
