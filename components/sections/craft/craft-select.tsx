'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { isBeerCraft } from '@/lib/sections/craft/rules/craft';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './batches.module.css';

interface CraftSelectProps {
  readonly beer: boolean;
  /** 0 for all crafts. */
  readonly value: number;
  readonly onChange: (craftId: number) => void;
}

/** Filter by craft. */
export function CraftSelect({ beer, value, onChange }: CraftSelectProps) {
  const t = useTranslations('craft.batches');
  const { data } = useEndpoint(listCrafts, { body: {} });
  const crafts = (data?.items ?? [])
    .filter((craft) => isBeerCraft(craft) === beer)
    .map(({ craft_id, name }) => ({ value: String(craft_id), label: name }));
  // A removed craft of a link stays chosen.
  const isMissing = value !== 0 && !crafts.some((craft) => craft.value === String(value));
  return (
    <Select
      size="sm"
      className={classes['craft'] ?? ''}
      aria-label={t('craft')}
      data={[
        { value: '0', label: t('allCrafts') },
        ...crafts,
        ...(isMissing ? [{ value: String(value), label: recordNumber(value) }] : []),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
