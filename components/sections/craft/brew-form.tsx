'use client';
import { useTranslations } from 'next-intl';
import tabs from '@/components/form/dialog-tabs.module.css';
import { FormBody } from '@/components/form/form-body';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import type { Items } from '@/components/recipe/use-items';
import type { CraftRecord } from '@/lib/sections/craft/forms/craft';
import { brewForm } from '@/lib/sections/craft/forms/crafts';
import { bodyOf } from '@/lib/forms/evaluate';
import { BrewAmount } from './brew-amount';
import { CraftConflict } from './craft-conflict';
import { CraftIngredients } from './craft-ingredients';
import type { Batch } from './use-batch';
import { useCraftForm } from './use-craft-form';

interface BrewFormProps {
  readonly record: CraftRecord;
  readonly items: Items;
  readonly batch: Pick<Batch, 'took' | 'refused'>;
}

/** Recipe and amount of a batch. A changed recipe is saved first; the batch follows once that has succeeded. */
export function BrewForm({ record, items, batch }: BrewFormProps) {
  const t = useTranslations('craft');
  const dialog = useDialog();
  const brew = useForm(brewForm, {
    record: record.craft,
    onRefused: ({ field }, error) => {
      if (field === 'quantity' || field === 'reason') return false;
      batch.refused(error);
      return true;
    },
    onDone: (reply, values) => {
      dialog.close();
      const { forced: _, ...body } = bodyOf(brewForm, values, record.craft);
      if (reply) batch.took(reply, body);
    },
  });
  const recipe = useCraftForm({ record, onDone: () => brew.submit() });
  const { draft, values } = recipe;
  const form = {
    ...recipe,
    isDirty: recipe.isDirty || brew.isDirty,
    isSending: recipe.isSending || brew.isSending,
    problem: recipe.problem ?? brew.problem,
    focusTarget: recipe.focusTarget ?? brew.focusTarget,
    reason: draft.ingredients.length === 0 ? t('add.noIngredients') : brew.reason,
  };
  return (
    <FormBody
      form={form}
      tall
      scanned
      waits
      submitLabel={t('brew.submit')}
      problemTitle={t('editor.notSaved')}
      note={recipe.isDirty && t('brew.saves')}
    >
      {recipe.settled && <CraftConflict conflict={recipe.settled} />}
      <div className={tabs['panel']}>
        <CraftIngredients form={recipe} items={items} beer making />
      </div>
      <BrewAmount form={brew} craft={{ ...record.craft, output_quantity: values.output_quantity ?? 0 }} />
    </FormBody>
  );
}
