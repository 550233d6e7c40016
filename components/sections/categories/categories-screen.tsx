'use client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ListScreen } from '@/components/list/list-screen';
import type { Looks } from '@/components/list/looks';
import { useList } from '@/components/list/use-list';
import { useServer } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { usePrefetch } from '@/components/ui/lazy-part';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCategories, type Category } from '@/lib/sections/categories/contract/categories';
import { categoriesList } from '@/lib/sections/categories/list';
import { inputOf } from '@/lib/lists/view';
import classes from './categories.module.css';
import { CategoryDialog, CategoryWindows, type CategoryWindow } from './category-windows';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { useCategoryMenu } from './use-category-menu';

const LOOKS: Looks<Category> = {
  name: { cell: ({ hidden }, words) => ({ note: hidden ? words('categories.isHidden') : undefined }) },
  purposes: { cell: ({ alcohol }, words) => ({ note: alcohol ? words('categories.isAlcohol') : undefined }) },
  group_id: { wideOnly: true },
};

const isHidden = ({ hidden = false }: Category): boolean => hidden;

/** Categories of expenses. A legacy server tells only ids and names (`plain`), and takes no changes. */
export function CategoriesScreen() {
  const plain = !useServer().ours;
  const t = useTranslations();
  usePrefetch(CategoryDialog);
  const list = useList(categoriesList);
  const [window, setWindow] = useState<CategoryWindow | null>(null);
  const { view } = list;
  const { mutate } = useEndpoint(listCategories, inputOf(categoriesList, view));
  const menu = useCategoryMenu((task, category) => setWindow({ task, category }));
  return (
    <ListScreen
      list={list}
      looks={LOOKS}
      heading={t('sections.settings')}
      tabs={<SettingsTabs open="expense" />}
      isMuted={isHidden}
      emptyText={t('categories.empty')}
      panel={plain && <Alert role="status">{t('categories.plain')}</Alert>}
      {...(!plain && { rowMenu: menu, onOpen: (category: Category) => setWindow({ task: 'edit', category }) })}
      filters={
        !plain && (
          <Checkbox
            className={classes['toggle'] ?? ''}
            label={t('categories.showHidden')}
            checked={view.filters.hidden === '1'}
            onChange={(event) => view.setFilters({ hidden: event.currentTarget.checked ? '1' : '0' })}
          />
        )
      }
      actions={
        !plain && (
          <Button icon={IconPlus} onClick={() => setWindow({ task: 'add' })}>
            {t('categories.add')}
          </Button>
        )
      }
    >
      <CategoryWindows
        window={window}
        reread={async (id) => (await mutate())?.items.find(({ category_id }) => category_id === id)}
        onClose={() => setWindow(null)}
      />
    </ListScreen>
  );
}
