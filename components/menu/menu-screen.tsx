'use client';
import { Alert } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, useRef, useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { ProblemAlert } from '@/components/layout/problem-alert';
import type { DataTableHandle } from '@/components/table/data-table';
import type { MenuRow } from '@/lib/contract/menu';
import { sortRows } from '@/lib/domain/tree';
import { DishModals, type DishPart } from './dish/dish-modals';
import type { Saved } from './dish/saved-row';
import { MenuActions } from './edit/menu-actions';
import { RenameContext } from './edit/rename';
import { useMenuDrag } from './edit/use-menu-drag';
import { useMenuEditor } from './edit/use-menu-editor';
import { usePending } from './edit/use-pending';
import { useRowMenus } from './edit/use-row-menus';
import { FolderPanel } from './folder-panel';
import { MenuList } from './menu-list';
import classes from './menu-screen.module.css';
import { MenuSearch } from './menu-search';
import { MenuSplit } from './menu-split';
import { PriceListButton } from './price-list-button';
import { useMenu } from './use-menu';
import { idOf, useMenuView } from './use-menu-view';
import { useOnceOpened } from './use-once-opened';

const DishDialog = dynamic(() => import('./dish/dish-dialog').then((module) => module.DishDialog), { ssr: false });
const MenuDialogs = dynamic(() => import('./edit/menu-dialogs').then((module) => module.MenuDialogs), { ssr: false });

/** The menu: its folders at the left, what lies in the open one at the right, and a search over all of it. */
export function MenuScreen({ mayEdit = false }: { mayEdit?: boolean }) {
  const t = useTranslations();
  const table = useRef<DataTableHandle>(null);
  const view = useMenuView();
  const pending = usePending();
  const menu = useMenu(view.folder, pending.patches);
  const [dismissed, setDismissed] = useState(-1);
  const focusList = () => table.current?.focus();
  const locale = useLocale();
  const { children } = menu;
  const { sort } = view;
  const rows = useMemo(() => children && sortRows(children, sort, locale), [children, sort, locale]);
  const editor = useMenuEditor({ menu, view, rows, pending, focusList });
  const [part, setPart] = useState<DishPart | null>(null);
  const menus = useRowMenus(editor, setPart);
  const drag = useMenuDrag(editor);
  const editing = mayEdit ? { editor, menus, drag } : null;
  const { renaming, endRename } = editor;
  const rename = useMemo(() => ({ renaming, end: endRename }), [renaming, endRename]);

  const find = (row: MenuRow) => {
    view.open(menu.byId.has(row.parent_id) ? row.parent_id : 0, row.item_id);
    focusList();
  };
  const saved = (id: number, change?: Saved) => {
    view.select(id);
    if (change) void pending.run(() => change.fresh, change.patch);
  };
  const menuOfFolder = (id: number) => {
    const row = menu.byId.get(id);
    return row && !row.is_file ? menus.ofFolder(row, 'tree') : { label: '', groups: [] };
  };
  const { dish } = view;
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
          <MenuSearch menu={menu} query={view.query} onQueryChange={view.setQuery} onChoose={find} />
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
        <MenuSplit
          folders={
            <FolderPanel
              menu={menu}
              onOpen={view.open}
              menuOf={editing ? menuOfFolder : undefined}
              drag={editing?.drag}
            />
          }
          list={<MenuList menu={menu} rows={rows} view={view} editing={editing} table={table} />}
        />
        {dialogSeen && <MenuDialogs editor={editor} />}
        {dishSeen && <DishDialog target={target} readOnly={!mayEdit} onClose={view.closeDish} onSaved={saved} />}
        <DishModals part={part} onClose={() => setPart(null)} />
      </div>
    </RenameContext>
  );
}
