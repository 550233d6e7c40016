'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { menuDish } from '@/lib/sections/menu/contract/menu';
import classes from '@/components/form/dialog-tabs.module.css';

/** Heights of the fields of a dish. */
const FIELDS: readonly number[] = [40, 34, 56, 56, 40, 56, 96];

/** Placeholder of a dish's form while its data loads. */
export function DishWaiting({ heights = FIELDS }: { readonly heights?: readonly number[] }) {
  const t = useTranslations('dish');
  return (
    <div className={classes['panel']} role="status" aria-label={t('loading')}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} style={{ marginBottom: 14 }} />
      ))}
    </div>
  );
}

interface DishLoaderProps {
  readonly itemId: number;
  /** Heights of the fields that its form shows. */
  readonly heights?: readonly number[];
  readonly children: (reply: ReplyOf<typeof menuDish>) => ReactNode;
}

/** Loads a dish and its recipe, then shows the form. */
export function DishLoader({ itemId, heights, children }: DishLoaderProps) {
  const t = useTranslations('dish');
  const { data, error, reload } = useFresh(menuDish, { params: { id: itemId } });
  if (data) return children(data);
  if (!error) return <DishWaiting {...(heights && { heights })} />;
  return (
    <div className={classes['panel']}>
      <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />
    </div>
  );
}
