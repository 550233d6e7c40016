import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiError } from '@/lib/api/call';
import classes from './dialog-tabs.module.css';

interface LoadingPanelProps {
  /** Texts of what is read. */
  readonly words: (key: 'loading' | 'notLoaded') => string;
  /** Heights of what is awaited, in pixels. */
  readonly heights: readonly number[];
  readonly error?: Pick<ApiError, 'problem'> | null | undefined;
  readonly onRetry?: () => void;
  readonly className?: string | undefined;
}

/** In place of a dialog's content that is read as it opens: its outline, or why it could not be read. */
export function LoadingPanel({ words, heights, error, onRetry, className = classes['panel'] }: LoadingPanelProps) {
  return error ? (
    <div className={className}>
      <ProblemAlert problem={error.problem} title={words('notLoaded')} {...(onRetry && { onRetry })} />
    </div>
  ) : (
    <div className={className} role="status" aria-label={words('loading')}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} style={{ marginBottom: 14 }} />
      ))}
    </div>
  );
}
