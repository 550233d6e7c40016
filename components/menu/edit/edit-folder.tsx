'use client';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listMenu, type MenuFolder, type MenuNode } from '@/lib/contract/menu';
import classes from '@/components/form/dialogs.module.css';
import { EditFolderForm } from './edit-folder-form';
import type { DialogProps } from '@/components/browse/form-props';

function findFolder(nodes: readonly MenuNode[], id: number): MenuFolder | undefined {
  for (const node of nodes) {
    if (node.is_file) continue;
    const found = node.item_id === id ? node : findFolder(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Reads the folder with all its names, which the list does not have, and then shows them. */
export function EditFolder({ folderId, ...form }: DialogProps & { folderId: number }) {
  const t = useTranslations('menuEdit');
  const { data, error, mutate, isValidating } = useEndpoint(listMenu, { query: { dishes_of: folderId } });
  const folder = data && findFolder(data.items, folderId);
  const reread = async () => findFolder((await mutate())?.items ?? [], folderId);
  if (error && !data) {
    return <ProblemAlert problem={error.problem} onRetry={() => void mutate()} retrying={isValidating} />;
  }
  if (folder) return <EditFolderForm {...form} folder={folder} reread={reread} />;
  return (
    <div className={classes['form']}>
      <VisuallyHidden role="status">{t('edit.loading')}</VisuallyHidden>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </div>
  );
}
