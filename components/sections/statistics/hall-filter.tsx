'use client';
import { useTranslations } from 'next-intl';
import { useOff, useServer } from '@/components/sight/offers';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { Period } from '@/lib/contract/period';
import { venueHalls } from '@/lib/sections/settings/contract/halls';
import { hallOf, HALLS, numberOfHall, VENUE, type Hall } from '@/lib/contract/places';
import { EVERYWHERE, placeKey } from '@/lib/lists/report/filters';
import type { ReportList } from '@/lib/lists/report/list';
import { cx, layout } from '@/components/ui/classes';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';
import { OneOf } from './choice-filters';

interface ChosenProps {
  readonly value: Hall;
  readonly period: Period;
  readonly onChange: (hall: Hall) => void;
}

/** Halls to choose from. A hall whose section is switched off is offered only if it is chosen or has orders in the period. */
function useOfferedHalls(value: Hall, period: Period): readonly Hall[] {
  const off: readonly string[] = useOff();
  const asks = HALLS.some((hall) => off.includes(hall));
  const sold = useEndpoint(venueHalls, asks ? { body: period } : null).data?.places ?? [];
  return HALLS.filter((hall) => !off.includes(hall) || hall === value || sold.includes(numberOfHall(hall)));
}

/** Control of the hall, the same in every section. */
function Halls({ value, period, onChange }: ChosenProps) {
  const t = useTranslations();
  const data = useOfferedHalls(value, period).map((hall) => ({ value: hall, label: t(placeKey(numberOfHall(hall))) }));
  return (
    <OneOf
      className={classes['halls']}
      label={t('reports.place.label')}
      data={data}
      value={value}
      onChange={(chosen) => onChange(HALLS.find((hall) => hall === chosen) ?? VENUE)}
    />
  );
}

/** Hall whose sales a report counts; the name alone on a server without a choice of it. */
export function HallFilter({ value, view: { period }, onChange }: FilterProps) {
  const t = useTranslations();
  const { ours: venue } = useServer();
  const hall = HALLS.find((one) => one === value) ?? VENUE;
  if (!venue) return <HallName name={t(placeKey(numberOfHall(hall)))} />;
  return <Halls value={hall} period={period} onChange={onChange} />;
}

/** Control of the hall for requests with a place number. */
export const PlaceFilter = ({ value, view: { period }, onChange }: FilterProps) => (
  <Halls value={hallOf(Number(value)) ?? VENUE} period={period} onChange={(hall) => onChange(numberOfHall(hall))} />
);

function HallName({ name }: { readonly name: string }) {
  const t = useTranslations('reports.place');
  return (
    <p className={cx(layout.tiny, classes['hall'])}>
      <span className={layout.muted}>{t('label')}</span> {name}
    </p>
  );
}

/** Name of the place, or of the whole venue, that a report without a choice of it is about; one without a place says so. */
export function VenueName({ table: { report } }: { readonly table: ReportList }) {
  const t = useTranslations();
  const { ours: venue } = useServer();
  const filters = Object.values(report.filters ?? {});
  const place = filters.find(({ kind }) => kind === 'place');
  if (filters.some(({ kind }) => kind === 'hall') || (place && (venue || !place.ours))) return null;
  return <HallName name={place ? t(placeKey(place.absent ?? EVERYWHERE)) : t('reports.place.undivided')} />;
}
