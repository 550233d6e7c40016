'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { useGridRows } from '@/components/ui/use-grid-rows';
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

/** Lines of a recipe. Arrows move between rows, Delete removes the active one. */
export function IngredientTable({ label, lines, onRemove, ...row }: IngredientTableProps) {
  const t = useTranslations('recipe');
  const columns = row.costs ? [...AMOUNT, ...COSTS] : AMOUNT;
  const keys = lines.map(({ item_id }) => item_id);
  const { body, remove, rowOf } = useGridRows(keys, !row.readOnly && onRemove, row.onNext);

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
        {lines.map((line) => (
          <IngredientRow key={line.item_id} {...row} line={line} row={rowOf(line.item_id)} onRemove={remove} />
        ))}
      </tbody>
    </table>
  );
}
