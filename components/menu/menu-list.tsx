'use client';
import { IconFolderOpen } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type Ref } from 'react';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { DataTable, type DataTableHandle } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { MenuRow } from '@/lib/contract/menu';
import { sortRows } from '@/lib/domain/tree';
import { useMenuColumns } from './menu-columns';
import type { Menu } from './use-menu';
import type { MenuView } from './use-menu-view';

interface MenuListProps {
  menu: Menu;
  view: MenuView;
  table: Ref<DataTableHandle>;
}

const keyOf = (row: MenuRow) => row.item_id;
const isOff = (row: MenuRow) => row.status === 0;

/** What lies in the open folder: its folders, then its dishes. */
export function MenuList({ menu, view, table }: MenuListProps) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const columns = useMenuColumns();
  const { folder, children, failure } = menu;
  const { sort, open } = view;
  const rows = useMemo(() => children && sortRows(children, sort, locale), [children, sort, locale]);
  return (
    <DataTable
      ref={table}
      id="menu"
      label={t('list')}
      columns={columns}
      rows={rows}
      getKey={keyOf}
      sort={sort}
      onSortChange={view.setSort}
      selected={view.selected}
      onSelect={(key) => view.select(Number(key))}
      onOpen={(row) => !row.is_file && open(row.item_id)}
      isMuted={isOff}
      view={`${folder} ${sort.key} ${sort.direction}`}
      empty={
        <EmptyState icon={<IconFolderOpen />} title={t(folder === 0 ? 'emptyMenu' : 'emptyFolder')}>
          {t(folder === 0 ? 'emptyMenuText' : 'emptyFolderText')}
        </EmptyState>
      }
      error={
        failure && (
          <ProblemAlert title={t('failed')} problem={failure.problem} onRetry={menu.retry} retrying={menu.retrying} />
        )
      }
    />
  );
}
