'use client';
import { LazyQuestion } from '@/components/form/lazy-question';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Category } from '@/lib/sections/categories/contract/categories';
import { categoryRemoval } from '@/lib/sections/categories/questions';
import type { CategoryTask } from './use-category-menu';

export const CategoryDialog = lazyPart(() => import('./category-dialog').then((module) => module.CategoryDialog));
const HistoryDialog = lazyPart(() =>
  import('./category-history-dialog').then((module) => module.CategoryHistoryDialog),
);

export type CategoryWindow =
  | { readonly task: 'add'; readonly category?: undefined }
  | { readonly task: CategoryTask; readonly category: Category };

interface CategoryWindowsProps {
  readonly window: CategoryWindow | null;
  readonly reread: (category_id: number) => Promise<Category | undefined>;
  readonly onClose: () => void;
}

/** The open dialog about a category. */
export function CategoryWindows({ window, reread, onClose }: CategoryWindowsProps) {
  if (!window) return null;
  const { task, category } = window;
  if (task === 'history') return <HistoryDialog category={category} onClose={onClose} />;
  if (task === 'remove') return <LazyQuestion question={categoryRemoval(category)} onClose={onClose} />;
  return <CategoryDialog category={category} reread={reread} onClose={onClose} />;
}
