'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react';
import type { RootView } from '@/components/browse/root-views';
import { useMay, useSees } from '@/components/sight/offers';
import { headerAction } from '@/components/frame/header-action';
import { Button } from '@/components/ui/button';
import { useBrowseList } from '@/components/browse/use-browse-list';
import { BrowseScreen } from '@/components/browse/browse-screen';
import { useBrowse } from '@/components/browse/use-browse';
import { idOf, useBrowseView } from '@/components/browse/use-browse-view';
import { ExportMenu } from '@/components/list/list-menus';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { menuDish, menuFolder, type MenuRow, menuRows } from '@/lib/sections/menu/contract/menu';
import { HIGH_FOOD_COST } from '@/lib/domain/food-cost';
import { MENU_VIEWS } from '@/lib/sections/menu/rules/views';
import { askAhead } from '@/lib/api/ask-ahead';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { useFormats } from '@/components/frame/use-formats';
import { type MenuEditor, useMenuEditor } from './edit/use-menu-editor';
import { DishModals } from './dish/dish-modals';
import type { DishPart } from './dish/dish-types';
import type { Saved } from './dish/saved-row';
import { useRowMenus } from './edit/use-row-menus';
import { useMenuColumns } from './menu-columns';
import { PriceListButton } from './price-list-button';
import { useEachHour } from './use-each-hour';

/** Flat lists of the whole menu; the lists by cost need the right to see costs. */
function useMenuViews(): readonly RootView<MenuRow>[] {
  const t = useTranslations('menu.views');
  const seesCosts = useSees('costs');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: MENU_VIEWS.all },
      { key: 'recipe', label: t('recipe'), holds: MENU_VIEWS.recipe },
      { key: 'photo', label: t('photo'), holds: MENU_VIEWS.photo },
      ...(seesCosts
        ? [
            { key: 'cost', label: t('cost', { percent: HIGH_FOOD_COST }), holds: MENU_VIEWS.cost },
            { key: 'unknown', label: t('unknown'), holds: MENU_VIEWS.unknown },
          ]
        : []),
    ],
    [t, seesCosts],
  );
}

/** Buttons: add a dish, add a folder, removed items. Icons only on a phone. */
function MenuActions({ editor, folder }: { editor: MenuEditor; folder: number }) {
  const t = useTranslations('menuEdit');
  return (
    <>
      <Button
        {...headerAction(t('removed'), IconTrash)}
        variant="subtle"
        color="gray"
        onClick={() => editor.setDialog({ kind: 'removed' })}
      />
      <Button
        {...headerAction(t('addFolder'), IconFolderPlus)}
        variant="default"
        onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
      />
      <Button {...headerAction(t('addDish'), IconPlus)} onClick={editor.addDish} />
    </>
  );
}

const DishDialog = lazyPart(() => import('./dish/dish-dialog').then((module) => module.DishDialog));
const MenuDialogs = lazyPart(() => import('./edit/menu-dialogs').then((module) => module.MenuDialogs));

const isOff = ({ status }: { status: number | null }) => status === 0;
const askDish = (id: number): void => askAhead(menuDish, { params: { id } });

/** Menu screen: folders, dishes of the open one, and actions for editors. */
export function MenuScreen() {
  const mayEdit = useMay()(saveItem);
  const t = useTranslations();
  const view = useBrowseView('dish', askDish);
  usePrefetch(DishDialog, MenuDialogs);
  const menu = useBrowse<MenuRow>(view.folder, menuRows, menuFolder);
  // Availability changes with the hour.
  useEachHour(useFormats().timeZone, menu.retry);
  const list = useBrowseList(menu, view, useMenuViews());
  const editor = useMenuEditor({ browse: menu, view, list });
  const [part, setPart] = useState<DishPart | null>(null);
  const menus = useRowMenus({ editor, openPart: setPart, mayEdit });
  const duplicate = (row: MenuRow) => row.is_file && void editor.duplicate(row);

  const saved = (id: number, change?: Saved) => {
    view.select(id);
    if (change) void menu.run(() => change.fresh, change.patch);
  };
  const { record: dish } = view;
  const creating = mayEdit && dish === 'new';
  const target = useMemo(() => {
    if (creating) return { kind: 'create' as const, parent_id: menu.folder };
    return idOf(dish) > 0 ? { kind: 'edit' as const, item_id: idOf(dish) } : null;
  }, [creating, dish, menu.folder]);

  return (
    <BrowseScreen
      id="menu"
      title={t('sections.menu')}
      browse={menu}
      view={view}
      list={list}
      columns={useMenuColumns(menu)}
      editor={mayEdit ? editor : null}
      duplicate={duplicate}
      menus={menus}
      isMuted={isOff}
      actions={
        <>
          <PriceListButton
            folder={menu.folder}
            folderName={menu.byId.get(menu.folder)?.name}
            narrowing={list.narrowing}
            empty={menu.complete && menu.rows.length === 0}
          />
          <ExportMenu table="menu" narrowing={list.narrowing} tight />
          {mayEdit && <MenuActions editor={editor} folder={menu.folder} />}
        </>
      }
      addFirst={
        <Button icon={IconPlus} onClick={editor.addDish}>
          {t('menuEdit.addDish')}
        </Button>
      }
    >
      {editor.dialog && <MenuDialogs editor={editor} />}
      {target && <DishDialog target={target} readOnly={!mayEdit} onClose={view.closeRecord} onSaved={saved} />}
      <DishModals part={part} onClose={() => setPart(null)} />
    </BrowseScreen>
  );
}
