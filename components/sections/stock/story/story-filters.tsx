'use client';
import { useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/chip';
import type { StoryFilter } from '@/lib/sections/stock/contract/story';
import classes from './history-view.module.css';

const FILTERS = [1, 2, 3] as const;

interface StoryFiltersProps {
  value: readonly StoryFilter[];
  onChange: (filters: readonly StoryFilter[]) => void;
}

/** Filter by kind of movement: income, orders, write-offs, in any combination. */
export function StoryFilters({ value, onChange }: StoryFiltersProps) {
  const t = useTranslations('stockStory.filters');
  return (
    <div role="group" aria-label={t('label')} className={classes['filters']}>
      {FILTERS.map((filter) => (
        <Chip
          key={filter}
          checked={value.includes(filter)}
          onChange={(on) => onChange(FILTERS.filter((one) => (one === filter ? on : value.includes(one))))}
        >
          {t(`f${filter}`)}
        </Chip>
      ))}
    </div>
  );
}
