'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isQuestioned, type BatchLine } from '@/lib/sections/stock/forms/delivery-lines';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { BatchRow } from './batch-row';
import classes from './batch-table.module.css';
import linesClasses from './lines.module.css';

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
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lines of the delivery. Arrows move between lines, Enter edits, Delete removes the selected one. */
export function BatchTable({ lines, vat, stock, refused, editing, lastPrice, ...on }: BatchTableProps) {
  const { onConfirm, onEdit, onRemove, onEmpty } = on;
  const t = useTranslations('stockAdd.list');
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const reachable = lines.some(({ key }) => key === active) ? active : lines[0]?.key;

  const count = useRef(lines.length);
  useEffect(() => {
    const added = lines.length > count.current ? lines.at(-1) : undefined;
    count.current = lines.length;
    if (added) body.current?.querySelector(`[data-line="${added.key}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lines]);

  const focusRow = (index: number) => {
    const line = lines[index];
    if (line) body.current?.querySelector<HTMLElement>(`[data-line="${line.key}"]`)?.focus();
  };
  const remove = (key: number) => {
    const index = lines.findIndex((line) => line.key === key);
    const next = index + 1 < lines.length ? index + 1 : index - 1;
    setActive(lines[next]?.key ?? null);
    // Before the row is removed, so that the focus is never lost.
    if (lines.length > 1) focusRow(next);
    else onEmpty();
    onRemove(key);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, key: number) => {
    const step = STEP[event.key];
    const onRow = event.target === event.currentTarget;
    if (step !== undefined) focusRow(index + step);
    else if (event.key === 'Delete') remove(key);
    else if (event.key === 'Enter' && onRow) onEdit(key);
    else return;
    event.preventDefault();
  };

  if (lines.length === 0) return <p className={cx(layout.muted, classes['empty'])}>{t('empty')}</p>;
  return (
    <table className={cx(linesClasses['table'], classes['table'])} role="grid" aria-label={t('label')}>
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
            active={active === line.key}
            reachable={reachable === line.key}
            refusal={refused?.index === index ? refused.why : undefined}
            editing={editing === line.key}
            {...(isQuestioned(line, lastPrice(line), vat) && { lastPrice: lastPrice(line) })}
            onConfirm={() => onConfirm(line.key)}
            onActive={() => setActive(line.key)}
            onEdit={() => onEdit(line.key)}
            onRemove={() => remove(line.key)}
            onKeyDown={(event) => onKeyDown(event, index, line.key)}
          />
        ))}
      </tbody>
    </table>
  );
}
