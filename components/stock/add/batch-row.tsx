'use client';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useMeasure } from '@/components/measure/use-measure';
import { ActionIcon } from '@/components/ui/action-icon';
import { Badge } from '@/components/ui/badge';
import { formatMoney } from '@/lib/domain/format';
import { MEASURES } from '@/lib/domain/measure';
import { lineBaht, priceBaht, type BatchLine } from './batch';
import classes from './batch-table.module.css';
import type { StockRows } from '@/components/browse/use-stock-rows';

interface BatchRowProps {
  line: BatchLine;
  number: number;
  vat: boolean;
  stock: StockRows;
  active: boolean;
  reachable: boolean;
  refused: boolean;
  editing: boolean;
  onActive: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const measureOf = ({ item_id, measure_id }: BatchLine, stock: StockRows): string => {
  const row = item_id === null ? undefined : stock.byId.get(item_id);
  const known = MEASURES.find((one) => one.measure_id === measure_id);
  return row?.is_file ? row.measure_name : (known?.measure_name ?? '');
};

/** Line of the delivery with its price and total; a card on a narrow screen. */
export function BatchRow({ line, number, vat, stock, active, reachable, refused, editing, ...on }: BatchRowProps) {
  const t = useTranslations('stockAdd.list');
  const locale = useLocale();
  const measure = useMeasure();
  const { name, parent_id, quantity, item_id } = line;
  const unit = measureOf(line, stock);
  return (
    <tr
      role="row"
      className={classes['line']}
      data-line={line.key}
      data-refused={refused || undefined}
      data-editing={editing || undefined}
      aria-selected={active}
      tabIndex={reachable ? 0 : -1}
      onFocus={on.onActive}
      onKeyDown={on.onKeyDown}
      onDoubleClick={on.onEdit}
    >
      <td role="gridcell" data-column="number">
        {number}
      </td>
      <td role="gridcell" data-column="name">
        <span className={classes['name']}>
          {name}
          {item_id === null && (
            <Badge className={classes['new'] ?? ''} size="xs" variant="outline">
              {t('new')}
            </Badge>
          )}
        </span>
        <span className={classes['path']}>{refused ? t('refused') : stock.pathOf(parent_id)}</span>
      </td>
      <td role="gridcell" data-column="quantity">
        {measure.written(quantity, unit)}
      </td>
      <td role="gridcell" data-column="price">
        {formatMoney(priceBaht(line, vat), locale)}
      </td>
      <td role="gridcell" data-column="total">
        {formatMoney(lineBaht(line, vat), locale)}
      </td>
      <td role="gridcell" data-column="actions">
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('edit', { name })} onClick={on.onEdit}>
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('remove', { name })} onClick={on.onRemove}>
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
