import { IconEye, IconEyeOff, IconHistory, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import type { RowMenu } from '@/components/table/data-table';
import { menuAction, menuOf } from '@/components/ui/menu';
import { useCommand } from '@/lib/api/use-command';
import { saveCategory, type Category } from '@/lib/sections/categories/contract/categories';
import { isFixed, mayHide } from '@/lib/sections/categories/rules';

export type CategoryTask = 'edit' | 'history' | 'remove';

/** Menu of a category: edit, hide or show, history, and removal of one that was never used. */
export function useCategoryMenu(show: (task: CategoryTask, category: Category) => void): RowMenu<Category> {
  const t = useTranslations('categories');
  const toasts = useToasts();
  const { send } = useCommand(saveCategory);
  const setHidden = async ({ category_id, name }: Category, hidden: boolean): Promise<void> => {
    try {
      await send({ body: { category_id, hidden } });
      toasts.done(t(hidden ? 'nowHidden' : 'nowShown', { name }), () => {
        void send({ body: { category_id, hidden: !hidden } }).catch((error: unknown) =>
          toasts.failed(t('notSaved'), error),
        );
      });
    } catch (error) {
      toasts.failed(t('notSaved'), error);
    }
  };
  return {
    label: t('actions'),
    of: (category) => {
      const { category_id, name, hidden = false, used = true } = category;
      const entry = (key: CategoryTask, icon: TablerIcon) => ({
        ...menuAction(key, t(key), icon, () => show(key, category)),
        danger: key === 'remove',
      });
      const visibility = menuAction('visibility', t(hidden ? 'show' : 'hide'), hidden ? IconEye : IconEyeOff, () => {
        void setHidden(category, !hidden);
      });
      return menuOf(name, {
        category: [
          entry('edit', IconPencil),
          (hidden || mayHide(category_id)) && visibility,
          entry('history', IconHistory),
          !used && !isFixed(category_id) && entry('remove', IconTrash),
        ],
      });
    },
  };
}
