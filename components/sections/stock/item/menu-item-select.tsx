'use client';
import { Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { searchRows } from '@/lib/domain/tree';
import { LIST_IN_PLACE } from '@/components/form/select-props';

const MOST = 50;

interface MenuItemSelectProps {
  label: string;
  value: number | null;
  onChange: (menuId: number | null) => void;
  readOnly?: boolean;
  error?: ReactNode;
}

/** Chooses a linked menu item by name or number; none is allowed. */
export function MenuItemSelect({ label, value, onChange, readOnly = false, error }: MenuItemSelectProps) {
  const t = useTranslations('stockItem');
  const { data, error: failure } = useEndpoint(menuRows, {});
  const [query, setQuery] = useState('');
  const dishes = useMemo(() => (data?.rows ?? []).filter((row) => row.is_file), [data]);
  const optionOf = ({ item_id, name }: Pick<MenuRow, 'item_id' | 'name'>) => ({
    value: String(item_id),
    label: name === '' ? `#${item_id}` : `${name} · #${item_id}`,
  });
  const options = useMemo(() => {
    const chosen =
      dishes.find(({ item_id }) => item_id === value) ?? (value === null ? null : { item_id: value, name: '' });
    const searchText = chosen && query === optionOf(chosen).label ? '' : query;
    const found = searchText.trim() === '' ? dishes.slice(0, MOST) : searchRows(dishes, searchText, MOST);
    const listed = found.map(optionOf);
    return chosen && !listed.some((option) => option.value === String(value)) ? [optionOf(chosen), ...listed] : listed;
  }, [dishes, query, value]);
  return (
    <Select
      {...LIST_IN_PLACE}
      label={label}
      placeholder={t('noMenuItem')}
      searchable
      clearable={!readOnly}
      clearButtonProps={{ 'aria-label': t('unlink') }}
      nothingFoundMessage={t(failure ? 'menuNotLoaded' : 'pick.none')}
      readOnly={readOnly}
      // Filtered already, also for words that are not adjacent.
      filter={({ options: all }) => all}
      data={options}
      searchValue={query}
      onSearchChange={setQuery}
      {...(error && { error })}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
