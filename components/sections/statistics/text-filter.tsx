'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { columnLabel } from '@/lib/lists/report/labels';
import type { FilterProps } from './filter-props';

const ENTER = 'Enter';
const LONGEST = 200;

/** Filter by part of a text, e.g. a card number; applied by Enter or on blur. */
export function TextFilter({ table, name, value, onChange }: FilterProps) {
  const t = useTranslations();
  const known = String(value);
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null && typed.trim() !== known) onChange(typed.trim());
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      label={columnLabel(table.report.part, name)(t)}
      maxLength={LONGEST}
      value={typed ?? known}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === ENTER && apply()}
    />
  );
}
