'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldGroup } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import classes from './count-screen.module.css';
import type { Folders } from './use-folders';

interface FolderChoiceProps {
  readonly folders: Folders;
  readonly chosen: readonly number[];
  readonly onChange: (folders: readonly number[]) => void;
  readonly error: string | undefined;
}

const INDENT_PX = 22;

/** Checkbox tree of folders; a ticked folder includes its subfolders. */
export function FolderChoice({ folders, chosen, onChange, error }: FolderChoiceProps) {
  const t = useTranslations('stocktake.new');
  const isWithin = (id: number): boolean => {
    const parent = folders.parentOf(id) ?? 0;
    return parent !== 0 && (chosen.includes(parent) || isWithin(parent));
  };
  const toggle = (id: number, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  if (folders.error && !folders.lines) {
    const { problem } = folders.error;
    return (
      <ProblemAlert title={t('foldersFailed')} problem={problem} onRetry={folders.retry} retrying={folders.retrying} />
    );
  }
  return (
    <FieldGroup label={t('folders')} error={error}>
      <div className={classes['choices']} role="group" aria-label={t('folders')} tabIndex={-1} data-path="folders">
        {!folders.lines && [0, 1, 2, 3].map((line) => <Skeleton key={line} height={24} style={{ marginBlock: 8 }} />)}
        {folders.lines?.map(({ folder, depth }) => {
          const within = isWithin(folder.item_id);
          return (
            <Checkbox
              key={folder.item_id}
              className={classes['choice'] ?? ''}
              style={{ marginLeft: depth * INDENT_PX }}
              label={folder.name}
              description={t('items', { count: folder.items })}
              checked={within || chosen.includes(folder.item_id)}
              disabled={within}
              onChange={(event) => toggle(folder.item_id, event.currentTarget.checked)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
