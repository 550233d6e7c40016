'use client';
import { Chip } from '@mantine/core';
import { useTranslations } from 'next-intl';
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
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(chosen) => onChange(FILTERS.filter((filter) => chosen.includes(String(filter))))}
      >
        {FILTERS.map((filter) => (
          <Chip key={filter} value={String(filter)} size="xs" variant="outline">
            {t(`f${filter}`)}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  );
}
