'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { FieldGroup } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockFolder, type StockFolderRow } from '@/lib/sections/stock/contract/stock';
import { indexTree } from '@/lib/domain/tree';
import { liesIn } from '@/lib/sections/stocktake/rules';
import classes from './count-screen.module.css';

interface FolderLine {
  readonly folder: StockFolderRow;
  readonly depth: number;
}

/** Folders of the stock as a tree. */
export function useFolders() {
  const query = useEndpoint(stockFolder, { query: { folder: 0 } });
  const folders = useMemo(() => query.data?.rows.filter((row) => !row.is_file), [query.data]);
  const known = useMemo(() => {
    const tree = indexTree(folders ?? []);
    const below = (parent: number, depth: number): FolderLine[] =>
      (tree.childrenOf.get(parent) ?? []).flatMap((folder) => [{ folder, depth }, ...below(folder.item_id, depth + 1)]);
    return {
      lines: folders && below(0, 0),
      parentOf: (id: number) => tree.byId.get(id)?.parent_id,
    };
  }, [folders]);
  return { ...known, query };
}
type Folders = ReturnType<typeof useFolders>;

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
  const toggle = (id: number, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const problem = loadProblem(t('foldersFailed'), folders.query);
  if (problem) return problem;
  return (
    <FieldGroup label={t('folders')} error={error}>
      <div
        className={cx(layout.panel, classes['choices'])}
        role="group"
        aria-label={t('folders')}
        tabIndex={-1}
        data-path="folders"
      >
        {!folders.lines && [0, 1, 2, 3].map((line) => <Skeleton key={line} height={24} style={{ marginBlock: 8 }} />)}
        {folders.lines?.map(({ folder, depth }) => {
          const within = liesIn(folder.parent_id, chosen, folders.parentOf);
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
