'use client';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useLaggingUrl } from '@/components/browse/use-lagging-url';
import { TextInput } from '@/components/ui/text-input';
import classes from './salary.module.css';

interface SalarySearchProps {
  readonly search: string;
  readonly onChange: (filters: { readonly search: string }, step: { readonly replace: boolean }) => void;
}

const TYPING_MS = 300;

/** Search by a part of the name or position. */
export function SalarySearch({ search, onChange }: SalarySearchProps) {
  const t = useTranslations('salary');
  const typed = useLaggingUrl(search, (text) => onChange({ search: text.trim() }, { replace: true }), TYPING_MS);
  return (
    <TextInput
      size="sm"
      type="search"
      className={classes['search']}
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={typed.value}
      onChange={(event) => typed.change(event.currentTarget.value)}
    />
  );
}
