'use client';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { PageHeader } from '@/components/frame/page-header';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { cx, layout } from '@/components/ui/classes';
import { BrowseList, type BrowseListProps } from './browse-list';
import type { BrowseRow } from './browse-row';
import classes from './browse-screen.module.css';
import { BrowseSearch } from './browse-search';
import { BrowseSplit } from './browse-split';
import { FolderPanel } from './folder-panel';
import { RenameContext, type RenameFieldProps } from './rename';
import { useWords } from './use-words';

interface BrowseScreenProps<Row extends BrowseRow> extends BrowseListProps<Row> {
  readonly title: string;
  readonly actions: ReactNode;
  /** Note above both panes. */
  readonly note?: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** Input of a name for any row. The input of a tree is cast to it, and gets rows of that tree only. */
type RenameInput = ComponentType<RenameFieldProps>;
const NOT_RENAMING = { renaming: null, Field: null, end: () => undefined };

/** Folder tree on the left, content of the open folder on the right, search above both. */
export function BrowseScreen<Row extends BrowseRow>(props: BrowseScreenProps<Row>) {
  const { browse, view, list, editor, menus, isMuted } = props;
  const t = useWords();
  const [dismissed, setDismissed] = useState(-1);
  const { renaming = null, RenameField, endRename } = editor ?? {};
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
    return row ? menus.of(row, 'tree') : { label: '', groups: [] };
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
              menuOf={editor ? menuOfFolder : undefined}
              drag={editor?.drag}
            />
          }
          list={<BrowseList {...props} />}
        />
        {props.children}
      </div>
    </RenameContext>
  );
}
