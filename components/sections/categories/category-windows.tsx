'use client';
import { LazyQuestion } from '@/components/form/lazy-question';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Category } from '@/lib/sections/categories/contract/categories';
import { categoryRemoval } from '@/lib/sections/categories/questions';
import type { CategoryTask } from './use-category-menu';

export const CategoryDialog = lazyPart(() => import('./category-dialog').then((module) => module.CategoryDialog));
export const NewCategoryDialog = lazyPart(() =>
  import('./new-category-dialog').then((module) => module.NewCategoryDialog),
);
const HistoryDialog = lazyPart(() =>
  import('./category-history-dialog').then((module) => module.CategoryHistoryDialog),
);

export interface CategoryWindow {
  readonly task: CategoryTask | 'add';
  readonly category?: Category;
}

interface CategoryWindowsProps {
  readonly window: CategoryWindow | null;
  readonly reread: (category_id: number) => Promise<Category | undefined>;
  readonly onClose: () => void;
}

/** The open dialog about a category. */
export function CategoryWindows({ window, reread, onClose }: CategoryWindowsProps) {
  if (!window) return null;
  const { task, category } = window;
  if (!category) return <NewCategoryDialog onClose={onClose} />;
  if (task === 'history') return <HistoryDialog category={category} onClose={onClose} />;
  if (task === 'remove') return <LazyQuestion question={categoryRemoval(category)} onClose={onClose} />;
  const again = async () => (await reread(category.category_id)) ?? category;
  return <CategoryDialog category={category} reread={again} onClose={onClose} />;
}
