'use client';
import { Select } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { StockRow } from '@/lib/contract/stock';
import { pathTo } from '@/lib/domain/tree';
import { IN_DIALOG } from './select-props';
import type { StockIndex } from './use-stock-rows';

interface FolderSelectProps {
  stock: StockIndex;
  label: string;
  /** 0 is the root. */
  value: number;
  onChange: (folder: number) => void;
  readOnly: boolean;
  error: ReactNode;
}

/** Chooses a folder by its path. */
export function FolderSelect({ stock: { folders, byId }, label, value, onChange, readOnly, error }: FolderSelectProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const data = useMemo(() => {
    const paths = folders.map(({ item_id }) => ({
      value: String(item_id),
      label: pathTo<StockRow>(byId, item_id)
        .map(({ name }) => name)
        .join(' / '),
    }));
    const order = new Intl.Collator(locale, { numeric: true });
    return [{ value: '0', label: t('root') }, ...paths.toSorted((a, b) => order.compare(a.label, b.label))];
  }, [folders, byId, locale, t]);
  return (
    <Select
      {...IN_DIALOG}
      label={label}
      data={data}
      searchable
      nothingFoundMessage={t('pick.none')}
      allowDeselect={false}
      readOnly={readOnly}
      {...(error && { error })}
      value={String(value)}
      onChange={(id) => id !== null && onChange(Number(id))}
    />
  );
}
