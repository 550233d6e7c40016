'use client';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { StockPicker } from '@/components/browse/stock-picker';
import { Button } from '@/components/ui/button';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import classes from './ingredient-group.module.css';
import { recordNumber } from '@/lib/domain/record-number';
import { IngredientTable } from './ingredient-table';

interface IngredientGroupFieldsProps {
  /** Props of the name input. */
  readonly name: TextInputProps;
  /** Ids of the ingredients. */
  readonly value: readonly number[];
  readonly onChange: (items: readonly number[]) => void;
  /** Asks to delete the group; undefined for a new one. */
  readonly onDelete?: () => void;
}

const NO_ROWS: readonly StockRow[] = [];

/** Name and ingredients of a group, each ingredient once. */
export function IngredientGroupFields({ name, value: items, onChange, onDelete }: IngredientGroupFieldsProps) {
  const t = useTranslations('reports.groups');
  const [announced, setAnnounced] = useState('');
  const { data } = useEndpoint(stockRows, {});
  const rows = data?.rows ?? NO_ROWS;
  const byId = useMemo(() => new Map(rows.map((row) => [row.item_id, row])), [rows]);
  const offers = useCallback((row: StockRow) => !items.includes(row.item_id), [items]);
  const nameOf = (id: number) => byId.get(id)?.name ?? recordNumber(id);
  return (
    <>
      <TextInput {...name} placeholder={t('nameHint')} data-autofocus />
      <IngredientTable
        items={items}
        byId={byId}
        onRemove={(id) => {
          onChange(items.filter((one) => one !== id));
          setAnnounced(t('removed', { name: nameOf(id) }));
        }}
      />
      <StockPicker
        stock={{ rows, byId }}
        label={t('pick')}
        value={null}
        offers={offers}
        autoFocus={false}
        onChange={(id) => {
          onChange([...items, id]);
          setAnnounced(t('added', { name: nameOf(id) }));
        }}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {onDelete && (
        <Button
          className={classes['delete'] ?? ''}
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      )}
    </>
  );
}
