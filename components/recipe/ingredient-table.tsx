'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { DraftLine } from '@/lib/forms/recipe';
import { IngredientRow, type LineProps } from './ingredient-row';
import classes from './recipe.module.css';

export interface IngredientTableProps extends LineProps {
  /** Name of the table. */
  label: string;
  lines: readonly DraftLine[];
}

const AMOUNT = ['name', 'quantity', 'measure'] as const;
const COSTS = ['unitCost', 'cost'] as const;
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lines of a recipe. Arrows move between rows, Delete removes the active one. */
export function IngredientTable({ label, lines, onRemove, ...row }: IngredientTableProps) {
  const t = useTranslations('recipe');
  const columns = row.costs ? [...AMOUNT, ...COSTS] : AMOUNT;
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const reachable = lines.some(({ item_id }) => item_id === active) ? active : lines[0]?.item_id;

  const focusRow = (index: number) => {
    const line = lines[index];
    if (line) body.current?.querySelector<HTMLElement>(`[data-line="${line.item_id}"]`)?.focus();
  };
  const remove = (id: number) => {
    const index = lines.findIndex(({ item_id }) => item_id === id);
    const next = lines[index + 1] ?? lines[index - 1];
    setActive(next?.item_id ?? null);
    // Before the row is removed, so that the focus is never lost.
    if (next) focusRow(lines.indexOf(next));
    else row.onNext();
    onRemove(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, id: number) => {
    const typing = event.target instanceof HTMLInputElement;
    const step = STEP[event.key];
    if (step !== undefined) focusRow(index + step);
    else if (!row.readOnly && event.key === 'Delete' && (!typing || event.ctrlKey)) remove(id);
    else return;
    event.preventDefault();
  };

  if (lines.length === 0)
    return <p className={cx(layout.muted, classes['empty'])}>{t(row.readOnly ? 'none' : 'empty')}</p>;
  return (
    <table className={cx(layout.small, classes['table'])} role="grid" aria-label={label} aria-readonly={row.readOnly}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" data-column={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
          {!row.readOnly && (
            <th role="columnheader" data-column="actions" scope="col">
              <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body} role="rowgroup">
        {lines.map((line, index) => (
          <IngredientRow
            key={line.item_id}
            {...row}
            line={line}
            active={active === line.item_id}
            reachable={reachable === line.item_id}
            onActive={() => setActive(line.item_id)}
            onRemove={remove}
            onKeyDown={(event) => onKeyDown(event, index, line.item_id)}
          />
        ))}
      </tbody>
    </table>
  );
}
