'use client';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { ActionIcon } from '@/components/ui/action-icon';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { decimalsIn } from '@/lib/domain/measure';
import { lineBaht, priceBaht, type BatchLine } from '@/lib/sections/stock/forms/delivery-lines';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { cx, layout } from '@/components/ui/classes';
import type { GridRow } from '@/components/ui/use-grid-rows';
import { useFormats } from '@/components/frame/use-formats';
import classes from './batch-table.module.css';

interface BatchRowProps {
  line: BatchLine;
  number: number;
  vat: boolean;
  stock: StockRows;
  row: GridRow;
  /** Why the server refused this line. */
  refusal?: string | undefined;
  editing: boolean;
  /** Last price of the item, when the line's price is questioned. */
  lastPrice?: number | undefined;
  onConfirm: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** Line of the delivery with its price and total; a card on a narrow screen. */
export function BatchRow({ line, number, vat, stock, row, refusal, editing, lastPrice, ...on }: BatchRowProps) {
  const t = useTranslations('stockAdd.list');
  const { formatMoney, formatQuantity } = useFormats();
  const measure = useMeasure();
  const { name, parent_id, quantity, item_id, measure_id, package_quantity } = line;
  const unit = stock.measures.get(measure_id ?? 0) ?? '';
  return (
    <tr
      {...row}
      className={classes['line']}
      data-refused={refusal !== undefined || undefined}
      // A refused line gets the focus.
      data-path={refusal === undefined ? undefined : 'items'}
      data-editing={editing || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) {
          on.onEdit();
          event.preventDefault();
        } else row.onKeyDown(event);
      }}
      onDoubleClick={on.onEdit}
    >
      <td role="gridcell" data-column="number">
        {number}
      </td>
      <td role="gridcell" data-column="name">
        <span className={cx(layout.line, classes['name'])}>
          {name}
          {item_id === null && (
            <Badge className={classes['new'] ?? ''} size="xs" variant="outline">
              {t('new')}
            </Badge>
          )}
          <span className={cx(layout.clip, layout.muted, layout.tiny, classes['path'])}>{stock.pathOf(parent_id)}</span>
        </span>
        {refusal !== undefined && <div className={classes['refusal']}>{t('refused', { why: refusal })}</div>}
        {lastPrice !== undefined && (
          <span className={cx(layout.row, classes['jump'])} role="group" aria-label={t('jump.label', { name })}>
            <span role="status">
              {t('jump.question', {
                last: formatMoney(lastPrice),
                price: formatMoney(priceBaht(line, vat)),
              })}
            </span>
            <Button size="compact-xs" variant="default" data-path="items" onClick={on.onConfirm}>
              {t('jump.yes')}
            </Button>
            <Button size="compact-xs" variant="default" onClick={on.onEdit}>
              {t('jump.no')}
            </Button>
          </span>
        )}
      </td>
      <td role="gridcell" data-column="quantity">
        {measure.written(quantity, unit)}
        {package_quantity !== null && (
          <span className={cx(layout.muted, layout.tiny, classes['packages'])}>
            {t('packages', {
              count: formatQuantity(quantity / package_quantity, decimalsIn(quantity / package_quantity)),
              size: measure.written(package_quantity, unit),
            })}
          </span>
        )}
      </td>
      <td role="gridcell" data-column="price">
        {formatMoney(priceBaht(line, vat))}
      </td>
      <td role="gridcell" data-column="total">
        {formatMoney(lineBaht(line, vat))}
      </td>
      <td role="gridcell" data-column="actions">
        <ActionIcon size={28} aria-label={t('edit', { name })} onClick={on.onEdit}>
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon size={28} aria-label={t('remove', { name })} onClick={on.onRemove}>
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
