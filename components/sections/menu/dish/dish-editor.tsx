'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormBody } from '@/components/form/form-body';
import { Button } from '@/components/ui/button';
import { useLast } from '@/components/ui/use-last';
import { useItems } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { listIngredients } from '@/lib/sections/menu/contract/menu';
import { ConflictView } from './conflict-view';
import type { DishForm, PhotoRef } from './dish-types';
import { DishTabs, tabOf, type TabName } from './dish-tabs';
import { blocksSave, useIdCheck } from './use-id-check';

/** Stock items for recipes, loaded when first needed and kept while the dialog is open. */
const useStock = (needed: boolean) => useItems(useFresh(listIngredients, useLast(needed || undefined) ? {} : null));
interface DishEditorProps {
  readonly form: DishForm;
  readonly photo: PhotoRef;
}

/** Form of a dish: tabs or a conflict, and buttons. Saving uploads a chosen photo as well. */
export function DishEditor({ form, photo }: DishEditorProps) {
  const t = useTranslations('dish');
  const [tab, setTab] = useState<TabName>('properties');
  const [isPicking, setPicking] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { focusTarget, isDirty, conflict, readOnly, values, errors } = form;
  const oldId = form.record.dish?.item_id;
  const idState = useIdCheck(values.item_id === oldId ? undefined : values.item_id, oldId);
  const stock = useStock((tab === 'ingredients' && !readOnly) || tab === 'history' || conflict !== null);

  const [followed, setFollowed] = useState(focusTarget);
  if (focusTarget !== followed) {
    setFollowed(focusTarget);
    if (focusTarget) setTab(tabOf(focusTarget.field));
  }
  const isOff = blocksSave(idState) || errors.item_id !== undefined;
  const submit = async () => {
    if (isOff) setTab('properties');
    else if (conflict || !photo.current || oldId === undefined || form.firstWrong !== undefined) await form.submit();
    else {
      setUploading(true);
      const uploaded = await photo.current(oldId);
      setUploading(false);
      if (uploaded) await form.submit();
      else setTab('image');
    }
  };
  return (
    <FormBody
      form={{ ...form, submit, isSending: form.isSending || isUploading, isRestored: form.isRestored && !conflict }}
      tall
      submitLabel={t(conflict ? 'conflict.save' : oldId === undefined ? 'create' : 'ok')}
      problemTitle={t('notSaved')}
      off={isOff}
      note={readOnly ? t('readOnly') : isPicking ? t('pictureWaits') : isDirty && t('unsaved')}
      foot={
        !readOnly && (
          <Button
            variant="subtle"
            color="gray"
            disabled={form.isSending || !isDirty}
            onClick={conflict ? form.keepEditing : form.reset}
          >
            {conflict ? t('conflict.edit') : t('reset')}
          </Button>
        )
      }
    >
      {conflict ? (
        <ConflictView conflict={conflict} stock={stock.byId} onChoose={form.choose} />
      ) : (
        <DishTabs
          form={form}
          idState={idState}
          stock={stock}
          tab={tab}
          photo={photo}
          onTab={setTab}
          onPicking={setPicking}
        />
      )}
    </FormBody>
  );
}
