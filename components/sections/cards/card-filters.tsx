'use client';
import { useTranslations } from 'next-intl';
import { ListSearch } from '@/components/browse/list-search';
import { Select } from '@/components/ui/select';
import { CARD_FILTERS, CARD_TYPES } from '@/lib/sections/cards/list';
import classes from './cards.module.css';

interface Filters {
  readonly search: string;
  readonly state: (typeof CARD_FILTERS)[number];
  readonly type: (typeof CARD_TYPES)[number];
}

interface CardFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Partial<Filters>, step?: { replace?: boolean }) => void;
}

/** Search by a part of the number or the owner, and filters by state and type. */
export function CardFilters({ filters, onChange }: CardFiltersProps) {
  const t = useTranslations('cards');
  const { search, state, type } = filters;
  return (
    <>
      <ListSearch label={t('search')} search={search} className={classes['search']} onChange={onChange} />
      <Select
        size="sm"
        className={classes['filter']}
        aria-label={t('filters.state')}
        data={CARD_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={state}
        onChange={(value) => onChange({ state: CARD_FILTERS.find((one) => one === value) ?? 'all' })}
      />
      <Select
        size="sm"
        className={classes['filter']}
        aria-label={t('filters.type')}
        data={CARD_TYPES.map((value) => ({ value, label: t(`filters.${value === 'all' ? 'anyType' : value}`) }))}
        value={type}
        onChange={(value) => onChange({ type: CARD_TYPES.find((one) => one === value) ?? 'all' })}
      />
    </>
  );
}
