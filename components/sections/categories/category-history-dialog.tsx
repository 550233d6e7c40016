'use client';
import { useTranslations } from 'next-intl';
import { HistoryDialog } from '@/components/record/record-history';
import { categoryHistory, type Category } from '@/lib/sections/categories/contract/categories';
import { categoryGroup, purposesIn } from '@/lib/sections/categories/list';

interface CategoryHistoryDialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** History of a category: who changed what and when. */
export function CategoryHistoryDialog({ category, onClose }: CategoryHistoryDialogProps) {
  const t = useTranslations();
  const fields = useTranslations('categories.fields');
  const textOf = (field: string, value: unknown): string => {
    if (field === 'group_id') return categoryGroup(Number(value), t) ?? String(value);
    if (field === 'purposes') return purposesIn(value as Category['purposes'], t);
    return typeof value === 'boolean' ? t(`categories.${value ? 'yes' : 'no'}`) : (value as string);
  };
  return (
    <HistoryDialog
      title={t('categories.historyTitle', { name: category.name })}
      endpoint={categoryHistory}
      input={{ params: { id: category.category_id } }}
      actionOf={(action) => t(`categories.done.${action}`)}
      nameOf={(field) => (fields.has(field as 'name') ? fields(field as 'name') : field)}
      textOf={textOf}
      onClose={onClose}
    />
  );
}
