'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { cx, layout } from '@/components/ui/classes';
import { addLine, removeLine, replaceLine } from '@/lib/domain/recipe';
import type { DraftLine } from '@/lib/forms/recipe';
import { IngredientPicker } from './ingredient-picker';
import { IngredientTable, type IngredientTableProps } from './ingredient-table';
import classes from './recipe.module.css';
import type { ItemRow, Items } from './use-items';

const lineOf = (
  { item_id, name, measure_id, measure_name = '', prime_cost, today_price }: ItemRow,
  quantity: string,
): DraftLine => ({ item_id, name, measure_id, measure_name, prime_cost, today_price, quantity });

interface RecipeEditorProps extends Pick<IngredientTableProps, 'label' | 'lines' | 'readOnly' | 'costs'> {
  readonly onChange: (lines: readonly DraftLine[]) => void;
  /** Items to choose from. */
  readonly items: Items;
  readonly error?: string | undefined;
  /** Before the lines. */
  readonly head?: ReactNode;
  /** After the lines, e.g. `RecipeTotal`. */
  readonly children?: ReactNode;
}

/**
 * Lines of a recipe with their quantities: adds from the stock, replaces, removes. An item that is in the list already is not
 * added again; its quantity gets the focus.
 */
export function RecipeEditor({ lines, onChange, items, error, head, children, ...table }: RecipeEditorProps) {
  const { readOnly } = table;
  const t = useTranslations('recipe');
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [replacing, setReplacing] = useState<number | null>(null);
  const replaced = lines.find(({ item_id }) => item_id === replacing);

  /** Focuses the quantity of a new line once it is rendered. */
  const goToQuantity = (id: number) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLInputElement>(`[name="quantity-${id}"]`)?.focus());

  const choose = (row: ItemRow) => {
    if (lines.some(({ item_id }) => item_id === row.item_id)) picker.current?.blur();
    else if (replaced) onChange(replaceLine(lines, replaced.item_id, lineOf(row, replaced.quantity)));
    else onChange(addLine(lines, lineOf(row, '')));
    setReplacing(null);
    goToQuantity(row.item_id);
  };

  return (
    <div className={cx(layout.stack, classes['tab'])} ref={root} data-path="ingredients" tabIndex={-1}>
      {error && (
        <Alert role="alert" color="red">
          {error}
        </Alert>
      )}
      {head}
      {!readOnly && items.error && (
        <ProblemAlert problem={items.error.problem} title={t('stockNotLoaded')} onRetry={items.reload} />
      )}
      {!readOnly && !items.error && (
        <IngredientPicker
          input={picker}
          items={items}
          listed={lines}
          replacing={replaced?.name ?? null}
          onChoose={choose}
          onCancel={() => setReplacing(null)}
        />
      )}
      <IngredientTable
        {...table}
        lines={lines}
        showErrors={error !== undefined}
        onQuantity={(id, quantity) =>
          onChange(lines.map((line) => (line.item_id === id ? { ...line, quantity } : line)))
        }
        onRemove={(id) => {
          if (replacing === id) setReplacing(null);
          onChange(removeLine(lines, id));
        }}
        onReplace={(id) => {
          setReplacing(id);
          picker.current?.focus();
        }}
        onNext={() => picker.current?.focus()}
      />
      {children}
    </div>
  );
}
