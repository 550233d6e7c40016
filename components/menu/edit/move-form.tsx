'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { MenuRow } from '@/lib/contract/menu';
import { idsBelow } from './below';
import { DialogForm } from '@/components/form/dialog-form';
import { FolderPicker } from './folder-picker';
import type { FormProps } from './form-props';

/** Moves a dish or folder without a mouse: the folder is chosen from the tree. */
export function MoveForm({ editor, row, onDone, onCancel }: FormProps & { row: MenuRow }) {
  const t = useTranslations('menuEdit');
  const [parent, setParent] = useState(row.parent_id);
  const { menu } = editor;
  const without = useMemo(
    () => (row.is_file ? new Set<number>() : idsBelow([row.item_id], menu.childrenOf)),
    [row, menu.childrenOf],
  );
  const submit = () => {
    onDone();
    editor.move(row, parent);
    return undefined;
  };
  return (
    <DialogForm submitLabel={t('moveTo.submit')} onSubmit={submit} onCancel={onCancel}>
      <FolderPicker menu={menu} label={t('pickFolder.label')} value={parent} onChange={setParent} without={without} />
    </DialogForm>
  );
}
