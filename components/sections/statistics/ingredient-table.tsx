'use client';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import type { Column } from '@/components/table/column';
import { DataTable, type DataTableHandle } from '@/components/table/data-table';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import classes from './ingredient-group.module.css';

interface IngredientRow {
  readonly stock_id: number;
  readonly name: string;
  readonly measure: string;
}

interface IngredientTableProps {
  items: readonly number[];
  byId: ReadonlyMap<number, StockRow>;
  onRemove: (id: number) => void;
}

/** Ingredients of a group; Delete removes the selected one and focuses its successor. */
export function IngredientTable({ items, byId, onRemove }: IngredientTableProps) {
  const t = useTranslations('reports.groups');
  const measure = useMeasure();
  const [selected, setSelected] = useState<number | null>(null);
  const table = useRef<DataTableHandle>(null);
  const rows = items.map((stock_id): IngredientRow => {
    const row = byId.get(stock_id);
    return { stock_id, name: row?.name ?? t('unknown'), measure: row?.is_file ? measure.name(row) : '' };
  });
  const remove = (id: number) => {
    const at = items.indexOf(id);
    setSelected(items[at + 1] ?? items[at - 1] ?? null);
    table.current?.focus();
    onRemove(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || selected === null || !items.includes(selected)) return;
    event.preventDefault();
    remove(selected);
  };
  const columns = useMemo(
    (): readonly Column<IngredientRow>[] => [
      { key: 'stock_id', kind: 'id', label: t('itemId'), width: 72, fixed: true },
      { key: 'name', kind: 'text', label: t('itemName'), minWidth: 140, fixed: true },
      { key: 'measure', kind: 'text', label: t('measure'), width: 72, fixed: true },
    ],
    [t],
  );
  return (
    <div onKeyDown={onKeyDown}>
      <p className={cx(layout.small, classes['legend'])}>{t('items')}</p>
      <div className={cx(layout.panel, classes['items'])}>
        <DataTable
          ref={table}
          id="ingredient-group"
          label={t('items')}
          columns={[
            ...columns,
            {
              key: 'remove',
              kind: 'text',
              label: t('out'),
              width: 72,
              fixed: true,
              render: (row) => (
                <ActionIcon
                  aria-label={t('remove', { name: row.name })}
                  onClick={(event) => {
                    // A click on the row would select it.
                    event.stopPropagation();
                    remove(row.stock_id);
                  }}
                >
                  <IconX size={15} aria-hidden />
                </ActionIcon>
              ),
            },
          ]}
          rows={rows}
          getKey={({ stock_id }) => stock_id}
          selected={selected}
          onSelect={(key) => setSelected(Number(key))}
          empty={<p className={cx(layout.muted, layout.tiny)}>{t('noItems')}</p>}
        />
      </div>
      {rows.length > 0 && <p className={cx(layout.muted, layout.tiny)}>{t('keyHint')}</p>}
    </div>
  );
}
