'use client';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { searchRows } from '@/lib/domain/tree';

const MOST = 50;

interface MenuItemSelectProps {
  label: string;
  value: number | null;
  onChange: (menuId: number | null) => void;
  readOnly?: boolean;
  error?: ReactNode;
}

const optionOf = ({ item_id, name }: Pick<MenuRow, 'item_id' | 'name'>) => ({
  value: String(item_id),
  label: name === '' ? `#${item_id}` : `${name} · #${item_id}`,
});

/** Chooses a linked menu item by name or number; none is allowed. */
export function MenuItemSelect({ label, value, onChange, readOnly = false, error }: MenuItemSelectProps) {
  const t = useTranslations('stockItem');
  const { data, error: failure } = useEndpoint(menuRows, {});
  const dishes = useMemo(() => (data?.rows ?? []).filter((row) => row.is_file), [data]);
  const options = useMemo(() => {
    const listed = dishes.slice(0, MOST);
    if (value === null || listed.some(({ item_id }) => item_id === value)) return listed.map(optionOf);
    const chosen = dishes.find(({ item_id }) => item_id === value) ?? { item_id: value, name: '' };
    return [chosen, ...listed].map(optionOf);
  }, [dishes, value]);
  return (
    <Select
      label={label}
      placeholder={t('noMenuItem')}
      searchable
      clear={readOnly ? undefined : { label: t('unlink'), run: () => onChange(null) }}
      nothingFoundMessage={t(failure ? 'menuNotLoaded' : 'pick.none')}
      readOnly={readOnly}
      data={options}
      // Also for words that are not adjacent.
      find={(text) => searchRows(dishes, text, MOST).map(optionOf)}
      {...(error && { error })}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
