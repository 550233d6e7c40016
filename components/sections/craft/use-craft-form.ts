'use client';
import { useTranslations } from 'next-intl';
import { useForm, type FormState } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import type { saveCraft } from '@/lib/sections/craft/contract/craft';
import { craftForm, type CraftFields, type CraftRecord } from '@/lib/sections/craft/forms/craft';
import { readCraft } from './use-craft-record';

export type CraftForm = FormState<typeof saveCraft, CraftFields, CraftRecord>;

interface CraftFormOptions {
  readonly record: CraftRecord;
  readonly readOnly?: boolean;
  /** Called after a save, or if nothing had changed; the form stays busy until it resolves. */
  readonly onDone: () => unknown;
}

/** Form of a craft, which says in a toast whether it was saved. After a save it starts from what it saved. */
export function useCraftForm({ record, readOnly = false, onDone }: CraftFormOptions): CraftForm {
  const t = useTranslations('craft');
  const toasts = useToasts();
  const { craft_id } = record.craft;
  const form: CraftForm = useForm(craftForm, {
    record,
    readOnly,
    keep: readOnly || record.version === undefined ? undefined : craft_id,
    reread: () => readCraft(craft_id),
    onRefused: (_problem, error) => {
      toasts.refused(t('toastTitle'), error, () => t('editor.notSaved'));
      return false;
    },
    onDone: async (reply, values, _refresh, draft) => {
      if (reply) {
        toasts.success(t('editor.saved'), t('toastTitle'));
        const quantities = new Map(values.ingredients?.map(({ item_id, item_quantity }) => [item_id, item_quantity]));
        const { ingredients: _lines, allergens, method, ...saved } = values;
        form.adopt({
          craft: { ...form.record.craft, ...saved },
          recipe: draft.ingredients.map(({ quantity: _typed, prime_cost, ...line }) => ({
            ...line,
            ...(prime_cost !== undefined && { prime_cost }),
            item_quantity: quantities.get(line.item_id) ?? 0,
          })),
          allergens,
          method,
          version: reply.version,
        });
      }
      await onDone();
    },
  });
  return form;
}
