'use client';
import { IconFolderOpen, IconFolderPlus } from '@tabler/icons-react';
import { useMemo, type ReactNode, type Ref } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Column } from '@/components/table/column';
import { DataTable, type DataTableHandle } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { MenuContent } from '@/components/ui/use-context-menu';
import { EmptyState } from '@/components/ui/empty-state';
import classes from './browse-list.module.css';
import type { BrowseRow } from './browse-row';
import type { Editing } from './editing';
import { RootViews, type RootView } from './root-views';
import { SelectionBar } from './selection-bar';
import type { Browse } from './use-browse';
import type { BrowseView } from './use-browse-view';
import { useEditKeys } from './use-edit-keys';
import { useReaderMenu } from './use-reader-menu';
import { useEditWords, useWords } from './use-words';

interface BrowseListProps<Row extends BrowseRow> {
  /** Key under which the browser stores the hidden columns. */
  id: string;
  browse: Browse<Row>;
  columns: readonly Column<Row>[];
  /** Sorted rows; undefined while loading. */
  rows: Row[] | undefined;
  /** Flat lists of the root. */
  views: readonly RootView<Row>[];
  /** Key of the open one; '' is the folders. */
  shown: string;
  view: BrowseView;
  editing: Editing<Row> | null;
  isMuted: (row: BrowseRow) => boolean;
  /** Menu of a row for readers; without it a row can only be opened. */
  readerMenuOf: ((row: Row) => MenuContent) | undefined;
  /** Button that creates the first file of an empty folder. */
  addFirst: ReactNode;
  table: Ref<DataTableHandle>;
}

const keyOf = (row: BrowseRow) => row.item_id;

/** Content of the open folder: its folders, then its files. */
export function BrowseList<Row extends BrowseRow>(props: BrowseListProps<Row>) {
  const { id, browse, columns, rows, views, shown, view, editing, isMuted, addFirst, table } = props;
  const t = useWords();
  const edit = useEditWords();
  const { folder, failure } = browse;
  const { sort } = view;
  const editor = editing?.editor;
  const marks = editor?.marked;
  const marked = useMemo(() => rows?.filter((row) => marks?.has(row.item_id)) ?? [], [rows, marks]);
  useEditKeys(editing, { rows, marked, selected: view.selected });

  const open = (row: Row) => (row.is_file ? view.openRecord(String(row.item_id)) : view.open(row.item_id));
  const openMenuOf = useReaderMenu(open);
  const menuOf = (row: Row) => {
    if (!editing) return (props.readerMenuOf ?? openMenuOf)(row);
    const together = editing.editor.marked.has(row.item_id) && marked.length > 1;
    return together ? editing.menus.ofMany(marked) : editing.menus.of(row, 'list');
  };
  const first = editor && (
    <>
      {addFirst}
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
      >
        {edit('addFolder')}
      </Button>
    </>
  );
  return (
    <div className={cx(layout.screen, classes['list'])} data-browse>
      {folder === 0 && (
        <RootViews views={views} rows={browse.rows} complete={browse.complete} shown={shown} onShow={view.setShow} />
      )}
      <DataTable
        ref={table}
        id={id}
        label={t('list')}
        columns={columns}
        rows={rows}
        getKey={keyOf}
        sort={sort}
        onSortChange={view.setSort}
        selected={view.selected}
        onSelect={(key) => view.select(Number(key))}
        onOpen={open}
        isMuted={isMuted}
        view={`${folder} ${shown} ${sort.key} ${sort.direction}`}
        {...(editor && { marked: editor.marked, onMarkedChange: editor.setMarked, marking: editor.marking })}
        rowMenu={{ label: edit('actions'), of: menuOf }}
        drag={editing?.drag.list}
        empty={
          <EmptyState
            icon={<IconFolderOpen />}
            title={t(shown ? 'emptyView' : folder === 0 ? 'emptyMenu' : 'emptyFolder')}
            {...(first && !shown && { action: first })}
          >
            {t(shown ? 'emptyViewText' : folder === 0 ? 'emptyMenuText' : 'emptyFolderText')}
          </EmptyState>
        }
        error={
          failure && (
            <ProblemAlert
              title={t('failed')}
              problem={failure.problem}
              onRetry={browse.retry}
              retrying={browse.retrying}
            />
          )
        }
      />
      {editing && <SelectionBar editing={editing} rows={marked} />}
    </div>
  );
}
