'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { FormBody } from '@/components/form/form-body';
import { RestoredNote } from '@/components/form/restored-note';
import { useHold } from '@/components/form/use-leaving';
import { Button } from '@/components/ui/button';
import { ConflictView } from './conflict-view';
import type { DishForm } from './dish-types';
import { DishTabs, tabOf, type TabName } from './dish-tabs';
import { blocksSave, useIdCheck } from './use-id-check';
import { useStock } from './use-stock';

/** Form of a dish: tabs or a conflict, and buttons. */
export function DishEditor({ form }: { readonly form: DishForm }) {
  const t = useTranslations('dish');
  const [tab, setTab] = useState<TabName>('properties');
  const [isPicking, setPicking] = useState(false);
  const { focusTarget, isDirty, conflict, readOnly, values, errors, shown } = form;
  const oldId = form.record.dish?.item_id;
  const idState = useIdCheck(values.item_id === oldId ? undefined : values.item_id, oldId);
  const stock = useStock((tab === 'ingredients' && !readOnly) || tab === 'history' || conflict !== null);
  useHold(isDirty, form.forget);

  const [followed, setFollowed] = useState(focusTarget);
  if (focusTarget !== followed) {
    setFollowed(focusTarget);
    if (focusTarget) setTab(tabOf(focusTarget.field));
  }
  const submit = async () => {
    // Closing now would lose the chosen photo.
    if (isPicking) setTab('image');
    else if (blocksSave(idState)) setTab('properties');
    else await (conflict ? form.resolve() : form.submit());
  };
  return (
    <FormBody
      form={{ ...form, submit }}
      tall
      submitLabel={conflict ? t('conflict.save') : t('ok')}
      problemTitle={t('notSaved')}
      off={blocksSave(idState) || (errors.item_id !== undefined && shown['item_id'] !== undefined)}
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
      {form.isRestored && !conflict && (
        <div className={dialogs['problem']}>
          <RestoredNote onStartOver={form.reset} />
        </div>
      )}
      {conflict ? (
        <ConflictView conflict={conflict} stock={stock.byId} onChoose={form.choose} />
      ) : (
        <DishTabs form={form} idState={idState} stock={stock} tab={tab} onTab={setTab} onPicking={setPicking} />
      )}
    </FormBody>
  );
}
