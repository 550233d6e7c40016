import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiError } from '@/lib/api/call';
import classes from './dialog-tabs.module.css';

interface LoadingPanelProps {
  /** Texts of the dialog. */
  readonly words: (key: 'loading' | 'notLoaded') => string;
  /** Heights of the outline's blocks, in pixels. */
  readonly heights: readonly number[];
  readonly error?: Pick<ApiError, 'problem'> | null | undefined;
  readonly onRetry?: () => void;
  readonly className?: string | undefined;
}

/** Shown while a dialog loads its content: an outline, or the error if loading failed. */
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
