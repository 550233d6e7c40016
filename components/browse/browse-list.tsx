'use client';
import { IconFolderOpen, IconFolderPlus } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Column, FootLine } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import classes from './browse-list.module.css';
import type { BrowseRow } from './browse-row';
import type { BrowseEditor, TreeMenus } from './use-browse-editor';
import { RootViews } from './root-views';
import { SelectionBar } from './selection-bar';
import type { Browse } from './use-browse';
import type { BrowseContent } from './use-browse-list';
import type { BrowseView } from './use-browse-view';
import { useEditKeys } from './use-edit-keys';
import { useEditWords, useWords } from './use-words';

export interface BrowseListProps<Row extends BrowseRow> {
  /** Key under which the browser stores the hidden columns. */
  readonly id: string;
  readonly browse: Browse<Row>;
  readonly columns: readonly Column<Row>[];
  readonly totals?: readonly FootLine[] | undefined;
  readonly list: BrowseContent<Row>;
  readonly view: BrowseView;
  /** Null for readers. */
  readonly editor: BrowseEditor<Row> | null;
  /** Ctrl/⌘+C on a file, where supported. */
  readonly duplicate?: (row: Row) => void;
  readonly menus: TreeMenus<Row>;
  readonly isMuted: (row: BrowseRow) => boolean;
  /** Button that creates the first file of an empty folder. */
  readonly addFirst: ReactNode;
}

const keyOf = (row: BrowseRow) => row.item_id;

/** Content of the open folder: its folders, then its files. */
export function BrowseList<Row extends BrowseRow>(props: BrowseListProps<Row>) {
  const { browse, view, editor, menus, addFirst } = props;
  const { table, rows, views, shown } = props.list;
  const t = useWords();
  const edit = useEditWords();
  const { folder, failure } = browse;
  const { sort } = view;
  const marks = editor?.marked;
  const marked = useMemo(() => rows?.filter((row) => marks?.has(row.item_id)) ?? [], [rows, marks]);
  useEditKeys(editor, props.duplicate, { rows, marked, selected: view.selected });

  const open = (row: Row) => (row.is_file ? view.openRecord(String(row.item_id)) : view.open(row.item_id));
  const menuOf = (row: Row) =>
    marked.length > 1 && marked.includes(row) ? menus.ofMany(marked) : menus.of(row, 'list');
  const first = editor && (
    <>
      {addFirst}
      <Button
        variant="default"
        icon={IconFolderPlus}
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
        id={props.id}
        label={t('list')}
        columns={props.columns}
        totals={props.totals}
        rows={rows}
        getKey={keyOf}
        sort={sort}
        onSortChange={view.setSort}
        selected={view.selected}
        onSelect={(key) => view.select(Number(key))}
        onOpen={open}
        isMuted={props.isMuted}
        view={`${folder} ${shown} ${sort.key} ${sort.direction}`}
        {...(editor && { marked: editor.marked, onMarkedChange: editor.setMarked, marking: editor.marking })}
        rowMenu={{ label: edit('actions'), of: menuOf }}
        drag={editor?.drag.list}
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
      {editor && <SelectionBar editor={editor} menus={menus} rows={marked} />}
    </div>
  );
}
