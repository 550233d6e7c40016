'use client';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Switcher } from '@/components/ui/switcher';
import { HALLS, PLACES } from '@/lib/domain/places';
import { EVERYWHERE, placeKey } from '@/lib/reports/report/filters';
import type { ReportTable } from '@/lib/reports/report/table';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';
import { RightsContext } from './rights';

/** Name of the place whose sales a report counts, beside the whole venue; the name alone where there is no choice. */
export function HallFilter({ table, value, onChange }: FilterProps) {
  const t = useTranslations('reports.place');
  const { venue } = use(RightsContext);
  const here = t(`p${PLACES[table.place].place_id}`);
  if (!venue) return <HallName name={here} />;
  return (
    <Switcher
      label={t('label')}
      options={HALLS.map((hall) => ({ value: hall, label: hall === '' ? here : t(hall) }))}
      value={HALLS.find((hall) => hall === value) ?? ''}
      onChange={onChange}
    />
  );
}

function HallName({ name }: { readonly name: string }) {
  const t = useTranslations('reports.place');
  return (
    <p className={classes['hall']}>
      <span>{t('label')}</span> {name}
    </p>
  );
}

/** Name of the place, or of the whole venue, that a report without a choice of it is about. */
export function VenueName({ table: { report } }: { readonly table: ReportTable }) {
  const t = useTranslations();
  const { venue } = use(RightsContext);
  const filters = Object.values(report.filters ?? {});
  const place = filters.find(({ kind }) => kind === 'place');
  if (filters.some(({ kind }) => kind === 'hall') || (place && (venue || !place.ours))) return null;
  return <HallName name={t(placeKey(place?.absent ?? EVERYWHERE))} />;
}
