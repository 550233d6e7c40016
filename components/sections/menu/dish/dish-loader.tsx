'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadingPanel } from '@/components/form/loading-panel';
import { useFresh } from '@/lib/api/use-fresh';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { menuDish } from '@/lib/sections/menu/contract/menu';

/** Heights of the fields of a dish. */
export const FIELDS = [40, 34, 56, 56, 40, 56, 96];

interface DishLoaderProps {
  readonly itemId: number;
  /** Heights of the fields that its form shows. */
  readonly heights: readonly number[];
  readonly children: (reply: ReplyOf<typeof menuDish>) => ReactNode;
}

/** Loads a dish and its recipe, then shows the form. */
export function DishLoader({ itemId, heights, children }: DishLoaderProps) {
  const t = useTranslations('dish');
  const { data, error, reload } = useFresh(menuDish, { params: { id: itemId } });
  return data ? children(data) : <LoadingPanel words={t} heights={heights} error={error} onRetry={reload} />;
}
