'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { useLineCosts } from '@/components/recipe/use-line-costs';
import { RecipeTotal } from '@/components/recipe/recipe-total';
import { useSees } from '@/components/sight/offers';
import { SmallTable } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { NativeSelect } from '@/components/ui/native-select';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { kitchenSheetAddress } from '@/lib/sections/craft/papers';
import { isBeerCraft } from '@/lib/sections/craft/rules/craft';
import {
  portionsIn,
  scaleRecipe,
  yieldOfPackages,
  yieldOfPortions,
  type ScaledLine,
} from '@/lib/sections/craft/rules/scale';
import { isCountable } from '@/lib/domain/measure';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { measureOf, pricedLines } from '@/lib/forms/recipe';
import classes from './craft-dialog.module.css';
import { PrintLink } from './print-link';
import type { CraftForm } from './use-craft-form';

const BY = ['yield', 'portions', 'packages'] as const;
type By = (typeof BY)[number];
/** Most of a product or of its portions and packages that the calculation takes. */
const MOST = 1_000_000;

const sum = (lines: readonly ScaledLine[], key: 'cost' | 'boughtCost'): number =>
  lines.reduce((total, line) => total + line[key], 0);

/** The recipe in the form for another yield: amounts, whole packages and what they cost. Nothing is saved. */
export function CraftScale({ form }: { form: CraftForm }) {
  const t = useTranslations('craft.scale');
  const papers = useTranslations('craft.papers');
  const locale = useLocale();
  const measure = useMeasure();
  const seesHeld = useSees('held');
  const { craft, recipe } = form.record;
  const { output_quantity: output = 0, portion_quantity } = form.values;
  const portion = portion_quantity ?? 0;
  const [by, setBy] = useState<By>('yield');
  const [typed, setTyped] = useState<Readonly<Record<By, string>>>({
    yield: numberText(output, locale),
    portions: '10',
    packages: '1',
  });
  const [chosen, setChosen] = useState<number | null>(null);

  const packageOf = new Map(recipe.map(({ item_id, package_quantity }) => [item_id, package_quantity]));
  const drafted = form.draft.ingredients;
  const lines = pricedLines(drafted, locale).map((line, at) => {
    const { item_id = 0, name = '', today_price, ...rest } = drafted[at] ?? {};
    return { ...line, item_id, name, today_price, measure: measureOf(rest), package_quantity: packageOf.get(item_id) };
  });
  const packed = lines.filter(({ package_quantity }) => (package_quantity ?? 0) > 0);
  const source = packed.find(({ item_id }) => item_id === chosen) ?? packed[0];
  const mays: Readonly<Record<By, boolean>> = { yield: true, portions: portion > 0, packages: source !== undefined };

  const number = typedNumber(typed[by], locale);
  const isCounted = by !== 'yield' || !isCountable(craft.measure, 0.5);
  const isValid = number !== null && number > 0 && number <= MOST && (!isCounted || Number.isInteger(number));
  const amount = isValid ? number : 0;
  const made =
    by === 'yield'
      ? amount
      : by === 'portions'
        ? yieldOfPortions(amount, portion)
        : source
          ? yieldOfPackages(source, amount, { output_quantity: output, measure: craft.measure })
          : 0;
  const scaled = scaleRecipe(lines, made, output);
  const costs = useLineCosts(seesHeld ? drafted : []);
  const seen = (satang: number) => (seesHeld ? satang : undefined);
  const lineOf = new Map(lines.map((line) => [line.item_id, line]));
  const unit = measure.name(craft.measure);

  if (output <= 0 || lines.length === 0) return <p className={classes['empty']}>{t('empty')}</p>;
  return (
    <div className={cx(layout.stack, classes['scale'])}>
      <SegmentedControl
        aria-label={t('by')}
        value={by}
        onChange={setBy}
        data={BY.map((value) => ({ value, label: t(`modes.${value}`), disabled: !mays[value] }))}
      />
      {(!mays.portions || !mays.packages) && (
        <p className={cx(layout.muted, layout.tiny)}>
          {t(mays.portions ? 'noPackage' : mays.packages ? 'noPortion' : 'neither')}
        </p>
      )}
      <div className={cx(layout.row, classes['row'])}>
        {by === 'packages' && source && (
          <NativeSelect
            label={t('source')}
            value={String(source.item_id)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
            data={packed.map(({ item_id, name, measure: of, package_quantity }) => ({
              value: String(item_id),
              label: t('packageOf', { name, contents: measure.written(package_quantity ?? 0, of) }),
            }))}
          />
        )}
        <NumberField
          key={by}
          name={`scale-${by}`}
          label={t(`amounts.${by}`)}
          {...(by === 'yield' && { unit })}
          value={typed[by]}
          error={!isValid && typed[by].trim() !== '' && t(isCounted ? 'wholeWrong' : 'wrong')}
          onChange={(event) => setTyped({ ...typed, [by]: event.currentTarget.value })}
        />
      </div>
      <SmallTable
        label={t('table')}
        rows={scaled}
        keyOf={({ item_id }) => item_id}
        columns={[
          { key: 'name', label: t('columns.name'), cell: ({ item_id }) => lineOf.get(item_id)?.name },
          {
            key: 'quantity',
            label: t('columns.quantity'),
            cell: ({ item_id, quantity }) => measure.written(quantity, lineOf.get(item_id)?.measure ?? ''),
          },
          {
            key: 'packages',
            label: t('columns.packages'),
            cell: ({ item_id, packages, bought }) =>
              packages === null
                ? '—'
                : t('packages', {
                    count: packages,
                    whole: measure.written(bought, lineOf.get(item_id)?.measure ?? ''),
                  }),
          },
          {
            key: 'cost',
            label: t('columns.cost'),
            wideOnly: true,
            cell: ({ item_id, cost }) => costs.ofLine(lineOf.get(item_id) ?? {}, seen(cost)),
          },
          {
            key: 'bought',
            label: t('columns.bought'),
            wideOnly: true,
            cell: ({ item_id, boughtCost }) => costs.ofLine(lineOf.get(item_id) ?? {}, seen(boughtCost)),
          },
        ]}
      />
      <RecipeTotal
        note={costs.note}
        figures={[
          { label: t('yield'), value: measure.written(made, craft.measure) },
          ...(portion > 0 ? [{ label: t('portions'), value: String(portionsIn(made, portion)) }] : []),
          { label: t('columns.bought'), value: costs.ofAll(seen(sum(scaled, 'boughtCost'))) },
          { label: t('columns.cost'), value: costs.ofAll(seen(sum(scaled, 'cost'))), strong: true },
        ]}
      />
      <div>
        {/* The sheet has the saved recipe. */}
        <PrintLink
          label={papers('sheet')}
          title={form.isDirty ? papers('sheetUnsaved') : undefined}
          href={form.isDirty || made <= 0 ? undefined : kitchenSheetAddress(isBeerCraft(craft), craft.craft_id, made)}
        />
      </div>
    </div>
  );
}
