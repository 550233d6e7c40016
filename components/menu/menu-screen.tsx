'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { ProblemAlert } from '@/components/layout/problem-alert';
import type { DataTableHandle } from '@/components/table/data-table';
import type { MenuRow } from '@/lib/contract/menu';
import { FolderPanel } from './folder-panel';
import { MenuList } from './menu-list';
import classes from './menu-screen.module.css';
import { MenuSearch } from './menu-search';
import { MenuSplit } from './menu-split';
import { useMenu } from './use-menu';
import { useMenuView } from './use-menu-view';

/** The menu: its folders at the left, what lies in the open one at the right, and a search over all of it. */
export function MenuScreen() {
  const t = useTranslations();
  const table = useRef<DataTableHandle>(null);
  const view = useMenuView();
  const menu = useMenu(view.folder);
  const [dismissed, setDismissed] = useState(-1);

  const find = (row: MenuRow) => {
    view.open(menu.byId.has(row.parent_id) ? row.parent_id : 0, row.item_id);
    table.current?.focus();
  };

  return (
    <div className={classes['screen']}>
      <PageHeader title={t('sections.menu')}>
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
        folders={<FolderPanel menu={menu} onOpen={view.open} />}
        list={<MenuList menu={menu} view={view} table={table} />}
      />
    </div>
  );
}
