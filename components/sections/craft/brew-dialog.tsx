'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import tabs from '@/components/form/dialog-tabs.module.css';
import { LoadingPanel } from '@/components/form/loading-panel';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { FormBody } from '@/components/form/form-body';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import type { Items } from '@/components/recipe/use-items';
import type { CraftRecord } from '@/lib/sections/craft/forms/craft';
import { brewForm } from '@/lib/sections/craft/forms/crafts';
import { bodyOf } from '@/lib/forms/evaluate';
import type { Batch } from './use-batch';
import { useCraftRecord } from './use-craft-record';
import { BrewAmount } from './brew-amount';
import { CraftConflict } from './craft-conflict';
import { CraftIngredients } from './craft-ingredients';
import { useCraftForm } from './use-craft-form';

interface BrewFormProps {
  readonly record: CraftRecord;
  readonly items: Items;
  readonly batch: Pick<Batch, 'took' | 'refused'>;
}

/** Recipe and amount of a batch. A changed recipe is saved first; the batch follows once that has succeeded. */
function BrewForm({ record, items, batch }: BrewFormProps) {
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

interface BrewDialogProps {
  readonly craft: Craft;
  readonly batch: Pick<Batch, 'took' | 'refused'>;
  readonly onClose: () => void;
}

/** Makes a whole batch of a beer craft; its recipe can be changed before. */
export function BrewDialog({ craft, batch, onClose }: BrewDialogProps) {
  const t = useTranslations('craft');
  const editorWords = useTranslations('craft.editor');
  const { record, error, reload, items } = useCraftRecord(craft);
  return (
    <Dialog title={t('brew.title', { name: craft.name })} size="56rem" layout="tall" onClose={onClose}>
      {record ? (
        <BrewForm record={record} items={items} batch={batch} />
      ) : (
        <LoadingPanel words={editorWords} heights={[240]} error={error} onRetry={reload} />
      )}
    </Dialog>
  );
}
