'use client';
import { Button } from '@mantine/core';
import { IconFolderOpen, IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, type Ref } from 'react';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { DataTable, type DataTableHandle } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { MenuRow } from '@/lib/contract/menu';
import type { Editing } from './edit/editing';
import { SelectionBar } from './edit/selection-bar';
import { useEditKeys } from './edit/use-edit-keys';
import { useMenuColumns } from './menu-columns';
import classes from '@/components/browse/browse-list.module.css';
import type { Browse } from '@/components/browse/use-browse';
import type { BrowseView } from '@/components/browse/use-browse-view';
import { useReaderMenu } from './use-reader-menu';

interface MenuListProps {
  menu: Browse<MenuRow>;
  /** In order; none yet means loading. */
  rows: MenuRow[] | undefined;
  view: BrowseView;
  editing: Editing | null;
  table: Ref<DataTableHandle>;
}

const keyOf = (row: MenuRow) => row.item_id;
const isOff = (row: MenuRow) => row.status === 0;

/** What lies in the open folder: its folders, then its dishes. */
export function MenuList({ menu, rows, view, editing, table }: MenuListProps) {
  const t = useTranslations();
  const columns = useMenuColumns();
  const { folder, failure } = menu;
  const { sort } = view;
  const editor = editing?.editor;
  const marked = useMemo(() => rows?.filter((row) => editor?.marked.has(row.item_id)) ?? [], [rows, editor?.marked]);
  useEditKeys(editor ?? null, { rows, marked, selected: view.selected });

  const open = (row: MenuRow) => (row.is_file ? view.openRecord(String(row.item_id)) : view.open(row.item_id));
  const readerMenuOf = useReaderMenu(open);
  const menuOf = (row: MenuRow) => {
    if (!editing) return readerMenuOf(row);
    const { editor: writer, menus } = editing;
    if (writer.marked.has(row.item_id) && marked.length > 1) return menus.ofMany(marked);
    return row.is_file ? menus.ofDish(row) : menus.ofFolder(row, 'list');
  };
  const addFirst = editor && (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={editor.addDish}>
        {t('menuEdit.addDish')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
      >
        {t('menuEdit.addFolder')}
      </Button>
    </>
  );
  return (
    <div className={classes['list']}>
      <DataTable
        ref={table}
        id="menu"
        label={t('menu.list')}
        columns={columns}
        rows={rows}
        getKey={keyOf}
        sort={sort}
        onSortChange={view.setSort}
        selected={view.selected}
        onSelect={(key) => view.select(Number(key))}
        onOpen={open}
        isMuted={isOff}
        view={`${folder} ${sort.key} ${sort.direction}`}
        {...(editor && { marked: editor.marked, onMarkedChange: editor.setMarked, marking: editor.marking })}
        rowMenu={{ label: t('menuEdit.actions'), of: menuOf }}
        drag={editing?.drag.list}
        empty={
          <EmptyState
            icon={<IconFolderOpen />}
            title={t(folder === 0 ? 'menu.emptyMenu' : 'menu.emptyFolder')}
            action={addFirst}
          >
            {t(folder === 0 ? 'menu.emptyMenuText' : 'menu.emptyFolderText')}
          </EmptyState>
        }
        error={
          failure && (
            <ProblemAlert
              title={t('menu.failed')}
              problem={failure.problem}
              onRetry={menu.retry}
              retrying={menu.retrying}
            />
          )
        }
      />
      {editing && <SelectionBar editing={editing} rows={marked} />}
    </div>
  );
}
