'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useSees } from '@/components/sight/sight';
import { Alert } from '@/components/ui/alert';
import { addLine, removeLine, replaceLine } from '@/lib/domain/recipe';
import type { DraftLine } from '@/lib/forms/menu';
import type { DishForm } from './dish-types';
import { IngredientPicker } from './ingredient-picker';
import { IngredientTable } from './ingredient-table';
import classes from './ingredients-tab.module.css';
import { RecipeTotal } from './recipe-total';
import type { Stock, StockRow } from './use-stock';

const lineOf = (row: StockRow, quantity: string): DraftLine => ({
  item_id: row.item_id,
  name: row.name,
  measure_id: row.measure_id ?? 0,
  measure_name: row.measure_name ?? '',
  prime_cost: row.prime_cost,
  quantity,
});

/** Recipe of a dish and, for those who may see it, its cost and its share of the price. */
export function IngredientsTab({ form, stock }: { form: DishForm; stock: Stock }) {
  const t = useTranslations('dish.recipe');
  const seesCosts = useSees('costs');
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [replacing, setReplacing] = useState<number | null>(null);
  const { readOnly } = form;
  const { value: lines, onChange: change } = form.value('ingredients');
  const error = form.shown['ingredients'];
  const replaced = lines.find(({ item_id }) => item_id === replacing);

  /** Focuses the quantity of a new line once it is rendered. */
  const goToQuantity = (id: number) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLInputElement>(`[name="quantity-${id}"]`)?.focus());

  const choose = (row: StockRow) => {
    // One that is there already is not added twice: its quantity is next.
    if (lines.some(({ item_id }) => item_id === row.item_id)) picker.current?.blur();
    else if (replaced) change(replaceLine(lines, replaced.item_id, lineOf(row, replaced.quantity)));
    else change(addLine(lines, lineOf(row, '')));
    setReplacing(null);
    goToQuantity(row.item_id);
  };

  return (
    <div className={classes['tab']} ref={root} data-path="ingredients" tabIndex={-1}>
      {error && (
        <Alert role="alert" color="red">
          {error}
        </Alert>
      )}
      {!readOnly && stock.error && (
        <ProblemAlert
          problem={stock.error.problem}
          title={t('stockNotLoaded')}
          onRetry={stock.reload}
          retrying={stock.loading}
        />
      )}
      {!readOnly && !stock.error && (
        <IngredientPicker
          input={picker}
          stock={stock}
          listed={lines}
          replacing={replaced?.name ?? null}
          onChoose={choose}
          onCancel={() => setReplacing(null)}
        />
      )}
      <IngredientTable
        lines={lines}
        readOnly={readOnly}
        showErrors={error !== undefined}
        onQuantity={(id, quantity) => change(lines.map((line) => (line.item_id === id ? { ...line, quantity } : line)))}
        onRemove={(id) => {
          if (replacing === id) setReplacing(null);
          change(removeLine(lines, id));
        }}
        onReplace={(id) => {
          setReplacing(id);
          picker.current?.focus();
        }}
        onNext={() => picker.current?.focus()}
      />
      {seesCosts && <RecipeTotal lines={lines} price={form.values.retail_price ?? null} />}
    </div>
  );
}
