'use client';
import { IconFile, IconFolder, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { EmptyState } from '@/components/ui/empty-state';
import { problemOf } from '@/lib/api/call';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { removedItems } from '@/lib/sections/menu/contract/edit';
import type { removedStock } from '@/lib/sections/stock/contract/edit';
import type { Problem } from '@/lib/contract/problem';
import classes from '@/components/form/dialogs.module.css';
import { layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import { useEditWords, useWords } from './use-words';

export interface RemovedDialogProps {
  /** Call that lists what was removed from the tree. */
  readonly listed: typeof removedItems | typeof removedStock;
  readonly restore: (ids: number[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Removed items, latest first; each can be restored. */
export function RemovedDialog({ listed, restore: bring, onClose }: RemovedDialogProps) {
  const t = useEditWords();
  const words = useWords();
  const { data, error, mutate, isValidating } = useEndpoint(listed, {});
  const { formatTime } = useFormats();
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [back, setBack] = useState('');
  const restore = async (id: number, name: string) => {
    setBusy(id);
    setProblem(null);
    try {
      await bring([id]);
      setBack(t('done.restored', { name }));
    } catch (failure) {
      setProblem(problemOf(failure));
    }
    setBusy(null);
  };

  return (
    <Dialog title={t('bin.title')} size={560} onClose={onClose}>
      {error && !data ? (
        <ProblemAlert problem={error.problem} onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <div className={layout.stack}>
          {problem && <ProblemAlert problem={problem} title={t('failed.restore')} />}
          <VisuallyHidden role="status">{data ? back : t('bin.loading')}</VisuallyHidden>
          {!data && [0, 1, 2].map((line) => <Skeleton key={line} height={48} />)}
          {data?.items.length === 0 && (
            <EmptyState icon={<IconTrash />} title={t('bin.empty')}>
              {t('bin.emptyText')}
            </EmptyState>
          )}
          {data && data.items.length > 0 && (
            <ul aria-label={t('bin.list')}>
              {data.items.map(({ item_id, name, is_file, path, removed_time }) => (
                <li key={item_id} className={classes['line']}>
                  {is_file ? (
                    <IconFile size={18} stroke={1.6} aria-hidden />
                  ) : (
                    <IconFolder size={18} stroke={1.6} aria-label={words('folder')} />
                  )}
                  <span className={classes['what']}>
                    <span className={classes['name']}>{name}</span>
                    <span className={classes['where']}>
                      {[words('root'), ...path].join(' / ')} · {t('bin.when', { time: formatTime(removed_time) })}
                    </span>
                  </span>
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t('bin.restoreOf', { name })}
                    loading={busy === item_id}
                    disabled={busy !== null && busy !== item_id}
                    onClick={() => void restore(item_id, name)}
                  >
                    {t('bin.restore')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
