'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { dishIngredients, menuDish } from '@/lib/contract/menu';
import classes from './dish-dialog.module.css';
import { DishEditor, type DishEditorProps } from './dish-editor';
import { loadedDish } from './draft';

interface DishLoaderProps extends Omit<DishEditorProps, 'loaded' | 'parentId'> {
  itemId: number;
  onName: (name: string) => void;
}

/** Reads a dish and its recipe anew, then hands them to the editor. */
export function DishLoader({ itemId, onName, ...editor }: DishLoaderProps) {
  const t = useTranslations('dish');
  const locale = useLocale();
  const dish = useFresh(menuDish, { params: { id: itemId } });
  const recipe = useFresh(dishIngredients, { params: { id: itemId } });
  const found = dish.data?.dish;
  const name = found?.name;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  const loaded = useMemo(
    () => (found && recipe.data ? loadedDish(found, recipe.data.items, locale) : undefined),
    [found, recipe.data, locale],
  );
  const failure = dish.error ?? recipe.error;
  if (loaded) return <DishEditor loaded={loaded} parentId={found?.parent_id ?? 0} {...editor} />;
  if (failure) {
    const retry = () => [dish, recipe].forEach((part) => part.error && part.reload());
    return (
      <div className={classes['panel']}>
        <ProblemAlert problem={failure.problem} title={t('notLoaded')} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={classes['panel']} role="status" aria-label={t('loading')}>
      {[40, 34, 56, 56, 40, 56, 96].map((height, index) => (
        <Skeleton key={index} height={height} mb={14} />
      ))}
    </div>
  );
}
