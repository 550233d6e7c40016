'use client';
import { Alert } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, useRef, useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { ProblemAlert } from '@/components/layout/problem-alert';
import type { DataTableHandle } from '@/components/table/data-table';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolder, menuRows, type MenuRow } from '@/lib/contract/menu';
import { sortRows } from '@/lib/domain/tree';
import { DishModals, type DishPart } from './dish/dish-modals';
import { MenuActions } from './edit/menu-actions';
import { RenameContext } from '@/components/browse/rename';
import { useBrowseDrag } from '@/components/browse/use-browse-drag';
import { useMenuEditor } from './edit/use-menu-editor';
import { usePending } from '@/components/browse/use-pending';
import { useRowMenus } from './edit/use-row-menus';
import { FolderPanel } from '@/components/browse/folder-panel';
import { MenuList } from './menu-list';
import classes from '@/components/browse/browse-screen.module.css';
import { BrowseSearch } from '@/components/browse/browse-search';
import { BrowseSplit } from '@/components/browse/browse-split';
import { PriceListButton } from './price-list-button';
import { useBrowse } from '@/components/browse/use-browse';
import { useEachHour } from './use-each-hour';
import { idOf, useBrowseView } from '@/components/browse/use-browse-view';
import { useOnceOpened } from '@/components/browse/use-once-opened';

const DishDialog = dynamic(() => import('./dish/dish-dialog').then((module) => module.DishDialog), { ssr: false });
const MenuDialogs = dynamic(() => import('./edit/menu-dialogs').then((module) => module.MenuDialogs), { ssr: false });

const isOff = ({ status }: { status: number | null }) => status === 0;

/** The menu: its folders at the left, what lies in the open one at the right, and a search over all of it. */
export function MenuScreen({ mayEdit = false }: { mayEdit?: boolean }) {
  const t = useTranslations();
  const table = useRef<DataTableHandle>(null);
  const view = useBrowseView('dish');
  const pending = usePending<MenuRow>();
  const all = useEndpoint(menuRows, {});
  const one = useEndpoint(menuFolder, all.data ? null : { query: { folder: view.folder } });
  const menu = useBrowse<MenuRow>(view.folder, { all, one }, pending.patches);
  // With the hour changes what is served.
  useEachHour(useTimeZone() ?? 'UTC', menu.retry);
  const [dismissed, setDismissed] = useState(-1);
  const focusList = () => table.current?.focus();
  const locale = useLocale();
  const { children } = menu;
  const { sort } = view;
  const rows = useMemo(() => children && sortRows(children, sort, locale), [children, sort, locale]);
  const editor = useMenuEditor({ menu, view, rows, pending, focusList });
  const [part, setPart] = useState<DishPart | null>(null);
  const menus = useRowMenus(editor, setPart);
  const drag = useBrowseDrag(menu, editor);
  const editing = mayEdit ? { editor, menus, drag } : null;
  const { renaming, endRename } = editor;
  const rename = useMemo(() => ({ renaming, end: endRename }), [renaming, endRename]);

  const find = (row: MenuRow) => {
    view.open(menu.byId.has(row.parent_id) ? row.parent_id : 0, row.item_id);
    focusList();
  };
  const menuOfFolder = (id: number) => {
    const row = menu.byId.get(id);
    return row && !row.is_file ? menus.ofFolder(row, 'tree') : { label: '', groups: [] };
  };
  const { record: dish } = view;
  const creating = mayEdit && dish === 'new';
  const target = useMemo(() => {
    if (creating) return { kind: 'create' as const, parent_id: menu.folder };
    return idOf(dish) > 0 ? { kind: 'edit' as const, item_id: idOf(dish) } : null;
  }, [creating, dish, menu.folder]);
  const dishSeen = useOnceOpened(target !== null);
  const dialogSeen = useOnceOpened(editor.dialog !== null);

  return (
    <RenameContext value={rename}>
      <div className={classes['screen']}>
        <PageHeader
          title={t('sections.menu')}
          actions={
            <>
              <PriceListButton folder={menu.folder} folderName={menu.byId.get(menu.folder)?.name} />
              {editing && <MenuActions editor={editor} folder={menu.folder} />}
            </>
          }
        >
          <BrowseSearch browse={menu} query={view.query} onQueryChange={view.setQuery} onChoose={find} />
        </PageHeader>
        {menu.unknown && dismissed !== view.folder && (
          <Alert
            role="status"
            className={classes['notice'] ?? ''}
            color="yellow"
            withCloseButton
            closeButtonLabel={t('menu.close')}
            onClose={() => setDismissed(view.folder)}
          >
            {t('menu.unknownFolder')}
          </Alert>
        )}
        {menu.shortage && (
          <div className={classes['notice']}>
            <ProblemAlert
              problem={menu.shortage.problem}
              title={t('menu.partial')}
              onRetry={menu.retry}
              retrying={menu.retrying}
            />
          </div>
        )}
        <BrowseSplit
          folders={
            <FolderPanel
              browse={menu}
              isMuted={isOff}
              onOpen={view.open}
              menuOf={editing ? menuOfFolder : undefined}
              drag={editing?.drag}
            />
          }
          list={<MenuList menu={menu} rows={rows} view={view} editing={editing} table={table} />}
        />
        {dialogSeen && <MenuDialogs editor={editor} />}
        {dishSeen && (
          <DishDialog target={target} readOnly={!mayEdit} onClose={view.closeRecord} onSaved={view.select} />
        )}
        <DishModals part={part} onClose={() => setPart(null)} />
      </div>
    </RenameContext>
  );
}
