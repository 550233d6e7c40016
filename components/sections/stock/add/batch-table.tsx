'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isQuestioned, type BatchLine } from '@/lib/sections/stock/forms/delivery-lines';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { cx, layout } from '@/components/ui/classes';
import { useGridRows } from '@/components/ui/use-grid-rows';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BatchRow } from './batch-row';
import classes from './batch-table.module.css';

interface BatchTableProps {
  lines: readonly BatchLine[];
  vat: boolean;
  stock: StockRows;
  /** Index of the line that the server refused, and why. */
  refused: { readonly index: number; readonly why: string } | undefined;
  editing: number | null;
  /** Price of a line's item before this delivery, in baht per measure. */
  lastPrice: (line: BatchLine) => number | undefined;
  onConfirm: (key: number) => void;
  onEdit: (key: number) => void;
  onRemove: (key: number) => void;
  /** Called when the last line was removed. */
  onEmpty: () => void;
}

const COLUMNS = ['number', 'name', 'quantity', 'price', 'total'] as const;

/** Lines of the delivery. Arrows move between lines, Enter edits, Delete removes the selected one. */
export function BatchTable({ lines, vat, stock, refused, editing, lastPrice, ...on }: BatchTableProps) {
  const { onConfirm, onEdit, onRemove, onEmpty } = on;
  const t = useTranslations('stockAdd.list');
  const keys = lines.map(({ key }) => key);
  const { body, remove, rowOf } = useGridRows(keys, onRemove, onEmpty);

  const count = useRef(lines.length);
  useEffect(() => {
    const added = lines.length > count.current ? lines.at(-1) : undefined;
    count.current = lines.length;
    if (added) body.current?.querySelector(`[data-line="${added.key}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [body, lines]);

  if (lines.length === 0) return <p className={cx(layout.muted, classes['empty'])}>{t('empty')}</p>;
  return (
    <table className={classes['table']} role="grid" aria-label={t('label')}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} role="columnheader" data-column={name} scope="col">
              {t(name)}
            </th>
          ))}
          <th role="columnheader" data-column="actions" scope="col">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={body} role="rowgroup">
        {lines.map((line, index) => (
          <BatchRow
            key={line.key}
            line={line}
            number={index + 1}
            vat={vat}
            stock={stock}
            row={rowOf(line.key)}
            refusal={refused?.index === index ? refused.why : undefined}
            editing={editing === line.key}
            {...(isQuestioned(line, lastPrice(line), vat) && { lastPrice: lastPrice(line) })}
            onConfirm={() => onConfirm(line.key)}
            onEdit={() => onEdit(line.key)}
            onRemove={() => remove(line.key)}
          />
        ))}
      </tbody>
    </table>
  );
}
