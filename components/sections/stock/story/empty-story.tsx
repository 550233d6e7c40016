'use client';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListView } from '@/components/list/use-list-view';
import { ALL_TIME, MONTH } from '@/lib/domain/venue-time';
import { storyList } from '@/lib/sections/stock/lists/story';

/** Explains an empty history, with a button to widen it. */
export function EmptyStory({ view }: { readonly view: ListView<typeof storyList.filters> }) {
  const t = useTranslations('stockStory');
  const {
    period,
    filters: { filters: kinds },
  } = view;
  if (kinds !== storyList.filters.filters.usual) {
    return (
      <EmptyState
        icon={<IconHistory />}
        title={t('empty')}
        action={
          <Button variant="default" onClick={() => view.setFilters({ filters: storyList.filters.filters.usual })}>
            {t('showAll')}
          </Button>
        }
      >
        {t(kinds === '' ? 'emptyChoice' : 'emptyFilter')}
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
          <Button key={period_id} variant="default" onClick={() => view.setPeriod({ period_id })}>
            {t(period_id === MONTH ? 'thisMonth' : 'allTime')}
          </Button>
        ))
      }
    >
      {t(period.period_id === ALL_TIME ? 'neverText' : 'emptyPeriod')}
    </EmptyState>
  );
}
