'use client';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Switcher } from '@/components/ui/switcher';
import { HALLS, PLACES } from '@/lib/domain/places';
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

/** Label of a report without a place: it is about the whole venue. */
export function VenueName({ table: { report } }: { readonly table: ReportTable }) {
  const t = useTranslations('reports.place');
  const kinds = Object.values(report.filters ?? {}).map(({ kind }) => kind);
  return kinds.includes('hall') || kinds.includes('place') ? null : <HallName name={t('venue')} />;
}
