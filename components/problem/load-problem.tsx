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

/** Error of a reading with Retry, also while earlier data is shown. Without a title its text is the title. */
export function readingProblem(
  title: string | undefined,
  { error, mutate, isValidating }: Omit<Loaded, 'data'>,
): ReactNode | undefined {
  if (!error) return undefined;
  const retry = { onRetry: () => void mutate(), retrying: isValidating };
  return <ProblemAlert {...(title && { title })} problem={error.problem} {...retry} />;
}

/** Error of a reading with Retry, in place of data that is missing; undefined if there is data to show. */
export const loadProblem = (title: string | undefined, reading: Loaded): ReactNode | undefined =>
  reading.data === undefined ? readingProblem(title, reading) : undefined;
