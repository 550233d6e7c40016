'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useFresh } from '@/lib/api/use-fresh';
import { categoryHistory, type Category } from '@/lib/sections/categories/contract';
import { categoryGroup, purposesIn } from '@/lib/sections/categories/list';

const FIELDS = ['name', 'purposes', 'group_id', 'alcohol', 'hidden'] as const;

interface CategoryHistoryDialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** History of a category: who changed what and when. */
export function CategoryHistoryDialog({ category, onClose }: CategoryHistoryDialogProps) {
  const t = useTranslations();
  const reading = useFresh(categoryHistory, { params: { id: category.category_id } });
  const said = (field: string, value: unknown): string => {
    if (field === 'group_id') return categoryGroup(Number(value), t) ?? String(value);
    if (field === 'purposes') return purposesIn(value as Category['purposes'], t);
    return typeof value === 'boolean' ? t(`categories.${value ? 'yes' : 'no'}`) : (value as string);
  };
  return (
    <Dialog title={t('categories.historyTitle', { name: category.name })} size={560} onClose={onClose}>
      <ChangeHistory
        reading={reading}
        actionOf={(action) => t(`categories.done.${action}`)}
        lineOf={({ field, before, after }, fresh) => {
          const known = FIELDS.find((one) => one === field);
          return (
            <ChangeLine
              key={field}
              name={known ? t(`categories.fields.${known}`) : field}
              before={fresh ? undefined : said(field, before)}
              after={said(field, after)}
            />
          );
        }}
      />
    </Dialog>
  );
}
