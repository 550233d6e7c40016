'use client';
import { useLocale } from 'next-intl';
import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PageHeader } from '@/components/frame/page-header';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Column } from '@/components/table/column';
import { Alert } from '@/components/ui/alert';
import type { MenuContent } from '@/components/ui/use-context-menu';
import type { DataTableHandle } from '@/components/table/data-table';
import { cx, layout } from '@/components/ui/classes';
import { sortRows } from '@/lib/domain/tree';
import { BrowseList } from './browse-list';
import type { BrowseRow } from './browse-row';
import classes from './browse-screen.module.css';
import { BrowseSearch } from './browse-search';
import { BrowseSplit } from './browse-split';
import type { Editing } from './editing';
import { FolderPanel } from './folder-panel';
import { RenameContext, type RenameFieldProps } from './rename';
import type { RootView } from './root-views';
import type { Browse } from './use-browse';
import type { BrowseView } from './use-browse-view';
import { useWords } from './use-words';

/** Rows of the open folder, or of a flat list at the root, in display order; and a ref to the list for restoring focus. */
export function useBrowseList<Row extends BrowseRow>(
  { children, rows: all, complete }: Browse<Row>,
  { sort, show }: BrowseView,
  views: readonly RootView<Row>[],
) {
  const table = useRef<DataTableHandle>(null);
  const locale = useLocale();
  const shown = views.find(({ key }) => key === show);
  const rows = useMemo(() => {
    const listed = shown ? all.filter((row) => row.is_file && shown.holds(row)) : children;
    return shown && !complete ? undefined : listed && sortRows(listed, sort, locale);
  }, [shown, all, complete, children, sort, locale]);
  return { table, rows, views, shown: shown?.key ?? '', focusList: () => table.current?.focus() };
}

interface BrowseScreenProps<Row extends BrowseRow> {
  id: string;
  title: string;
  browse: Browse<Row>;
  view: BrowseView;
  list: ReturnType<typeof useBrowseList<Row>>;
  columns: readonly Column<Row>[];
  /** Null for readers. */
  editing: Editing<Row> | null;
  readerMenuOf?: (row: Row) => MenuContent;
  isMuted: (row: BrowseRow) => boolean;
  actions: ReactNode;
  addFirst: ReactNode;
  /** Note above both panes. */
  note?: ReactNode;
  /** Dialogs. */
  children: ReactNode;
}

/** Input of a name for any row. The input of a tree is cast to it, and gets rows of that tree only. */
type RenameInput = ComponentType<RenameFieldProps>;
const NOT_RENAMING = { renaming: null, Field: null, end: () => undefined };

/** Folder tree on the left, content of the open folder on the right, search above both. */
export function BrowseScreen<Row extends BrowseRow>(props: BrowseScreenProps<Row>) {
  const { browse, view, list, editing, isMuted } = props;
  const t = useWords();
  const [dismissed, setDismissed] = useState(-1);
  const { renaming = null, RenameField, endRename } = editing?.editor ?? {};
  const rename = useMemo(
    () => (endRename && RenameField ? { renaming, Field: RenameField as RenameInput, end: endRename } : NOT_RENAMING),
    [renaming, RenameField, endRename],
  );
  const find = (row: Row) => {
    view.open(browse.byId.has(row.parent_id) ? row.parent_id : 0, row.item_id);
    list.focusList();
  };
  const menuOfFolder = (id: number) => {
    const row = browse.byId.get(id);
    return row && editing ? editing.menus.of(row, 'tree') : { label: '', groups: [] };
  };
  return (
    <RenameContext value={rename}>
      <div className={cx(layout.screen, classes['screen'])}>
        <PageHeader title={props.title} actions={props.actions}>
          <BrowseSearch browse={browse} query={view.query} onQueryChange={view.setQuery} onChoose={find} />
        </PageHeader>
        {browse.unknown && dismissed !== view.folder && (
          <Alert
            role="status"
            className={classes['notice'] ?? ''}
            color="yellow"
            closeLabel={t('close')}
            onClose={() => setDismissed(view.folder)}
          >
            {t('unknownFolder')}
          </Alert>
        )}
        {props.note && <div className={classes['notice']}>{props.note}</div>}
        {browse.shortage && (
          <div className={classes['notice']}>
            <ProblemAlert
              problem={browse.shortage.problem}
              title={t('partial')}
              onRetry={browse.retry}
              retrying={browse.retrying}
            />
          </div>
        )}
        <BrowseSplit
          folders={
            <FolderPanel
              browse={browse}
              isMuted={isMuted}
              onOpen={view.open}
              menuOf={editing ? menuOfFolder : undefined}
              drag={editing?.drag}
            />
          }
          list={
            <BrowseList
              id={props.id}
              browse={browse}
              columns={props.columns}
              rows={list.rows}
              views={list.views}
              shown={list.shown}
              view={view}
              editing={editing}
              isMuted={isMuted}
              readerMenuOf={props.readerMenuOf}
              addFirst={props.addFirst}
              table={list.table}
            />
          }
        />
        {props.children}
      </div>
    </RenameContext>
  );
}
