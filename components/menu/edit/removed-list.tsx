'use client';
import { Alert, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconFolder, IconToolsKitchen2, IconTrash } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { EmptyState } from '@/components/ui/empty-state';
import { useCommand, useEndpoint } from '@/lib/api/use-endpoint';
import { removedItems, restoreItems } from '@/lib/contract/menu-edit';
import { CODE, type Problem } from '@/lib/contract/problem';
import { formatTime } from '@/lib/domain/format';
import classes from '@/components/form/dialogs.module.css';
import { problemOf } from '@/components/form/use-toasts';

/** What was removed, the latest first, each with a way back. */
export function RemovedList() {
  const t = useTranslations();
  const timeZone = useTimeZone() ?? 'UTC';
  const { data, error, mutate, isValidating } = useEndpoint(removedItems, {});
  const { trigger } = useCommand(restoreItems);
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [back, setBack] = useState('');
  const restore = async (id: number, name: string) => {
    setBusy(id);
    setProblem(null);
    try {
      await trigger({ body: { items: [id] } });
      setBack(t('menuEdit.done.restored', { name }));
    } catch (failure) {
      setProblem(problemOf(failure));
    }
    setBusy(null);
  };

  if (error && !data) {
    return <ProblemAlert problem={error.problem} onRetry={() => void mutate()} retrying={isValidating} />;
  }
  return (
    <div className={classes['form']}>
      {problem?.code === CODE.conflict && (
        <Alert role="alert" color="red" variant="light" title={t('menuEdit.failed.restore')}>
          {t('menuEdit.folderIsRemoved')}
        </Alert>
      )}
      {problem && problem.code !== CODE.conflict && (
        <ProblemAlert problem={problem} title={t('menuEdit.failed.restore')} />
      )}
      <VisuallyHidden role="status">{data ? back : t('menuEdit.bin.loading')}</VisuallyHidden>
      {!data && [0, 1, 2].map((line) => <Skeleton key={line} height={48} />)}
      {data?.items.length === 0 && (
        <EmptyState icon={<IconTrash />} title={t('menuEdit.bin.empty')}>
          {t('menuEdit.bin.emptyText')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes['list']} aria-label={t('menuEdit.bin.list')}>
          {data.items.map(({ item_id, name, is_file, path, removed_time }) => (
            <li key={item_id} className={classes['line']}>
              {is_file ? (
                <IconToolsKitchen2 size={18} stroke={1.6} aria-hidden />
              ) : (
                <IconFolder size={18} stroke={1.6} aria-label={t('menu.folder')} />
              )}
              <span className={classes['what']}>
                <span className={classes['name']}>{name}</span>
                <span className={classes['where']}>
                  {[t('menu.root'), ...path].join(' / ')} ·{' '}
                  {t('menuEdit.bin.when', { time: formatTime(removed_time, timeZone) })}
                </span>
              </span>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('menuEdit.bin.restoreOf', { name })}
                loading={busy === item_id}
                disabled={busy !== null && busy !== item_id}
                onClick={() => void restore(item_id, name)}
              >
                {t('menuEdit.bin.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
