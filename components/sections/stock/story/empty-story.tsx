'use client';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ALL_TIME, MONTH } from '@/lib/domain/venue-time';
import type { Story } from './use-story';

/** Explains an empty history, with a button to widen it. */
export function EmptyStory({ story }: { story: Story }) {
  const t = useTranslations('stockStory');
  const { period, filters } = story;
  if (filters.length < 3) {
    return (
      <EmptyState
        icon={<IconHistory />}
        title={t('empty')}
        action={
          <Button variant="default" onClick={() => story.setFilters([1, 2, 3])}>
            {t('showAll')}
          </Button>
        }
      >
        {t(filters.length === 0 ? 'emptyChoice' : 'emptyFilter')}
      </EmptyState>
    );
  }
  const wider = [MONTH, ALL_TIME].filter((id) => id !== period.period_id);
  return (
    <EmptyState
      icon={<IconHistory />}
      title={t(period.period_id === ALL_TIME ? 'never' : 'empty')}
      action={
        period.period_id !== ALL_TIME &&
        wider.map((period_id) => (
          <Button key={period_id} variant="default" onClick={() => story.setPeriod({ period_id })}>
            {t(period_id === MONTH ? 'thisMonth' : 'allTime')}
          </Button>
        ))
      }
    >
      {t(period.period_id === ALL_TIME ? 'neverText' : 'emptyPeriod')}
    </EmptyState>
  );
}
