'use client';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { FolderTree } from '@/components/tree/folder-tree';
import { ActionIcon } from '@/components/ui/action-icon';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { MenuContent } from '@/components/ui/use-context-menu';
import { pathTo } from '@/lib/domain/tree';
import type { BrowseDrag } from './use-browse-drag';
import { sizeOf, type BrowseRow } from './browse-row';
import { useWords } from './use-words';
import { FolderPath } from './folder-path';
import classes from './folder-panel.module.css';
import { useRenameField } from './rename';
import type { Browse } from './use-browse';

/** Folder name in the tree, or its rename field. */
const FolderName = ({ id, name }: { readonly id: number; readonly name: string }) =>
  useRenameField(id, 'tree') ?? <span className={cx(layout.clip, classes['name'])}>{name}</span>;

interface FolderPanelProps<Row extends BrowseRow> {
  browse: Browse<Row>;
  onOpen: (folder: number, selected?: number) => void;
  /** Undefined for readers. */
  menuOf: ((folder: number) => MenuContent) | undefined;
  drag: BrowseDrag<Row> | undefined;
  /** Whether a row is grey. */
  isMuted: (row: BrowseRow) => boolean;
}

/** Path to the open folder, a way up, and the folder tree; on a phone the tree unfolds below the path. */
export function FolderPanel<Row extends BrowseRow>({ browse, onOpen, menuOf, drag, isMuted }: FolderPanelProps<Row>) {
  const t = useWords();
  const treeId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { byId, folders, folder } = browse;
  const path = useMemo(() => pathTo(byId, folder), [byId, folder]);
  const nodes = useMemo(
    () =>
      folders.map((row) => ({
        id: row.item_id,
        parent: byId.has(row.parent_id) ? row.parent_id : 0,
        name: row.name,
        count: sizeOf(row),
        muted: isMuted(row),
      })),
    [folders, byId, isMuted],
  );
  const parent = path.at(-2);
  const backLabel = t('backTo', { folder: parent?.name ?? t('root') });

  return (
    <nav className={cx(layout.screen, classes['panel'])} aria-label={t('folders')}>
      <div className={classes['bar']}>
        <ActionIcon
          size={26}
          // Not `disabled`: that would drop the focus on reaching the root.
          aria-disabled={folder === 0}
          data-disabled={folder === 0}
          aria-label={folder === 0 ? t('back') : backLabel}
          title={folder === 0 ? t('back') : backLabel}
          // The folder just left stays selected, as in file managers.
          onClick={() => folder !== 0 && onOpen(parent?.item_id ?? 0, folder)}
        >
          <IconArrowLeft size={16} aria-hidden />
        </ActionIcon>
        <FolderPath path={path} onOpen={onOpen} drag={drag?.path} />
        <Button
          className={classes['unfold'] ?? ''}
          variant="default"
          size="compact-sm"
          aria-expanded={unfolded}
          aria-controls={treeId}
          rightSection={<IconChevronDown size={14} aria-hidden data-unfolded={unfolded} />}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('folders')}
        </Button>
      </div>
      <div id={treeId} className={classes['tree']} data-unfolded={unfolded || undefined}>
        {nodes.length > 0 && (
          <FolderTree
            label={t('folders')}
            nodes={nodes}
            open={folder}
            menuOf={menuOf}
            drag={drag?.tree}
            renderName={(node) => <FolderName id={node.id} name={node.name} />}
            onOpen={(id) => {
              setUnfolded(false);
              onOpen(id);
            }}
          />
        )}
      </div>
    </nav>
  );
}
