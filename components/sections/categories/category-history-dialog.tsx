'use client';
import { useTranslations } from 'next-intl';
import { HistoryDialog } from '@/components/record/record-history';
import { categoryHistory, type Category } from '@/lib/sections/categories/contract/categories';
import { categoryGroup, purposesIn } from '@/lib/sections/categories/list';

const FIELDS = ['name', 'purposes', 'group_id', 'alcohol', 'hidden'] as const;

interface CategoryHistoryDialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** History of a category: who changed what and when. */
export function CategoryHistoryDialog({ category, onClose }: CategoryHistoryDialogProps) {
  const t = useTranslations();
  const textOf = (field: string, value: unknown): string => {
    if (field === 'group_id') return categoryGroup(Number(value), t) ?? String(value);
    if (field === 'purposes') return purposesIn(value as Category['purposes'], t);
    return typeof value === 'boolean' ? t(`categories.${value ? 'yes' : 'no'}`) : (value as string);
  };
  const nameOf = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    return known ? t(`categories.fields.${known}`) : field;
  };
  return (
    <HistoryDialog
      title={t('categories.historyTitle', { name: category.name })}
      endpoint={categoryHistory}
      input={{ params: { id: category.category_id } }}
      actionOf={(action) => t(`categories.done.${action}`)}
      nameOf={nameOf}
      textOf={textOf}
      onClose={onClose}
    />
  );
}
