'use client';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMeasure } from '@/components/measure/use-measure';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockCategories, type StockItemRow } from '@/lib/contract/stock';
import { decimalsOf, MEASURES } from '@/lib/domain/measure';
import { convertedPrice, convertedQuantity } from '@/lib/domain/measure-change';
import { toBaht, toSatang } from '@/lib/domain/money';
import { numberText } from '@/lib/domain/typed-number';
import { FolderSelect } from './folder-select';
import classes from './item-editor.module.css';
import { MeasurePrompt } from './measure-prompt';
import { MenuItemSelect } from './menu-item-select';
import { NumberField } from './number-field';
import { IN_DIALOG } from './select-props';
import { SensorFields } from './sensor-fields';
import type { ItemForm } from './use-item-form';
import type { StockIndex } from './use-stock-rows';

interface CardTabProps {
  item: StockItemRow;
  form: ItemForm;
  stock: StockIndex;
  mayEdit: boolean;
}

type NumberKey = 'quantity' | 'stock_price' | 'package_quantity' | 'package_price';

/** Every field of an item. A new measure is decided on in a question of its own. */
export function CardTab({ item, form, stock, mayEdit }: CardTabProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const textOf = useProblemText();
  const { name: measureName } = useMeasure();
  const categories = useEndpoint(stockCategories, {});
  const [asked, setAsked] = useState<number | null>(null);
  const { draft, base, change, refusal } = form;
  const factor = form.measure?.recalculate ? form.measure.factor : null;

  const measures = [
    ...MEASURES,
    ...stock.items.filter(({ measure_id }) => MEASURES.every((known) => known.measure_id !== measure_id)),
  ];
  const named = new Map(measures.map((measure) => [measure.measure_id, measureName(measure)]));
  const nameOf = (id: number) => named.get(id) ?? `#${id}`;

  const errorOf = (field: Parameters<typeof form.errorAt>[0]) => {
    const error = form.errorAt(field);
    if (error) return t(`errors.${error}`);
    return refusal?.field === field && textOf(refusal.problem);
  };
  /** What a figure will be once it is recalculated. */
  const converted: Partial<Record<NumberKey, string>> = {};
  if (factor !== null) {
    const text = (value: number) => numberText(value, locale, decimalsOf(draft.measure_id, value));
    converted.quantity = text(convertedQuantity(base.quantity, factor));
    converted.stock_price = numberText(toBaht(convertedPrice(toSatang(base.stock_price), factor)), locale, 2);
    if (base.package_quantity !== null)
      converted.package_quantity = text(convertedQuantity(base.package_quantity, factor));
  }
  const number = (field: NumberKey, unit: string) => (
    <NumberField
      label={t(`fields.${field}`)}
      unit={unit}
      value={converted[field] ?? draft[field]}
      readOnly={!mayEdit || converted[field] !== undefined}
      description={converted[field] !== undefined && t('measure.willBe')}
      error={errorOf(field)}
      onBlur={() => form.leave(field)}
      onChange={(text) => change({ [field]: text })}
    />
  );
  const chooseMeasure = (id: number) => {
    if (id === base.measure_id) form.changeMeasure(id, null);
    else setAsked(id);
  };
  const unit = nameOf(draft.measure_id);
  return (
    <div className={classes['grid']}>
      <TextInput
        className={classes['wide'] ?? ''}
        label={t('fields.name')}
        withAsterisk={mayEdit}
        aria-required={mayEdit || undefined}
        readOnly={!mayEdit}
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        error={errorOf('name')}
        onBlur={() => form.leave('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={classes['half']}>
        <FolderSelect
          stock={stock}
          label={t('fields.parent_id')}
          value={draft.parent_id}
          readOnly={!mayEdit}
          error={errorOf('parent_id')}
          onChange={(parent_id) => change({ parent_id })}
        />
      </div>
      <Select
        {...IN_DIALOG}
        className={classes['half'] ?? ''}
        label={t('fields.category_id')}
        placeholder="—"
        readOnly={!mayEdit}
        searchable
        nothingFoundMessage={t('pick.none')}
        allowDeselect={false}
        data={[
          ...(categories.data?.items ?? []).map(({ category_id, name }) => ({
            value: String(category_id),
            label: name,
          })),
          // Out of use by now, or not read yet.
          ...(item.category_id !== null && !categories.data?.items.some((one) => one.category_id === item.category_id)
            ? [{ value: String(item.category_id), label: item.category }]
            : []),
        ]}
        value={draft.category_id === null ? null : String(draft.category_id)}
        error={errorOf('category_id')}
        onChange={(id) => id !== null && change({ category_id: Number(id) })}
      />
      <Select
        {...IN_DIALOG}
        label={t('fields.measure_id')}
        readOnly={!mayEdit}
        allowDeselect={false}
        data={[...named].map(([id, label]) => ({ value: String(id), label }))}
        value={String(draft.measure_id)}
        error={errorOf('measure_id')}
        onChange={(id) => id !== null && chooseMeasure(Number(id))}
      />
      {number('quantity', unit)}
      {number('stock_price', `฿/${unit}`)}
      {number('package_quantity', unit)}
      {number('package_price', '฿')}
      <MenuItemSelect
        label={t('fields.menu_item_id')}
        value={draft.menu_item_id}
        readOnly={!mayEdit}
        error={errorOf('menu_item_id')}
        onChange={(menu_item_id) => change({ menu_item_id })}
      />
      <Textarea
        className={classes['wide'] ?? ''}
        label={t('fields.description')}
        readOnly={!mayEdit}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Switch
        className={classes['wide'] ?? ''}
        label={t('outOfUse')}
        disabled={!mayEdit}
        checked={draft.status === 1}
        onChange={(event) => change({ status: event.currentTarget.checked ? 1 : 0 })}
      />
      <SensorFields item={item} stock={stock} mayEdit={mayEdit} />
      {asked !== null && (
        <MeasurePrompt
          item={item}
          from={nameOf(base.measure_id)}
          to={nameOf(asked)}
          toId={asked}
          onCancel={() => setAsked(null)}
          onDecide={(decided) => {
            form.changeMeasure(asked, decided);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
