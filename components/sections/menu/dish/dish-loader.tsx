'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { menuDish } from '@/lib/sections/menu/contract/menu';
import type { DishDialogProps } from './dish-types';
import classes from '@/components/form/dialog-tabs.module.css';
import { DishWaiting } from './dish-waiting';
import { EditDish } from './edit-dish';

interface DishLoaderProps extends Pick<DishDialogProps, 'onSaved'> {
  readonly itemId: number;
  readonly readOnly: boolean;
  readonly onName: (name: string) => void;
}

/** Loads a dish and its recipe, then shows the form. */
export function DishLoader({ itemId, onName, ...form }: DishLoaderProps) {
  const t = useTranslations('dish');
  const { data, error, reload } = useFresh(menuDish, { params: { id: itemId } });
  const name = data?.dish.name;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  if (data) return <EditDish {...data} {...form} />;
  if (error)
    return (
      <div className={classes['panel']}>
        <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />
      </div>
    );
  return <DishWaiting />;
}
