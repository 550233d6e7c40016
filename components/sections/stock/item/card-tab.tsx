'use client';
import { useLocale, useTranslations } from 'next-intl';
import { FolderSelect } from '@/components/browse/folder-select';
import { useStockCategories, type StockIndex } from '@/components/browse/use-stock-rows';
import { NumberField } from '@/components/form/number-field';
import { SensorForm } from '@/components/record/sensor-form';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { isBrew } from '@/lib/sections/craft/rules/brew';
import { decimalsOf } from '@/lib/domain/measure';
import { convertedFigures } from '@/lib/sections/stock/rules/measure-change';
import { shownPrice } from '@/lib/domain/format';
import { numberText } from '@/lib/domain/typed-number';
import { Alert } from '@/components/ui/alert';
import type { ItemConflict } from '@/lib/sections/stock/forms/stock';
import classes from './item-editor.module.css';
import { MenuItemSelect } from './menu-item-select';
import { type ItemForm, useItemMeasure } from './use-item-measure';
import { useFieldWords } from './use-field-words';

/** Conflict of an item: what another user saved first. Typed values stay, and saving again keeps them. */
function ConflictNote({ conflict: { changed, now }, stock }: { conflict: ItemConflict; stock: StockIndex }) {
  const t = useTranslations('stockItem.conflict');
  const { words, nameOf } = useFieldWords(stock);
  const changes = changed.map((field) => `${nameOf(field)}: ${words(field, now[field], now.measure_id)}`);
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      {changes.length === 0 ? t('same') : `${changes.join('; ')}. ${t('text')}`}
    </Alert>
  );
}

interface CardTabProps {
  item: StockItemRow;
  form: ItemForm;
  stock: StockIndex;
  mayEdit: boolean;
  /** Asks how to convert the figures to another measure. */
  onMeasure: (measure: number) => void;
}

/** Card of an item with all fields. A new measure is confirmed in a question. */
export function CardTab({ item, form, stock, mayEdit, onMeasure }: CardTabProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const categories = useStockCategories();
  const { draft, record, values, shown } = form;
  const { measureId, names, nameOf, choose } = useItemMeasure(form, stock);
  const unit = nameOf(measureId);

  // A legacy server does not say which categories are alcohol, and keeps no such mark. House-made goods are marked in any
  // category: the list for the tax office names those that are not.
  const isMadeHere = isBrew(stock.byId, { ...item, parent_id: draft.parent_id ?? item.parent_id });
  const mayBeMarked =
    record.without_alcohol === true ||
    categories.some(
      ({ category_id, alcohol }) =>
        alcohol !== undefined && (isMadeHere || (alcohol && category_id === draft.category_id)),
    );

  /** Figures after the recalculation. */
  const converted =
    values.recalculate_measure && values.measure_factor !== undefined
      ? convertedFigures(record, values.measure_factor)
      : null;
  const figure = (name: 'quantity' | 'stock_price' | 'package_quantity', of: string) => {
    const exact = converted?.[name] ?? null;
    const isPrice = name === 'stock_price';
    const next = exact !== null && isPrice ? shownPrice(exact) : exact;
    const decimals = next === null || isPrice ? 2 : decimalsOf(measureId, next);
    const recalculated = next !== null && {
      value: numberText(next, locale, decimals),
      description: t('measure.willBe'),
      readOnly: true,
    };
    return <NumberField {...form.text(name)} unit={of} {...recalculated} />;
  };
  const chooseMeasure = (id: number) => {
    if (id === record.measure_id) choose(id, null);
    else onMeasure(id);
  };
  const wide = { className: classes['wide'] ?? '' };
  return (
    <div className={classes['grid']}>
      {form.settled && (
        <div {...wide}>
          <ConflictNote conflict={form.settled} stock={stock} />
        </div>
      )}
      <TextInput {...form.text('name')} {...wide} />
      <div className={classes['half']}>
        <FolderSelect
          name="parent_id"
          tree={stock}
          label={t('fields.parent_id')}
          root={t('root')}
          value={draft.parent_id ?? 0}
          disabled={!mayEdit}
          error={shown['parent_id']}
          onChange={(parent_id) => form.set({ parent_id })}
        />
      </div>
      <Select
        {...form.choice('category_id')}
        className={classes['half']}
        placeholder="—"
        searchable
        nothingFoundMessage={t('pick.none')}
        data={[
          ...categories.map(({ category_id, name }) => ({ value: String(category_id), label: name })),
          // Category out of use, or not loaded yet.
          ...(item.category_id !== null && !categories.some(({ category_id }) => category_id === item.category_id)
            ? [{ value: String(item.category_id), label: item.category }]
            : []),
        ]}
      />
      <Select
        {...form.choice('measure_id')}
        searchable
        nothingFoundMessage={t('pick.none')}
        data={[...names].map(([id, label]) => ({ value: String(id), label }))}
        error={shown['measure_id'] ?? shown['measure_factor']}
        onChange={(id) => chooseMeasure(Number(id))}
      />
      {figure('quantity', unit)}
      {figure('stock_price', `฿/${unit}`)}
      {figure('package_quantity', unit)}
      <NumberField {...form.text('package_price')} unit="฿" />
      <MenuItemSelect
        {...form.value('menu_item_id')}
        label={t('fields.menu_item_id')}
        readOnly={!mayEdit}
        error={shown['menu_item_id']}
      />
      <Textarea {...form.text('description')} {...wide} minRows={2} maxRows={6} />
      {mayBeMarked && <Switch {...form.flag('without_alcohol')} {...wide} description={t('withoutAlcoholText')} />}
      <Switch {...form.flag('status')} {...wide} />
      <div {...wide}>
        <SensorForm
          section
          item={item}
          words="item"
          mayEdit={mayEdit}
          ownerOf={(sensor, channel) =>
            stock.items.find(
              ({ item_id, sensor_id, channel_id }) =>
                item_id !== item.item_id && sensor_id === sensor && channel_id === channel,
            )
          }
        />
      </div>
    </div>
  );
}
